# Worksheets on paper: the sheets and their keys, the page that prints them, and `phase10 worksheets`.
sheet-name = Worksheets
sheet-title = Worksheets to print
sheet-lead = One page for each lesson, with tasks to solve by hand. The number of a sheet decides its cards and figures: the same number gives the same sheet.
sheet-choice-lesson = Lesson
sheet-choice-number = Sheet number
sheet-choice-copies = How many sheets
sheet-choice-key = Answer key
sheet-choice-key-no = Without key
sheet-choice-key-yes = With key
sheet-print = Print

# On the sheet. Keep these short.
sheet-lesson = Lesson { $number }
sheet-number = Sheet { $number }
sheet-pupil = Name
sheet-class = Class
sheet-date = Date
sheet-answer = Answer
sheet-legend = R red, B blue, G green, Y yellow, W wild, S skip
sheet-license = License: CC BY 4.0
sheet-seed = Seed { $seed }
sheet-key = Answer key
sheet-key-note = For the teacher, not for the class.
sheet-file-note = Print this page: every sheet takes one page of paper. The answer key comes last, on pages of its own.

# `phase10 worksheets`.
sheet-help = write worksheets to print, with their answer keys
sheet-about = Write a file of worksheets to print: each sheet has cards and figures of its own, and the answer keys come last.
sheet-help-lesson = the lesson, by its name or number, or “all” for every lesson
sheet-help-copies = how many different sheets of each lesson (1)
sheet-help-seed = the number of the first sheet, 1 or more (1); the others follow
sheet-help-lang = the language: en, fr, de, pt-BR or fi
sheet-help-paper = the size of the paper: a4 or letter (a4)
sheet-help-output = the file to write (worksheets-LESSON.html in this folder)
sheet-written = { $count ->
    [one] One worksheet with its key is in { $file }
   *[other] { $count } worksheets with their keys are in { $file }
 }
sheet-rewritten = { sheet-written } (in place of the worksheets that were there)
sheet-unknown-lesson = There is no lesson “{ $token }”. There are: { $known }.
sheet-bad-copies = “{ $token }” is not a number of copies. Give a whole number from { $least } to { $most }.
sheet-bad-number = “{ $token }” is not the number of a sheet. Give a whole number from { $least } to { $most }.
sheet-bad-paper = “{ $token }” is not a size of paper. There are: { $known }.
sheet-not-ours = { $file } is there already, and it is no file of worksheets. Give another name with --output.
sheet-unwritable = { $file } cannot be written: { $reason }
