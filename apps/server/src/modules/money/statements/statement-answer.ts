import type * as contract from '@sanuk/contracts/office-statements'
import type { AnswerOf } from '@sanuk/contracts/route'
import { type Amount, add, subtract, writeAmount } from '@sanuk/money/amount'
import { DAY_MS } from './bank-line.ts'
import type { DifferenceRecord, Standing, StatementRecord, Statements } from './index.ts'

type Account = Awaited<ReturnType<Statements['accountsOf']>>[number]
type Record = StatementRecord & Standing

/** What is said of a comparison in the list of all. */
export function statementSummary(
  record: Record,
  accounts: readonly Account[],
): AnswerOf<typeof contract.listStatements>['list'][number] {
  const { id, account, fileName, madeBy, lines, fresh, matched, open, currency, gaps } = record
  const { bank = null, number = null } = accounts.find((one) => one.account === account) ?? {}
  return {
    id,
    account,
    bank,
    number,
    fileName,
    madeBy,
    lines,
    fresh,
    matched,
    open,
    currency,
    gaps,
    madeAt: record.madeAt.toISOString(),
    from: record.from.toISOString(),
    until: record.until.toISOString(),
    moneyIn: writeAmount(record.moneyIn),
    moneyOut: writeAmount(record.moneyOut),
  }
}

/** A comparison with its sums and balances. */
export function statementAnswer(
  record: Record,
  accounts: readonly Account[],
  before: Record | null,
): AnswerOf<typeof contract.readStatement> {
  const { fileHash, linesIn, linesOut, opening, closing, books, held, differences } = record
  return {
    ...statementSummary(record, accounts),
    fileHash,
    linesIn,
    linesOut,
    differences,
    coversFrom: record.coversFrom.toISOString(),
    opening: orNull(opening),
    closing: orNull(closing),
    books: writeAmount(books),
    held: writeAmount(held),
    gapsNamed: record.gapsNamed.map(({ line, amount }) => ({ line, amount: writeAmount(amount) })),
    apartBefore: orNull(before && apart(before)),
  }
}

const orNull = (value: Amount | null): string | null => (value === null ? null : writeAmount(value))

/** By how much the bank has more than the books and what is held. */
const apart = ({ closing, books, held }: StatementRecord): Amount | null =>
  closing === null ? null : subtract(closing, add(books, held))

export function differenceAnswer(
  record: DifferenceRecord,
): AnswerOf<typeof contract.listStatementDifferences>['list'][number] {
  const { id, kind, state, bank, books, note, settledBy, settledAt, payment } = record
  return {
    id,
    kind,
    state,
    note,
    settledBy,
    payment,
    settledAt: settledAt?.toISOString() ?? null,
    bank: bank && {
      line: bank.line,
      reference: bank.reference,
      description: bank.description,
      dayOnly: bank.span === DAY_MS,
      amount: writeAmount(bank.amount),
      at: bank.at.toISOString(),
    },
    books: books && { ...books, amount: writeAmount(books.amount), at: books.at.toISOString() },
  }
}
