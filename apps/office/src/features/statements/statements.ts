import type * as contract from '@sanuk/contracts/office-statements'
import type { AnswerOf } from '@sanuk/contracts/route'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import type { OfficeWord } from '../../language/office-word.ts'

export type StatementLine = AnswerOf<typeof contract.listStatements>['list'][number]
export type Statement = AnswerOf<typeof contract.readStatement>
export type Difference = AnswerOf<typeof contract.listStatementDifferences>['list'][number]
export type DifferenceKind = Difference['kind']
export type DifferenceState = Difference['state']
export type Account = AnswerOf<typeof contract.listStatementAccounts>['list'][number]
export type Reading = AnswerOf<typeof contract.readBankFile>

/** Under this everything about banks' files is remembered. */
export const STATEMENTS = ['statements']

/** What staff call an account: its bank and number, or what arrives at it. */
export function accountName({ bank, number }: Pick<Account, 'bank' | 'number'>, say: (word: OfficeWord) => string) {
  const name = bank ? THAI_BANKS[bank].symbol : say('statements.account.main')
  return number ? `${name} · ${number}` : name
}
