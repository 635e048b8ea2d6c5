### News about the server, and what people who are away are told

notice-storage = The server cannot reach its database. Confirmed moves are safe, and play continues when the database is back.
notice-nothing-kept = This browser does not save this match, perhaps because this is a private window. The match is lost when you close the page.
notice-bus = Connection trouble on the server: other players' moves may arrive late.
notice-restart = The server is about to restart. Play continues in a moment.
notice-read-only = The operator has stopped all play for now. Nothing is lost, and your match will continue later.
# $reason (text): the operator's own words
notice-read-only-because = The operator has stopped all play for now. Nothing is lost, and your match will continue later. Reason: { $reason }
your-turn = It is your turn
# $title (text): the rules; $others (text): the names of the other players
your-turn-at = { $title } with { $others }
