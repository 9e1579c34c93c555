import type { Settling } from '../family.ts'
import type { Hits, Selection } from '../play.ts'
import { hitsAmong, ordersOf, sortedDigits, type Tally, tallyOf } from '../whole-numbers.ts'
import { type FourDigitBet, ORDERS, PRIZE_NAMES, PRIZES } from './bet.ts'

/** The numbers of each prize: as drawn, with their digits in order, and their last three digits. */
type Read = ReadonlyMap<
  keyof typeof PRIZES,
  { readonly numbers: Tally; readonly sorted: Tally; readonly endings: Tally }
>

function read(result: readonly string[]): Read {
  return new Map(
    PRIZE_NAMES.map((prize) => {
      const numbers = result.slice(...PRIZES[prize])
      return [
        prize,
        {
          numbers: tallyOf(numbers),
          sorted: tallyOf(numbers.map(sortedDigits)),
          endings: tallyOf(numbers.map((number) => number.slice(1))),
        },
      ]
    }),
  )
}

function hits({ kind, paid }: FourDigitBet, selection: Selection, drawn: Read): Hits {
  if (kind === 'shared-box') return { won: sharedHits(paid, selection, drawn), refunded: 0 }
  const compared = kind === 'number' ? 'numbers' : kind === 'box' ? 'sorted' : 'endings'
  return { won: paid.map(({ prize }) => hitsAmong(selection, drawn.get(prize)?.[compared] ?? NOTHING)), refunded: 0 }
}

/** Of each ticket the tiers of its number of orders, one for each prize. */
function sharedHits(paid: FourDigitBet['paid'], { tickets = [] }: Selection, drawn: Read): number[] {
  const won = Array.from({ length: ORDERS.length * paid.length }, () => 0)
  for (const [at, { prize }] of paid.entries()) {
    const sorted = drawn.get(prize)?.sorted ?? NOTHING
    for (const ticket of tickets) {
      const times = sorted.get(ticket)
      if (times === undefined) continue
      const tier = ORDERS.indexOf(ordersOf(ticket)) * paid.length + at
      won[tier] = (won[tier] ?? 0) + times
    }
  }
  return won
}

const NOTHING: Tally = new Map()

/** How bets on 23 numbers of four digits are settled. */
export const fourDigitSettling: Settling<FourDigitBet, Read> = { read, hits }
