import type { Amount } from '@sanuk/money/amount'

/** A place at a vendor's table that a member has taken money to, by the vendor's name of it. */
export type SeatName = { readonly vendor: string; readonly member: string; readonly seat: string }

export type Seat = SeatName & {
  readonly brand: string
  readonly currency: string
  /** The guarded account that holds what is there. */
  readonly account: string
  /** What moves to it and home belongs to in the books; another one each time somebody sits down. */
  readonly stay: string
  readonly seatedAt: Date
  readonly leftAt: Date | null
  /** When it was brought home because nothing was heard of it; `null` where it was not. */
  readonly broughtHomeAt: Date | null
}

/** A seat that somebody sits at, with what is there. */
export type HeldSeat = Pick<Seat, 'vendor' | 'seat' | 'seatedAt'> & { readonly amount: Amount }
