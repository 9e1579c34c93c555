import { BANK_FILE_LINES_MAX, type StatementColumn } from '@sanuk/contracts/office-statements'
import type { Amount } from '@sanuk/money/amount'
import type { CsvRecord } from '#platform/csv-records'
import { FileFault, type Mistake } from '#platform/file-fault'
import type { BankLine } from './bank-line.ts'
import { movedBy, readBankMoney } from './bank-money.ts'
import { type Columns, isEnough } from './columns.ts'
import { createMomentReader, type ReadMoment } from './moment.ts'
import { tooLong } from './records.ts'

/** So many mistakes are told at once. */
const MISTAKES_MAX = 10

/** A description is cut here: it is for people to read. */
const DESCRIPTION_MAX = 300
const REFERENCE_MAX = 120
/** So much of a cell is shown of what is wrong in it. */
const SHOWN_MAX = 40

/** How a file is read. */
export type Layout = {
  readonly headLine: number
  readonly columns: Columns
  readonly timeZone: string
  readonly now: Date
}

export type ReadFile = {
  readonly lines: readonly BankLine[]
  /** What the account held before, where the file has a line that says so and moves nothing. */
  readonly carried: Amount | null
}

/** What a record turns out to be. */
type Read =
  | { readonly is: 'line'; readonly it: BankLine }
  | { readonly is: 'carried'; readonly it: Amount | null }
  | { readonly is: 'wrong'; readonly it: Mistake }
  | { readonly is: 'none' }

/** Reads the lines under the head. Throws a `FileFault` with what is wrong, line by line. */
export function readLines(records: readonly CsvRecord[], layout: Layout): ReadFile {
  if (!isEnough(layout.columns)) throw new FileFault({ word: 'statements.fault.columns' })
  const headers = records.find(({ line }) => line === layout.headLine)?.fields ?? []
  const how = { columns: layout.columns, headers, readMoment: createMomentReader(layout) }
  const reads = records.filter(({ line }) => line > layout.headLine).map((record) => readLine(record, how))
  const mistakes = reads.flatMap((read) => (read.is === 'wrong' ? read.it : []))
  if (mistakes.length > 0) throw new FileFault(...mistakes.slice(0, MISTAKES_MAX))
  const lines = reads.flatMap((read) => (read.is === 'line' ? read.it : []))
  if (lines.length > BANK_FILE_LINES_MAX) throw tooLong()
  if (lines.length === 0) throw new FileFault({ word: 'statements.fault.empty' })
  // Below the first line it is what is carried on.
  const above = reads.slice(
    0,
    reads.findIndex(({ is }) => is === 'line'),
  )
  return { lines, carried: above.flatMap((read) => (read.is === 'carried' ? (read.it ?? []) : [])).at(-1) ?? null }
}

type How = { readonly columns: Columns; readonly headers: readonly string[]; readonly readMoment: ReadMoment }

function readLine({ line, fields }: CsvRecord, { columns, headers, readMoment }: How): Read {
  const cell = (column: StatementColumn): string => fields[columns[column] ?? -1] ?? ''
  const nameOf = (column: StatementColumn): string => {
    const place = columns[column] ?? -1
    return headers[place] || String(place + 1)
  }
  const wrong = (word: 'date' | 'time' | 'money', column: StatementColumn): Read => {
    const values = { line, column: nameOf(column), text: cell(column).slice(0, SHOWN_MAX) }
    return { is: 'wrong', it: { word: `statements.fault.${word}`, values } }
  }
  const money = (column: 'amount' | 'debit' | 'credit' | 'balance') => readBankMoney(cell(column))
  const [amount, debit, credit, balance] = [money('amount'), money('debit'), money('credit'), money('balance')]
  // Sums and remarks at the end have no day.
  if (cell('date') === '' || /^(รวม|ยอดรวม|total)/i.test(cell('date'))) return { is: 'none' }
  if (amount === null) return wrong('money', 'amount')
  if (debit === null) return wrong('money', 'debit')
  if (credit === null) return wrong('money', 'credit')
  if (balance === null) return wrong('money', 'balance')
  const moved = movedBy({ amount, debit, credit })
  if (moved === null) {
    const values = { line, debit: nameOf('debit'), credit: nameOf('credit') }
    return { is: 'wrong', it: { word: 'statements.fault.both', values } }
  }
  if (moved === undefined) return { is: 'carried', it: balance ?? null }
  const moment = readMoment({ date: cell('date'), time: cell('time') })
  if (!moment) {
    const isDay = readMoment({ date: cell('date'), time: '' }) !== null
    return isDay ? wrong('time', 'time') : wrong('date', 'date')
  }
  const reference = cell('reference').replace(/^'/, '').slice(0, REFERENCE_MAX)
  const description = describe(fields, columns)
  return { is: 'line', it: { line, ...moment, amount: moved, balance: balance ?? null, reference, description } }
}

/** All that stands in a line and is nothing we know: whom it came from, by which channel. */
function describe(fields: readonly string[], { description, ...known }: Columns): string {
  const places = new Set(Object.values(known))
  const rest = fields.filter((field, place) => field !== '' && place !== description && !places.has(place))
  return [fields[description ?? -1] ?? '', ...rest]
    .filter((text) => text !== '')
    .join(' · ')
    .slice(0, DESCRIPTION_MAX)
}
