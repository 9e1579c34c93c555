import { type Card, type CardName, nameOf, readCard } from '../../cards/card.ts'
import { comparePokDeng, isPok, pokDengHand, takesThird } from '../../cards/pok-deng-hand.ts'
import { type Shoe, shoeOf } from '../../cards/shoe.ts'
import type { Draw } from '../../random/draw.ts'
import type { Duel } from '../bank-hands/duel.ts'
import { POK_DENG_HANDS } from './spots.ts'

/** The cards of the bank and of each hand, by their names, in the order in which they were dealt. */
export type PokDengOutcome = { readonly bank: readonly CardName[]; readonly hands: readonly (readonly CardName[])[] }

/** Deals a coup from one pack that is shuffled for it. One draw a card. */
export const dealPokDeng = (draw: Draw): PokDengOutcome => pokDengFrom(shoeOf(1, draw))

/**
 * Deals a coup of these cards. Each hand in turn gets a card, then the bank, and all of this once more. Where the bank has
 * a Pok nobody takes another card; otherwise the hands in turn, then the bank, take a third one by their points.
 */
export function pokDengFrom(shoe: Shoe): PokDengOutcome {
  const hands: Card[][] = POK_DENG_HANDS.map(() => [])
  const bank: Card[] = []
  for (const _ of [1, 2]) for (const cards of [...hands, bank]) cards.push(shoe())
  if (!isPok(bank)) for (const cards of [...hands, bank]) if (takesThird(cards)) cards.push(shoe())
  return { bank: bank.map(nameOf), hands: hands.map((cards) => cards.map(nameOf)) }
}

/** What some cards came to, by their names. */
export const pokDengHandOf = (cards: readonly CardName[]) => pokDengHand(cards.map(readCard))

/** How a hand ended against the bank. */
export function pokDengDuel(hand: readonly CardName[], bank: readonly CardName[]): Duel {
  const [own, other] = [pokDengHandOf(hand), pokDengHandOf(bank)]
  const ahead = comparePokDeng(own.rank, other.rank)
  if (ahead === 0) return { result: 'tied', multiple: 1 }
  return ahead > 0 ? { result: 'won', multiple: own.multiple } : { result: 'lost', multiple: other.multiple }
}
