import { dayOf } from '@sanuk/contracts/calendar-day'
import { RESULTS_MAX } from '@sanuk/contracts/lottery'
import { STREAK_LEAST } from '@sanuk/contracts/lottery-statistics'
import { type Streak, streaksOf } from '@sanuk/engines/lottery/statistics/streaks'
import { isOffered } from '../check-lines.ts'
import type { LotteryGame } from '../game.ts'
import type { IssueRecord, IssueStore } from '../store/issues.ts'

/** What holds of a game now, with the issue that takes bets. */
export type GameStreaks = {
  readonly game: LotteryGame
  readonly issue: IssueRecord
  readonly streaks: readonly Streak[]
}

/**
 * Finds streaks of games by their latest results. They are kept in memory until the game has a new result. In between a
 * request costs the two reads that tell the open issue and the latest result of every game; a new result costs one read of
 * 100 issues and the settling of as many draws as its longest streak is long.
 */
export function createFindStreaks({ issues }: { readonly issues: Pick<IssueStore, 'now' | 'standing' | 'drawn'> }) {
  const known = new Map<string, { readonly of: string; readonly streaks: Promise<readonly Streak[]> }>()

  async function find(game: LotteryGame): Promise<readonly Streak[]> {
    const drawn = await issues.drawn(game.code, RESULTS_MAX)
    const draws = drawn.flatMap(({ result, drawsAt }) =>
      result ? [{ result, day: dayOf(drawsAt, game.schedule.timeZone) }] : [],
    )
    return streaksOf(game.family, draws, { least: STREAK_LEAST, offers: (play) => isOffered(game, play) })
  }

  /** Requests that come at once share one search. A failed one is forgotten. */
  function streaksAt(game: LotteryGame, latest: IssueRecord): Promise<readonly Streak[]> {
    const of = `${latest.id} ${latest.version}`
    const before = known.get(game.code)
    if (before?.of === of) return before.streaks
    const streaks = find(game)
    known.set(game.code, { of, streaks })
    streaks.catch(() => known.delete(game.code))
    return streaks
  }

  /** The streaks of those games that take bets now, and what time it is where bets are taken. */
  return async (games: readonly LotteryGame[]): Promise<{ now: Date; found: readonly GameStreaks[] }> => {
    const [now, { open, latest }] = await Promise.all([issues.now(), issues.standing(games.map(({ code }) => code))])
    const found = await Promise.all(
      games.map(async (game): Promise<readonly GameStreaks[]> => {
        const issue = open.find((one) => one.game === game.code)
        const last = latest.find((one) => one.game === game.code)
        return issue && last ? [{ game, issue, streaks: await streaksAt(game, last) }] : []
      }),
    )
    return { now, found: found.flat() }
  }
}
