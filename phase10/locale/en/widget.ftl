# What every widget may have to say.

widget-error = Something went wrong here, and nothing was changed. Please try another way; the details are in the server’s log.
widget-copied = Copied
