import type { WireSelection } from '@sanuk/contracts/lottery'
import { type LotteryStreak, lotteryStreaks } from '@sanuk/contracts/lottery-statistics'
import { type Attribute, selectionOf } from '@sanuk/engines/lottery/statistics/attributes'
import type { Game } from '#platform/capabilities/game'
import type { Serve } from '#platform/serve'
import { offeredLotteries } from '../draws/offered.ts'
import type { LotteryGame } from '../game.ts'
import { type Lottery, lotteryNamed } from '../index.ts'
import { createFindStreaks, type GameStreaks } from './find-streaks.ts'

type Needs = {
  readonly lottery: Pick<Lottery, 'issues'>
  /** What a brand shows, in its order. */
  readonly gamesOf: (brand: string) => Promise<readonly Game[]>
}

const USUAL_COUNT = 20

/** Which house draws have been alike for longest. Official draws come too rarely to be listed. */
export function streakRoutes(serve: Serve, { lottery, gamesOf }: Needs): void {
  const findStreaks = createFindStreaks(lottery)
  serve(lotteryStreaks, async ({ brand, query }) => {
    const offered = await offeredLotteries({ gamesOf }, brand, query.vendors)
    const names = new Map(offered.map((game) => [game.code, game.names]))
    const games = offered.flatMap(({ code }) => {
      const game = lotteryNamed(code)
      return game?.drawnBy === 'house' ? [game] : []
    })
    const { now, found } = await findStreaks(games)
    const list = found
      .flatMap((one) => streakAnswers(one, names.get(one.game.code)))
      // Among those of one length, the one whose issue is sealed first.
      .toSorted((a, b) => b.length - a.length || a.issue.sealsAt.localeCompare(b.issue.sealsAt))
    return { now: now.toISOString(), list: list.slice(0, query.count ?? USUAL_COUNT) }
  })
}

function streakAnswers({ game, issue, streaks }: GameStreaks, names: Game['names'] | undefined): LotteryStreak[] {
  return streaks.map(({ goesOn, ends, length }) => ({
    gameCode: game.code,
    vendor: game.vendor,
    family: game.family,
    names: names ?? { th: game.code, en: game.code },
    play: goesOn.play,
    row: goesOn.row,
    word: goesOn.word,
    length,
    goesOn: wireSelection(game, goesOn),
    ends: wireSelection(game, ends),
    issue: { number: issue.number, sealsAt: issue.sealsAt.toISOString() },
  }))
}

const wireSelection = ({ family }: LotteryGame, attribute: Attribute): WireSelection => ({
  rows: (selectionOf(family, attribute).rows ?? []).map((row) => [...row]),
})
