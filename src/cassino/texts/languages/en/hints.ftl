### Where to look, without naming a card

nudge-sweep = The table can be cleared.
nudge-several = One capture can take several things at once.
nudge-sum = Cards on the table add up to one that you hold.
nudge-points = A card that is worth points can be captured.
nudge-capture = Something can be captured.
nudge-worthless = What can be captured now is not worth it: there is something better to do.
nudge-trail = There is nothing to capture: think of what the next player could use.
nudge-build = Some cards add up to one that you hold.
nudge-join = A build on the table can grow.
nudge-raise = A build on the table can be given another value.
nudge-end = This turn has nothing more to give.
nudge-claim = Count what you have taken.
nudge-pass = Nothing needs to be said here.
nudge-ask = Think of what you can ask for.
