import type { WireLine } from '@sanuk/contracts/lottery'
import { type Play, singleNumbersOf } from '@sanuk/engines/lottery/bets'
import { type Amount, add, subtract, times, ZERO } from '@sanuk/money/amount'
import { selectionFrom } from '../wire-selection.ts'
import { type NumberRates, type Standing, standingOf } from './number-rates.ts'
import { rateOfLine, splitByRate, stakeOnNumber, withNumbers } from './split-line.ts'

/** A number that cannot be bought as a line wants it, and how it is sold. */
export type NumberFault = {
  readonly number: string
  readonly reason: 'closed' | 'rate' | 'limit'
  readonly standing: Standing
}

/** How a line stands with the limits of its numbers. */
export type LineStanding = {
  readonly faults: readonly NumberFault[]
  /** The number on which least may be staked still, and how much; `null` where no number is limited. */
  readonly least: { readonly number: string; readonly left: Amount } | null
}

type Plays = ReadonlyMap<string, Play>

/** What is bought: the lines, and how often the issue plays them that plays them most. */
type Wanted = { readonly lines: readonly WireLine[]; readonly issueTimes: number; readonly plays: Plays }

/** How lines stand with the limits, each by its place. Lines share what is left of a number. */
export function lineStandings({ lines, issueTimes, plays }: Wanted, rates: NumberRates): readonly LineStanding[] {
  const taken: Taken = new Map()
  return lines.map((line) => {
    const play = plays.get(line.play)
    if (!play || !rates.has(play.code)) return { faults: [], least: null }
    const stake = times(stakeOnNumber(line, play), issueTimes)
    const numbers = singleNumbersOf(play, selectionFrom(line.selection)).flatMap((number) => {
      const standing = standingOf(rates, play.code, number)
      return standing ? [{ number, standing }] : []
    })
    const faults = numbers.flatMap(({ number, standing }) => {
      const before = take(taken, `${line.play} ${number}`, stake)
      const reason = reasonOf(standing, { rate: rateOfLine(line), stake, before })
      return reason ? [{ number, reason, standing }] : []
    })
    return { faults, least: leastLeft(numbers) }
  })
}

function leastLeft(numbers: readonly Pick<NumberFault, 'number' | 'standing'>[]): LineStanding['least'] {
  const limited = numbers.flatMap(({ number, standing: { rate, left } }) =>
    left !== null && rate !== 'closed' ? [{ number, left }] : [],
  )
  const [first] = limited
  return first ? limited.reduce((least, one) => (one.left < least.left ? one : least), first) : null
}

type Bought = { readonly rate: 'full' | 'half'; readonly stake: Amount; readonly before: Amount }

function reasonOf({ rate, left }: Standing, bought: Bought): NumberFault['reason'] | null {
  if (rate === 'closed') return 'closed'
  if (rate !== bought.rate) return 'rate'
  return left !== null && bought.before + bought.stake > left ? 'limit' : null
}

/**
 * The lines as they can be bought: without closed numbers, each number at its rate, and no more on it than is left. Numbers
 * of a line on which different amounts are left become lines of their own.
 */
export function adjustedLines({ lines, issueTimes, plays }: Wanted, rates: NumberRates): readonly WireLine[] {
  const taken: Taken = new Map()
  return lines.flatMap((line) => {
    const play = plays.get(line.play)
    if (!play || !rates.has(play.code)) return [line]
    return splitByRate(play, line, rates).flatMap((part) => {
      const once = times(stakeOnNumber({ ...part, multiple: 1 }, play), issueTimes)
      const byMultiple = Map.groupBy(singleNumbersOf(play, selectionFrom(part.selection)), (number) => {
        const left = standingOf(rates, play.code, number)?.left ?? null
        const key = `${part.play} ${number}`
        const most = left === null ? part.multiple : Number(rest(left, taken.get(key) ?? ZERO) / once)
        const multiple = Math.min(part.multiple, most)
        take(taken, key, times(once, multiple))
        return multiple
      })
      return [...byMultiple].flatMap(([multiple, numbers]) =>
        multiple > 0 ? [withNumbers(play, { ...part, multiple }, numbers)] : [],
      )
    })
  })
}

const rest = (left: Amount, before: Amount): Amount => (before < left ? subtract(left, before) : ZERO)

/** What lines before stake on each number, by play and number. */
type Taken = Map<string, Amount>

/** Notes what a line stakes on a number, and answers what those before it did. */
function take(taken: Taken, key: string, stake: Amount): Amount {
  const before = taken.get(key) ?? ZERO
  taken.set(key, add(before, stake))
  return before
}
