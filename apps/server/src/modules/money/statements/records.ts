import { BANK_FILE_LINES_MAX, BANK_FILE_WIDTH_MAX } from '@sanuk/contracts/office-statements'
import { CsvFault, type CsvRecord, createCsvReader } from '#platform/csv-records'
import { FileFault } from '#platform/file-fault'
import { findHead } from './columns.ts'

const SEPARATORS = [',', ';', '\t', '|']

/** By which sign a file separates is seen within so many lines. */
const LOOKED_AT = 40

/** What banks write above and below the lines themselves. */
const AROUND_MAX = 200

/** Reads the records of a text as a bank writes it. Throws a `FileFault`. */
export function readRecords(text: string): CsvRecord[] {
  const csv = createCsvReader(separatorOf(text))
  const records = telling(() => [...csv.push(bare(text)), ...csv.end()])
  const [first] = records
  if (!first) throw new FileFault({ word: 'statements.fault.empty' })
  if (records.length > BANK_FILE_LINES_MAX + AROUND_MAX) throw tooLong()
  const wide = records.find(({ fields }) => fields.length > BANK_FILE_WIDTH_MAX)
  if (wide) throw new FileFault({ word: 'statements.fault.width', values: { line: wide.line } })
  return records.map(({ line, fields }) => ({ line, fields: fields.map((field) => field.trim()) }))
}

export const tooLong = () => new FileFault({ word: 'statements.fault.lines', values: { max: BANK_FILE_LINES_MAX } })

/** Numbers that a spreadsheet must not round are written as formulas: `="0012345678"`. */
const bare = (text: string): string => text.replaceAll(/(^|[,;\t|\n])="/g, '$1"')

/**
 * The sign by which a line names most columns that banks have: thousands are separated by commas in files of semicolons,
 * too. Where none does, the one that stands there most often. Spreadsheets are told by a first line `sep=;`.
 */
function separatorOf(text: string): string {
  const named = /^\uFEFF?sep=([,;\t|])\r?\n/i.exec(text)?.[1]
  if (named) return named
  const lines = text.split('\n', LOOKED_AT)
  const scores = SEPARATORS.map((sign) => {
    const records = lines.map((line, at) => ({ line: at + 1, fields: line.split(sign) }))
    const known = Object.keys(findHead(records).columns).length
    return { sign, known, count: records.reduce((sum, { fields }) => sum + fields.length, 0) }
  })
  const [best] = scores.toSorted((one, other) => other.known - one.known || other.count - one.count)
  return best?.sign ?? ','
}

function telling(read: () => CsvRecord[]): CsvRecord[] {
  try {
    return read()
  } catch (fault) {
    if (!(fault instanceof CsvFault)) throw fault
    throw new FileFault({ word: 'statements.fault.quote', values: { line: fault.line } })
  }
}
