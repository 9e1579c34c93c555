import { type Card, rankOf, SUITS, suitOf } from './card.ts'

/** Ways to give four suits to four. */
const PERMUTATIONS = 24

/**
 * Where suits have no order, hands that differ by the names of their suits only are worth the same, and it is enough to
 * look at one of each class: at that whose suits, each read as the set of its ranks, stand in falling order. Answers how
 * many hands the class of that one has, and 0 for all other hands.
 */
export function sizeIfFirst(hand: readonly Card[]): number {
  const suits = new Array<number>(SUITS).fill(0)
  for (const card of hand) suits[suitOf(card)] = (suits[suitOf(card)] ?? 0) | (1 << rankOf(card))
  let [alike, same] = [1, 1]
  for (let suit = 1; suit < SUITS; suit += 1) {
    const [before, here] = [suits[suit - 1] ?? 0, suits[suit] ?? 0]
    if (here > before) return 0
    same = here === before ? same + 1 : 1
    alike *= same
  }
  return PERMUTATIONS / alike
}
