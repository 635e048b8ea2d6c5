"""Rules under which nothing need be said: what is usually called or demanded comes about by itself."""

from dataclasses import replace

from cassino.rules.options import Claim, Finish, Insist, Orange
from cassino.rules.rules import Rules


def automatic(rules: Rules) -> Rules:
    """The same rules with oranges scored, fuller play enforced and the match stopped when it is decided, unclaimed.

    A rule that has nothing to do with these stays as it is. D-53, D-78, D-79
    """
    calling, ending = rules.calling, rules.ending
    if calling.insist is Insist.ASKED:
        calling = replace(calling, insist=Insist.ALWAYS)
    if calling.orange is Orange.CALLED:
        calling = replace(calling, orange=Orange.ALWAYS)
    if not ending.deals and ending.target > 1:
        ending = replace(ending, finish=Finish.AT_ONCE)
        calling = replace(calling, claim=Claim.NONE)
    return replace(rules, calling=calling, ending=ending)
