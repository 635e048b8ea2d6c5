### What other sites and messengers show beside a link

preview-start = Cassino
preview-start-about = Casino, the fishing card game: play against a bot or friends, in your browser.
# $rules (text): the name of the game
preview-table = { $rules }: take a seat
preview-table-about = You are invited to a table. Open the link to play.
# $names (text): the players at a table that everybody may see
preview-table-names = At the table: { $names }
# $number (number)
preview-puzzle = Puzzle { $number }: find the best move
preview-puzzle-about = { $rules }: one move is clearly best. Can you see it?
preview-puzzles = Puzzles: find the best move
preview-puzzles-about = Casino puzzles at your level: each has one clearly best move.
# $day (date)
preview-daily = Deal of the day, { $day }
preview-daily-about = { $rules }: everyone who plays today gets the same cards.
preview-school-about = Learn to play in short lessons.
# $title (text): the name of a lesson
preview-lesson = Learn: { $title }
