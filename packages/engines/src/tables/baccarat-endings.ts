import { ACE, type Card, PACK, SUITS, TEN } from '../cards/card.ts'
import { type Fraction, fraction, minus, sum } from '../exact/fraction.ts'
import type { Ending } from '../instant/instant-game.ts'
import { entryOf } from '../instant/lookup.ts'
import { NOTHING, ONE_STAKE, winOrNothing } from '../instant/multiple.ts'
import { BACCARAT_PACKS, type BaccaratBet, baccaratPays, type Winner, winnerOf } from './baccarat.ts'
import { dealCoup } from './baccarat-coup.ts'

/** Cards a coup takes at most. */
const LONGEST = 6

/** One card for each number of points, which is all that counts for who wins: a ten, an ace, then deuce to nine. */
const cardByPoints: readonly Card[] = [TEN, ACE, 0, 1, 2, 3, 4, 5, 6, 7].map((rank) => rank * SUITS)

type Ways = { [winner in Winner]: number }

/** Where the counting stands: the cards laid out so far, and how many of each number of points are left. */
type Counting = { readonly laidOut: Card[]; readonly left: number[]; readonly ways: Ways }

/**
 * How many of the 416!/410! ways to deal six cards, one after the other, each side wins and how many are ties. A coup
 * that takes fewer cards counts with everything that may lie under it. The numbers stay below 2^53, so all are exact.
 */
export function baccaratWays(): Readonly<Ways> {
  const left = cardByPoints.map((_, points) => (points === 0 ? 4 : 1) * SUITS * BACCARAT_PACKS)
  const ways = { player: 0, banker: 0, tie: 0 }
  layOut({ laidOut: [], left, ways }, 1)
  return ways
}

/** Lays out every card that may follow. `sequences`: in how many ways the cards before can be dealt. */
function layOut(counting: Counting, sequences: number): void {
  const { laidOut, left, ways } = counting
  if (laidOut.length === LONGEST) {
    const cards = laidOut.values()
    ways[winnerOf(dealCoup(() => cards.next().value ?? Number.NaN))] += sequences
    return
  }
  for (const [points, card] of cardByPoints.entries()) {
    const count = left[points] ?? 0
    laidOut.push(card)
    left[points] = count - 1
    layOut(counting, sequences * count)
    left[points] = count
    laidOut.pop()
  }
}

/** The endings of a bet, exact by counting every deal. Takes about half a second for a side or the tie. */
export function baccaratEndings(bet: BaccaratBet): Ending[] {
  const pays = entryOf(baccaratPays, bet)
  if (bet === 'player-pair' || bet === 'banker-pair') return winOrNothing(pays, pairChance())
  const chances = winnerChances()
  if (bet === 'tie') return winOrNothing(pays, chances.tie)
  const other = minus(ONE_STAKE, sum([chances[bet], chances.tie]))
  return [
    { won: pays, chance: chances[bet] },
    { won: ONE_STAKE, chance: chances.tie },
    { won: NOTHING, chance: other },
  ]
}

function winnerChances(): { readonly [winner in Winner]: Fraction } {
  const ways = baccaratWays()
  const chance = (count: number) => fraction(BigInt(count), BigInt(ways.player + ways.banker + ways.tie))
  return { player: chance(ways.player), banker: chance(ways.banker), tie: chance(ways.tie) }
}

/** Of the cards left, those of the first one's rank. */
function pairChance(): Fraction {
  return fraction(BigInt(SUITS * BACCARAT_PACKS - 1), BigInt(PACK * BACCARAT_PACKS - 1))
}
