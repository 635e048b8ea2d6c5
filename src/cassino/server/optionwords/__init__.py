"""Every option of a rule set as a plain question, and the answers it can have."""

from cassino.server.optionwords.answers import ANSWERS, answer
from cassino.server.optionwords.questions import GROUPS, QUESTIONS, TITLES, Question

__all__ = ["ANSWERS", "GROUPS", "QUESTIONS", "TITLES", "Question", "answer"]
