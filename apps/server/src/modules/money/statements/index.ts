import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { MAIN_ACCOUNT } from '@sanuk/contracts/office-statements'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Cashier, ReceivingAccount } from '../cashier/index.ts'
import { type BooksNeeds, createOurBooks } from './books.ts'
import { type Columns, findHead } from './columns.ts'
import { type CompareNeeds, compareStatement } from './compare.ts'
import { decodeBankFile } from './decode.ts'
import { readLines } from './read-lines.ts'
import { readRecords } from './records.ts'
import { createSettling, type SettleNeeds } from './settle.ts'
import { createDifferenceStore } from './store/differences.ts'
import { createLineStore } from './store/lines.ts'
import type { Standing, StatementRecord } from './store/rows.ts'
import { createStatementStore } from './store/statements.ts'

export type { DifferenceRecord, Standing, StatementRecord } from './store/rows.ts'

type Needs = BooksNeeds &
  Pick<SettleNeeds, 'holdFound'> & {
    readonly database: Database
    readonly clock: Clock
    readonly accountsOf: Cashier['accountsOf']
  }

/** A file that was brought: of which account, how it is to be read, and where it lies. */
export type Brought = {
  readonly brand: { readonly id: string; readonly timeZone: string; readonly currency: CurrencyCode }
  readonly account: string
  readonly fileName: string
  readonly madeBy: string
  readonly path: string
  readonly headLine: number
  readonly columns: Columns
  readonly toleranceMinutes: number
}

/** Bank and books are a quarter of an hour apart at most, unless somebody says otherwise. */
const TOLERANCE_MINUTES = 15
const SAMPLES = 5

export type Statements = ReturnType<typeof createStatements>

/** Banks' files beside our payments and payouts. */
export function createStatements(needs: Needs) {
  const { database, clock } = needs
  const stores = {
    statements: createStatementStore(database),
    lines: createLineStore(),
    differences: createDifferenceStore(database),
  }
  const parts: CompareNeeds = { ...stores, database, clock, books: createOurBooks(needs) }
  const { statements, differences } = stores
  return {
    ...createSettling({ ...parts, holdFound: needs.holdFound, accountsOf: needs.accountsOf }),
    /** The account that codes are paid into, and the brand's own at banks. */
    accountsOf: async (brand: string) => accountsOf(await needs.accountsOf(brand)),
    /** What a file's columns seem to hold; as it was last time, where they have the same names. */
    read: async (of: { readonly brand: string; readonly account: string }, path: string) => {
      const records = readRecords(decodeBankFile(await readFile(path)))
      const head = findHead(records)
      const kept = await statements.layoutOf(of)
      const isKept = kept !== null && kept.headers.join('\n') === head.headers.join('\n')
      const below = records.filter(({ line }) => line > head.headLine)
      return {
        ...head,
        columns: isKept ? kept.columns : head.columns,
        remembered: isKept,
        samples: below.slice(0, SAMPLES).map(({ fields }) => [...fields]),
        toleranceMinutes: kept?.toleranceMinutes ?? TOLERANCE_MINUTES,
      }
    },
    /** Compares a file with the books, once: the same file of the same account answers the earlier comparison. */
    compare: async (brought: Brought): Promise<{ statement: StatementRecord & Standing; repeated: boolean }> => {
      const { brand, account, fileName, madeBy, headLine, columns, toleranceMinutes } = brought
      const bytes = await readFile(brought.path)
      const fileHash = createHash('sha256').update(bytes).digest('hex')
      const of = { brand: brand.id, account }
      const earlier = await statements.ofFile(of, fileHash)
      if (earlier) return { statement: earlier, repeated: true }
      const records = readRecords(decodeBankFile(bytes))
      const headers = records.find(({ line }) => line === headLine)?.fields ?? []
      const file = readLines(records, { headLine, columns, timeZone: brand.timeZone, now: clock() })
      const layout = { headers, columns, toleranceMinutes }
      const made = { ...of, currency: brand.currency, fileName, fileHash, madeBy, file, layout }
      const id = await compareStatement(parts, made)
      const statement = await statements.ofFile(of, fileHash)
      if (!statement) throw new Error('a statement that was compared is not there')
      return { statement, repeated: id === null }
    },
    find: statements.find,
    page: statements.page,
    /** By how much bank and books were apart in the statement before. */
    apartBefore: async (record: StatementRecord) => {
      const before = await statements.before(record, new Date(record.until.getTime() - 1))
      return before && before.id !== record.id ? before : null
    },
    differences: differences.page,
  }
}

/** One that is switched off had its statements, too. */
function accountsOf(accounts: readonly ReceivingAccount[]) {
  const biller = accounts.find(({ kind, enabled }) => kind === 'biller' && enabled)
  const main = { account: MAIN_ACCOUNT, bank: null, number: biller?.number ?? null, holder: biller?.holder ?? null }
  const own = accounts.filter(({ kind }) => kind === 'bank')
  return [main, ...own.map(({ id, bank, number, holder }) => ({ account: id, bank, number, holder }))]
}
