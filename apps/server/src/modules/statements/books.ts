import { MAIN_ACCOUNT } from '@sanuk/contracts/office-statements'
import { type Amount, add, amount, subtract } from '@sanuk/money/amount'
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

type Balance = { readonly until: Date; readonly entries: readonly Booked[]; readonly matched: ReadonlySet<string> }

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
     * counted when the bank moved it, whenever it was written down: what is beside a line of the file was there by its
     * end, whatever either clock says.
     */
    balanceAt: async (on: Connection, of: Of, { until, entries, matched }: Balance) => {
      const sum = (some: readonly Booked[], read: (one: Booked) => Amount | null) =>
        add(...some.map((one) => read(one) ?? amount(0n)))
      const later = entries.filter(({ at, key }) => at >= until && !matched.has(key))
      const early = entries.filter(({ at, key, posted }) => at >= until && matched.has(key) && posted === null)
      const booked = await atBank.booked(on, payments(of))
      const held = await atBank.heldAt(on, payments(of), until)
      return {
        books: subtract(
          booked,
          sum(later, ({ posted }) => posted),
        ),
        held: add(
          held,
          sum(early, (one) => one.amount),
        ),
      }
    },
  }
}

export type OurBooks = ReturnType<typeof createOurBooks>
