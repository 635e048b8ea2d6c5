"""Passwords: what is stored, and what it costs to be wrong."""

import asyncio
import hashlib
import threading

import pytest

from cassino.server.http.limits import TooFast
from cassino.server.people import passwords
from cassino.server.people.passwords import AT_ONCE, Checker, Cost, hashed, is_outdated, is_right

CHEAP, REAL = Cost(log2=4, block=1, times=1), Cost()


@pytest.fixture(autouse=True)
def at_real_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passwords, "USUAL", REAL)


def test_a_password_is_right_or_wrong() -> None:
    stored = hashed("seven old lemons", CHEAP)
    assert is_right("seven old lemons", stored)
    assert not is_right("seven old lemon", stored) and not is_right("", stored)


def test_the_cost_is_stored_and_an_old_one_is_noticed() -> None:
    stored = hashed("seven old lemons", CHEAP)
    assert stored.startswith("scrypt$4$1$1$") and "lemons" not in stored
    assert is_outdated(stored) and not is_outdated(hashed("seven old lemons"))
    assert (REAL.log2, REAL.block, REAL.times) == (15, 8, 3)


def test_the_same_password_is_stored_differently_each_time() -> None:
    assert hashed("seven old lemons", CHEAP) != hashed("seven old lemons", CHEAP)


def test_letters_count_however_they_were_typed() -> None:
    assert is_right("cafe\u0301 au lait", hashed("caf\u00e9 au lait", CHEAP))


def test_the_password_of_nobody_costs_as_much_as_a_wrong_one(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[tuple[int, int, int]] = []
    scrypt = hashlib.scrypt

    def counted(password: bytes, *, salt: bytes, n: int, r: int, p: int, maxmem: int, dklen: int) -> bytes:
        spent.append((n, r, p))
        return scrypt(password, salt=salt, n=n, r=r, p=p, maxmem=maxmem, dklen=dklen)

    async def both() -> tuple[bool, bool]:
        checker = Checker()
        stored = await checker.hashed("seven old lemons")
        spent.clear()
        return await checker.is_right("guess", stored), await checker.is_right("guess", None)

    monkeypatch.setattr(passwords.hashlib, "scrypt", counted)
    assert asyncio.run(both()) == (False, False)
    assert len(spent) == 2 and spent[0] == spent[1] == (2**15, 8, 3)


def test_few_are_checked_at_once_and_not_endlessly_many_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    busy, most, lock = 0, 0, threading.Lock()
    gate = threading.Event()

    def slow(_password: str, _stored: str) -> bool:
        nonlocal busy, most
        with lock:
            busy += 1
            most = max(most, busy)
        gate.wait(10)
        with lock:
            busy -= 1
        return True

    async def flood() -> list[bool | BaseException]:
        checker = Checker()
        asking = [asyncio.create_task(checker.is_right("x", "y")) for _ in range(60)]
        await asyncio.sleep(0)
        gate.set()
        return await asyncio.gather(*asking, return_exceptions=True)

    monkeypatch.setattr(passwords, "is_right", slow)
    answers = asyncio.run(flood())
    assert most <= AT_ONCE
    assert answers.count(True) == passwords.MOST_WAITING
    assert sum(isinstance(answer, TooFast) for answer in answers) == 60 - passwords.MOST_WAITING
