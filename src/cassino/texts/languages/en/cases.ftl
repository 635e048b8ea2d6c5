### Files of rule cases: which play is legal in a position, and what follows


cases-count = { $passed } passed, { $failed } failed
