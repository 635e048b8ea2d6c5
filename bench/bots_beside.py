"""How late the event loop of a server runs while bots think: in threads, and in a process of their own.

python bench/bots_beside.py [--seconds 6] [--matches 8]      (taskset -c 1 for one processor)
"""

import argparse
import asyncio
import time

from cassino.hosted.commands.creation import NewMatch, SeatWish, created, terms
from cassino.hosted.match.match import HostedMatch, begun, replayed
from cassino.server.jobs.bots import BotPool

BEAT = 0.001
SETUPS = ((0, "level8"), (1, "level8"), (0, "counter-rollouts"), (1, "counter-rollouts"), (0, "heuristic"))


def hosted(seed: int) -> HostedMatch:
    """A match in which a bot is to lead."""
    seats = (SeatWish("human", "Ann"), SeatWish("bot", "Hal", "random"))
    return replayed(begun(created(terms(NewMatch(seats, variant="casino", seed=seed))), dealer=0))


async def measure(processes: int, bot: str, seconds: float, matches: int) -> str:
    """One line."""
    bot_pool, late, played = BotPool(processes), [], 0
    await bot_pool.choose(hosted(0), 1, bot)
    end = time.monotonic() + seconds

    async def play(at: HostedMatch) -> None:
        nonlocal played
        while time.monotonic() < end:
            await bot_pool.choose(at, 1, bot)
            played += 1

    playing = [asyncio.create_task(play(hosted(seed))) for seed in range(matches)]
    while time.monotonic() < end:
        before = time.perf_counter()
        await asyncio.sleep(BEAT)
        late.append(1000 * (time.perf_counter() - before - BEAT))
    await asyncio.gather(*playing)
    bot_pool.close()
    late.sort()
    where = f"{processes} process" if processes else "threads"
    middle, worst = late[len(late) // 2], late[int(0.99 * len(late))]
    return f"{bot:10} {where:10} late: p50 {middle:6.2f} ms, p99 {worst:6.2f} ms   {played / seconds:7.1f} moves/s"


def main() -> None:
    """Measure all setups."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--matches", type=int, default=8)
    wanted = parser.parse_args()
    for processes, bot in SETUPS:
        print(asyncio.run(measure(processes, bot, wanted.seconds, wanted.matches)), flush=True)


if __name__ == "__main__":
    main()
