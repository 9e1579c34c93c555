import { BACCARAT_PACKS, type Coup, dealCoup, totalOf, type Winner, winnerOf } from './baccarat-coup.ts'
import { ACE, type Card, PACK, SUITS, TEN } from './card.ts'

/** The points of a hand and of how many cards it has them. */
export type Hand = { readonly total: number; readonly cards: number }

/**
 * Coups that are alike in totals, numbers of cards and winner. `ways`: how many of the 416!/410! ways to deal six cards,
 * one after the other, begin with such a coup. A coup of fewer cards counts with everything that may lie under it. The
 * numbers stay below 2^53, so all are exact.
 */
export type CoupClass = {
  readonly player: Hand
  readonly banker: Hand
  readonly winner: Winner
  readonly ways: number
}

/** Cards a coup takes at least and at most. */
const [SHORTEST, LONGEST] = [4, 6]

/** One card for each number of points, which is all that counts for who wins: a ten, an ace, then deuce to nine. */
const cardByPoints: readonly Card[] = [TEN, ACE, 0, 1, 2, 3, 4, 5, 6, 7].map((rank) => rank * SUITS)

/** Where the counting stands: the cards laid out so far, and how many of each number of points are left. */
type Counting = { readonly laidOut: Card[]; readonly left: number[]; readonly classes: Map<string, CoupClass> }

let counted: readonly CoupClass[] | null = null

/** Every class of coups from a full shoe of eight packs, counted once, in a tenth of a second. */
export function coupClasses(): readonly CoupClass[] {
  counted ??= countClasses()
  return counted
}

function countClasses(): readonly CoupClass[] {
  const left = cardByPoints.map((_, points) => (points === 0 ? 4 : 1) * SUITS * BACCARAT_PACKS)
  const classes = new Map<string, CoupClass>()
  layOut({ laidOut: [], left, classes }, 1)
  return [...classes.values()]
}

/** Lays out every card that may follow until the coup is over. `sequences`: in how many ways the cards before can lie. */
function layOut(counting: Counting, sequences: number): void {
  const { laidOut, left, classes } = counting
  const coup = coupOf(laidOut)
  if (coup) {
    addCoup(classes, coup, sequences * waysBelow(laidOut.length))
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

/** The coup that these cards make; null where it takes more of them. */
function coupOf(cards: readonly Card[]): Coup | null {
  if (cards.length < SHORTEST) return null
  let taken = 0
  const coup = dealCoup(() => {
    taken += 1
    return cards[taken - 1] ?? 0
  })
  return taken > cards.length ? null : coup
}

/** In how many ways the cards under a coup can lie, of the six that are counted. */
function waysBelow(dealt: number): number {
  let ways = 1
  for (let place = dealt; place < LONGEST; place += 1) ways *= PACK * BACCARAT_PACKS - place
  return ways
}

function addCoup(classes: Map<string, CoupClass>, coup: Coup, ways: number): void {
  const [player, banker] = [handOf(coup.player), handOf(coup.banker)]
  const key = `${player.total} ${player.cards} ${banker.total} ${banker.cards}`
  const before = classes.get(key)?.ways ?? 0
  classes.set(key, { player, banker, winner: winnerOf(coup), ways: before + ways })
}

/** What of a side's cards decides who wins and by how much. */
export function handOf(cards: readonly Card[]): Hand {
  return { total: totalOf(cards), cards: cards.length }
}
