import { MAIN_ACCOUNT } from '@sanuk/contracts/office-statements'
import { type Amount, add, subtract, ZERO } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Connection } from '#platform/database'
import type { Cashier } from '../cashier/index.ts'
import type { Withdrawals } from '../withdrawals/index.ts'
import type { BookEntry } from './match.ts'

export type BooksNeeds = {
  readonly atBank: Cashier['atBank']
  readonly paidOut: Withdrawals['movesSince']
}

/** An entry with what it moved in the books; `null` where it is nobody's yet. */
export type Booked = BookEntry & { readonly posted: Amount | null }

export type Of = { readonly brand: string; readonly account: string; readonly currency: CurrencyCode }

type Balance = {
  readonly until: Date
  readonly entries: readonly Booked[]
  /** Entries that are a line, of whichever file, and when the bank wrote it. */
  readonly matched: ReadonlyMap<string, Date>
}

/** Our side of the brand's accounts at the bank: payouts leave from where codes are paid into. */
export function createOurBooks({ atBank, paidOut }: BooksNeeds) {
  const payments = ({ account, ...of }: Of) => ({ ...of, account: account === MAIN_ACCOUNT ? null : account })
  return {
    /** All that moved at the bank from an instant on. */
    entriesSince: async (on: Connection, of: Of, since: Date): Promise<Booked[]> => {
      const came = await atBank.movesSince(on, payments(of), since)
      const left = of.account === MAIN_ACCOUNT ? await paidOut(on, of, since) : []
      return [...came, ...left].map(({ kind, id, ...move }) => ({ ...move, key: `${kind} ${id}` }))
    },
    /**
     * What the books have with the bank when a file ends, and what had arrived by then and is nobody's. What moved is
     * counted when the bank moved it, whenever it was written down here: where a line says when, the line is right.
     */
    balanceAt: async (on: Connection, of: Of, { until, entries, matched }: Balance) => {
      const isThere = ({ key, at }: Booked) => (matched.get(key) ?? at) < until
      const later = entries.filter((one) => !isThere(one)).map(({ posted }) => posted ?? ZERO)
      const held = entries.filter(({ posted }) => posted === null)
      const sooner = held.filter((one) => one.at >= until && isThere(one)).map(({ amount }) => amount)
      const notYet = held.filter((one) => one.at < until && !isThere(one)).map(({ amount }) => amount)
      const booked = await atBank.booked(on, payments(of))
      const told = await atBank.heldAt(on, payments(of), until)
      return {
        books: subtract(booked, add(...later)),
        held: subtract(add(told, ...sooner), add(...notYet)),
      }
    },
  }
}

export type OurBooks = ReturnType<typeof createOurBooks>
