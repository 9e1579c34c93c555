import { CsvFault, type CsvRecord, createCsvReader } from '#platform/csv-records'
import { FileFault, type Mistake } from '#platform/file-fault'
import { COLUMNS, type ColumnName, readLine, type StatementLine } from './statement-line.ts'

export const LINES_MAX = 1_000_000

/** So many mistakes are told at once. */
const MISTAKES_MAX = 10

/** A line of JSON is longer than this only by mistake. */
const JSON_LINE_MAX = 10_000

/** The raw values of a line, or what is wrong with it as a whole. */
type Raw = { readonly line: number; readonly values: Readonly<Record<ColumnName, string>> } | Mistake

/** Reads the pieces of a text, the last one being `null`. */
type Reader = (piece: string | null) => readonly Raw[]

/**
 * Reads a statement piece by piece: CSV with a line of column names, or JSON Lines, told apart by the first sign. Throws
 * a `FileFault` with what is wrong, once it has seen ten mistakes or the end.
 */
export async function* readStatement(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly StatementLine[]> {
  const mistakes: Mistake[] = []
  let count = 0
  for await (const raws of rawLines(bytes)) {
    const lines: StatementLine[] = []
    for (const raw of raws) {
      const read = 'word' in raw ? raw : lineOf(raw)
      if ('word' in read) mistakes.push(read)
      else lines.push(read)
      if (mistakes.length >= MISTAKES_MAX) throw new FileFault(...mistakes)
    }
    count += raws.length
    if (count > LINES_MAX) {
      throw new FileFault(...mistakes, { word: 'reconciliation.fault.lines', values: { max: LINES_MAX } })
    }
    yield lines
  }
  if (mistakes.length > 0) throw new FileFault(...mistakes)
  if (count === 0) throw new FileFault({ word: 'reconciliation.fault.empty' })
}

function lineOf({ line, values }: Exclude<Raw, Mistake>): StatementLine | Mistake {
  const read = readLine(line, values)
  return typeof read === 'string' ? { word: 'reconciliation.fault.column', values: { line, column: read } } : read
}

async function* rawLines(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<readonly Raw[]> {
  // A byte order mark is no part of the text; bytes that are no UTF-8 are no text.
  const decoder = new TextDecoder('utf-8', { fatal: true })
  let reader: Reader | undefined
  for await (const piece of bytes) {
    const text = decode(decoder, piece)
    reader ??= text.trim() === '' ? undefined : text.trimStart().startsWith('{') ? jsonReader() : csvReader()
    if (reader) yield reader(text)
  }
  const rest = decode(decoder)
  if (reader) yield [...reader(rest), ...reader(null)]
}

function decode(decoder: InstanceType<typeof TextDecoder>, piece?: Uint8Array): string {
  try {
    return piece ? decoder.decode(piece, { stream: true }) : decoder.decode()
  } catch {
    throw new FileFault({ word: 'reconciliation.fault.text' })
  }
}

function csvReader(): Reader {
  const csv = createCsvReader()
  let places: Readonly<Record<ColumnName, number>> | undefined
  let width = 0
  return (piece) => {
    const records = recordsOf(() => (piece === null ? csv.end() : csv.push(piece)))
    const raws: Raw[] = []
    for (const { line, fields } of records) {
      if (!places) {
        places = placesOf(fields)
        width = fields.length
      } else if (fields.length !== width) raws.push({ word: 'reconciliation.fault.width', values: { line } })
      else raws.push({ line, values: valuesOf((column) => fields[places?.[column] ?? 0]) })
    }
    return raws
  }
}

function recordsOf(read: () => CsvRecord[]): CsvRecord[] {
  try {
    return read()
  } catch (fault) {
    if (!(fault instanceof CsvFault)) throw fault
    throw new FileFault({ word: 'reconciliation.fault.quote', values: { line: fault.line } })
  }
}

/** Where each column stands. More columns than ours are a vendor's own business. */
function placesOf(header: readonly string[]): Record<ColumnName, number> {
  const names = header.map((name) => name.trim().toLowerCase())
  const missing = COLUMNS.filter((column) => !names.includes(column))
  if (missing.length > 0) {
    throw new FileFault({ word: 'reconciliation.fault.header', values: { columns: missing.join(', ') } })
  }
  return mapColumns((column) => names.indexOf(column))
}

function jsonReader(): Reader {
  let rest = ''
  let line = 0
  return (piece) => {
    const lines = (rest + (piece ?? '')).split('\n')
    rest = piece === null ? '' : (lines.pop() ?? '')
    if (rest.length > JSON_LINE_MAX) {
      throw new FileFault({ word: 'reconciliation.fault.json', values: { line: line + lines.length + 1 } })
    }
    return lines.flatMap((text): Raw[] => {
      line += 1
      return text.trim() === '' ? [] : [readJson(text, line)]
    })
  }
}

function readJson(text: string, line: number): Raw {
  try {
    const content: unknown = JSON.parse(text)
    if (typeof content === 'object' && content !== null && !Array.isArray(content)) {
      const named = new Map(Object.entries(content))
      return { line, values: valuesOf((column) => named.get(column)) }
    }
  } catch {}
  return { word: 'reconciliation.fault.json', values: { line } }
}

/** What is no text is none of a value: money as a number was rounded before it came here. */
const valuesOf = (read: (column: ColumnName) => unknown): Record<ColumnName, string> =>
  mapColumns((column) => {
    const value = read(column)
    return typeof value === 'string' ? value.trim() : ''
  })

const mapColumns = <T>(read: (column: ColumnName) => T): Record<ColumnName, T> => ({
  transaction: read('transaction'),
  round: read('round'),
  call: read('call'),
  amount: read('amount'),
  currency: read('currency'),
  at: read('at'),
})
