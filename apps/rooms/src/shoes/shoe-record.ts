import { nameOf } from '@sanuk/engines/cards/card'
import { burnOf } from '@sanuk/engines/live/shoe'
import type { CoupStore } from '../coups/coup-store.ts'
import { tablePlan } from '../tables/table-plans.ts'
import type { ShoeRow } from './shoe-table.ts'
import type { Shoes } from './shoes.ts'

/** A bet on a coup of the shoe, as the record tells it. */
type RecordedBet = {
  readonly round: string
  readonly coup: number
  readonly spot: string
  readonly stake: string
  readonly win: string
}

/** The record of a shoe that has ended, by which anybody lays out every card of it again; null before that. */
export type RecordShoe = (shoe: ShoeRow, bets: readonly RecordedBet[]) => Promise<object | null>

type Needs = { readonly shoes: Pick<Shoes, 'told'>; readonly coups: Pick<CoupStore, 'endedOf'> }

export const recordShoes =
  ({ shoes, coups }: Needs): RecordShoe =>
  async (row, bets) => {
    const shoe = shoes.told(row)
    const plan = tablePlan(row.table_code)
    if (!shoe || !plan) return null
    const { card, count } = burnOf(shoe.cards)
    const ended = await coups.endedOf(shoe.id)
    return {
      format: 'sanuk-shoe-1',
      shoe: shoe.id,
      variant: plan.variant,
      commitment: shoe.commitment.toString('hex'),
      serverSeed: shoe.serverSeed,
      clientSeed: shoe.client_seed,
      nonce: shoe.number,
      burn: { card: nameOf(card), count },
      coups: ended.map(({ cards, result }) => ({ ...cards, winner: result?.winner })),
      isComplete: true,
      bets,
    }
  }
