import type { LotteryGame, WireLine } from '@sanuk/contracts/lottery'
import { type Chased, TABLE_STAKE } from '@sanuk/engines/lottery/bets'
import { parseAmount } from '@sanuk/money/amount'
import { ceilingOf } from '../pad/check-line.ts'
import { type OfferedPlay, prizesOf } from '../plays.ts'
import { costOf } from '../slip/slip.ts'

type ChasedGame = Pick<LotteryGame, 'mostPrize' | 'mostStake'>

/**
 * What lines cost and win when they are played once in an issue. The prize is the least that any unit of them wins, so that
 * a chase for profit gains enough whichever wins; the highest multiple is the one that every limit of the game allows.
 */
export function chasedLines(
  lines: readonly WireLine[],
  game: ChasedGame,
  plays: ReadonlyMap<string, OfferedPlay>,
): Omit<Chased, 'issues'> {
  const cost = costOf(lines, plays)
  const each = lines.flatMap((line) => {
    const play = plays.get(line.play)
    return play ? [{ prize: leastPrize(play, line), most: mostTimes(game, play, line) }] : []
  })
  const prizes = each.map(({ prize }) => prize)
  const mostTimesOfStake = cost > 0n ? Number(parseAmount(game.mostStake) / cost) : 1
  return {
    cost,
    prize: leastOf(prizes),
    mostMultiple: Math.min(mostTimesOfStake, ...each.map(({ most }) => most)),
  }
}

function leastPrize(play: OfferedPlay, { unitStake, multiple, series, rate }: WireLine): bigint {
  const prizes = prizesOf(play, series ?? null).map((prize) => (rate === 'half' ? prize / 2n : prize))
  return (leastOf(prizes) * parseAmount(unitStake) * BigInt(multiple)) / TABLE_STAKE
}

/** The least of some prizes; 0 of none. */
const leastOf = (prizes: readonly bigint[]): bigint => prizes.toSorted((a, b) => Number(a - b))[0] ?? 0n

const mostTimes = (game: ChasedGame, play: OfferedPlay, { unitStake, multiple, series }: WireLine): number =>
  Math.floor(ceilingOf({ game, play }, { unitStake, series: series ?? null }) / multiple)
