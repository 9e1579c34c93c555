import { coupAfter, type DealtCoup } from '@sanuk/engines/live/shoe'
import { type CoupBets, createCoupBets } from '../bets/coup-bets.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import type { BegunShoe } from '../shoes/shoes.ts'

/** A coup that has not ended, with all that only the server knows of it. */
export type OpenCoup = {
  readonly id: string
  readonly number: number
  readonly opensAt: Date
  readonly closesAt: Date
  /** The cards to come; nobody is told of one before it is turned. */
  readonly dealt: DealtCoup
  readonly bets: CoupBets
}

/** Where a table stands. `until` is when the next step is due. */
export type Standing =
  | { readonly phase: 'between'; readonly shoe: BegunShoe | null; readonly until: Date }
  | { readonly phase: 'betting' | 'closed'; readonly shoe: BegunShoe; readonly coup: OpenCoup; readonly until: Date }
  | {
      readonly phase: 'dealing'
      readonly shoe: BegunShoe
      readonly coup: OpenCoup
      /** How many cards were turned. */
      readonly turned: number
      readonly dealtAt: Date
      readonly until: Date
    }

/** The coup that follows a position of its shoe; null where the shoe is over. */
export const dealtAt = ({ cards, position }: Pick<BegunShoe, 'cards' | 'position'>): DealtCoup | null =>
  coupAfter(cards, position)

/** A coup as it lies in the database, with the cards of its shoe. */
export function openCoupOf(row: CoupRow, shoe: BegunShoe): OpenCoup {
  const dealt = dealtAt(shoe)
  if (dealt?.number !== row.number) throw new Error(`coup ${row.id} is not the next of its shoe`)
  const { id, number, opens_at, closes_at } = row
  return { id, number, opensAt: opens_at, closesAt: closes_at, dealt, bets: createCoupBets() }
}

export const later = (instant: Date, ms: number): Date => new Date(instant.getTime() + ms)
