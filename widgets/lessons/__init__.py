"""The widgets of a lesson, the page that lists the lessons, their copies in five languages, and worksheets."""
