### The pages of Casino School and of its lessons

learn-school = Casino School
learn-about = Learn Casino in three minutes: short lessons at a real table.
learn-lead = You sit at a real table and see what every card you play does. No experience needed.
learn-well = Play it well
# $title (text): the next lesson
learn-continue = Continue: { $title }
learn-all-done = You have finished every lesson.
# Of a lesson
learn-done = Done
# $done, $steps (number): of a lesson
learn-partly-done = { $done } of { $steps } done
learn-foreign = Some lessons you have done are from another version of Cassino. Your progress in them is kept.
learn-skills = Your skills
learn-skills-about = This is what your latest games show. Tap a skill to see its lesson.
learn-other-games = How do other games differ?
learn-other-games-about = Once you know the basic game, it takes at most ten sentences to explain each of these.

### A lesson

learn-lesson = Lesson
learn-lesson-about = A lesson in Casino at a real table.
# Spoken to a screen reader: parts of the page
learn-teacher = The lesson
learn-news = Lesson updates
# Spoken to a screen reader. $title (text): the lesson; $step, $steps (number)
learn-heading = { $title }, step { $step } of { $steps }.
# Spoken to a screen reader: the dots at the top
learn-step = Step { $step } of { $steps }
learn-steps-done = All steps are done
# Instead of buttons at the table, after the right answer
learn-press-continue = Press Continue above the table.
# Spoken to a screen reader before the answer
learn-not-yet = Not yet.
# Shown before the answer
learn-right-mark = Right!
learn-task-again = Read the task again
learn-well-done = Well done!
# $title (text): the lesson; $number, $of (number)
learn-finished = You have finished “{ $title }”, lesson { $number } of { $of }.
# $title (text): the next lesson
learn-next = Next: { $title }
learn-last = That was the last one. You know the whole game.
learn-again = Do it again
learn-first-deal = Play a first deal

### The first deal

# $turn, $turns (number)
learn-turn = Turn { $turn } of { $turns }
learn-start-over = Start over
learn-play-again = Play it again

# At the end of a lesson. $stars (number): how many lessons are done; $lessons (number): of how many
learn-stars = { $stars } of { $lessons } stars
# A button at the end of the school
learn-first-game = Play an easy game, with the coach
# $first (number): of the lessons that come first; $lessons (number): of all lessons
learn-times = The first { $first } lessons take about three minutes, all { $lessons } about twelve.
