### Pages that say that something is not there, and other words of the site that the server writes

# Headings
site-nothing-here = Page not found
# Below it, in the folder of `cassino site`
site-nothing-here-about = There is no page at this address. The address may be misspelled, or the page may need a server.
# Link, in place of a page whose address has changed
site-moved = This page is at another address.
site-no-rules = No such rules
site-no-house-rules = No such house rules
site-no-match = No such match
site-no-score = No such score sheet
site-no-week = No such week
site-no-puzzle = No such puzzle
site-no-lesson = No such lesson

# In place of a page that the browser cannot fetch
site-offline = No connection
site-offline-about = This page is not saved on this device. It opens by itself when you are back online.
# Link: tries to open the page now
site-open-again = Try now

# What a person calls a browser in the list of sessions; $browser, $system (text): product names
site-device = { $browser } on { $system }
site-a-program = A program
