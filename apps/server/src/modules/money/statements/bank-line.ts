import type { Amount } from '@sanuk/money/amount'

/** One line of a bank's file: money that came, or left with a minus. */
export type BankLine = {
  /** Of the file, counted from 1. */
  readonly line: number
  readonly at: Date
  /** How exactly the file says when: a day, a minute or a second, in milliseconds. */
  readonly span: number
  readonly amount: Amount
  /** What the account held after it, where the file says so. */
  readonly balance: Amount | null
  readonly reference: string
  /** What else stands in the line: whom it came from, by which channel. */
  readonly description: string
}

export const DAY_MS = 24 * 60 * 60 * 1000

/** The instant behind which a line cannot be. */
export const endOf = ({ at, span }: Pick<BankLine, 'at' | 'span'>): Date => new Date(at.getTime() + span)
