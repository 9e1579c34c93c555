import type { Amount } from '@sanuk/money/amount'

/** A seat at a vendor's table, by the vendor's name of it, with what a member has there. */
type HeldSeat = { readonly vendor: string; readonly seat: string; readonly seatedAt: Date; readonly amount: Amount }

/** Where a member sits and with what. */
export type SeatsOf = (member: string) => Promise<readonly HeldSeat[]>
