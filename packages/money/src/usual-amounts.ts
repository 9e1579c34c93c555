import { type ByCurrency, inCurrency } from './by-currency.ts'
import type { CurrencyCode } from './currency.ts'

/** Amounts that suit a currency, where nobody has decided on others. Decimal strings, as on the wire. */
export type UsualAmounts = {
  /** What one pays in, and what is offered to press. */
  readonly deposit: { readonly minimum: string; readonly maximum: string; readonly quick: readonly string[] }
  readonly withdrawal: {
    readonly minimum: string
    readonly maximum: string
    readonly sumPerDay: string
    readonly quick: readonly string[]
  }
  /** What is moved to the wallet of a vendor. */
  readonly transfer: { readonly quick: readonly string[] }
  /** Members' own limits of money. */
  readonly limit: { readonly quick: readonly string[] }
  /** From here on two operators decide about one deposit or withdrawal. */
  readonly twoFrom: string
  /** From which sums of a day and of a month in and out a member is looked at. */
  readonly largeSum: { readonly day: string; readonly month: string }
  /** The least win that the board of winners shows. */
  readonly shownWin: string
  /** What there is to play with in a demo of a game, and what demo brands give their first members. */
  readonly demo: { readonly game: string; readonly member: string; readonly agent: string }
}

const BAHT: UsualAmounts = {
  deposit: { minimum: '20', maximum: '200000', quick: ['100', '300', '500', '1000', '5000', '10000'] },
  withdrawal: {
    minimum: '300',
    maximum: '200000',
    sumPerDay: '500000',
    quick: ['300', '500', '1000', '5000', '10000'],
  },
  transfer: { quick: ['100', '500', '1000'] },
  limit: { quick: ['300', '500', '1000', '5000', '10000'] },
  twoFrom: '50000',
  largeSum: { day: '500000', month: '2000000' },
  shownWin: '20',
  demo: { game: '10000', member: '10000', agent: '25000' },
}

const DOLLARS: UsualAmounts = {
  deposit: { minimum: '1', maximum: '5000', quick: ['5', '10', '20', '50', '100', '300'] },
  withdrawal: { minimum: '10', maximum: '5000', sumPerDay: '15000', quick: ['10', '20', '50', '100', '300'] },
  transfer: { quick: ['5', '20', '50'] },
  limit: { quick: ['10', '20', '50', '100', '300'] },
  twoFrom: '1500',
  largeSum: { day: '15000', month: '60000' },
  shownWin: '1',
  demo: { game: '300', member: '300', agent: '750' },
}

const USUAL: ByCurrency<UsualAmounts> = { THB: BAHT, USD: DOLLARS }

/** The usual amounts of a currency; of play money, which is given out in the size of baht, those of baht. */
export const usualAmounts = (code: CurrencyCode): UsualAmounts => inCurrency(USUAL, code)
