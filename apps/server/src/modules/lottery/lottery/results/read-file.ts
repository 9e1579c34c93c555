import { type IMPORT_FAULTS, RESULT_FILE_LINES_MAX } from '@sanuk/contracts/office-lottery-imports'
import * as z from 'zod/mini'
import { CsvFault, createCsvReader } from '#platform/csv-records'
import { Refusal } from '#platform/refusal'

export type FileFault = (typeof IMPORT_FAULTS)[number]

/** A line of a file of results as it was read: which issue, and its numbers as they are written. */
export type FileLine = {
  readonly line: number
  readonly game: string
  readonly issue: string
  readonly result: readonly string[]
  /** Nothing of it could be read. */
  readonly unreadable: boolean
}

export type ResultFile = { readonly format: 'csv' | 'json'; readonly text: string }

const entry = z.object({
  game: z.string().check(z.maxLength(64)),
  issue: z.string().check(z.maxLength(20)),
  result: z.array(z.string().check(z.maxLength(10))).check(z.maxLength(40)),
})

/**
 * Reads a file of results. CSV: `game,issue,number,…` a line, perhaps below a head that begins with `game`. JSON: an array of
 * `{ game, issue, result }`, whose lines are counted from 1. Digits of other scripts, and spaces around numbers, are read as
 * they were meant. Refuses with `result_file_unreadable` what is no such file at all, and what is too long.
 */
export function readResultFile({ format, text }: ResultFile): FileLine[] {
  const lines = format === 'csv' ? readCsv(text) : readJson(text)
  if (lines.length === 0 || lines.length > RESULT_FILE_LINES_MAX) throw new Refusal('result_file_unreadable')
  return lines
}

function readCsv(text: string): FileLine[] {
  try {
    const reader = createCsvReader()
    const records = [...reader.push(text.replace(/^\uFEFF/, '')), ...reader.end()]
    const isHead = records[0]?.fields[0]?.trim().toLowerCase() === 'game'
    return records.slice(isHead ? 1 : 0).map(({ line, fields: [game = '', issue = '', ...numbers] }) => {
      const result = numbers.map(plainDigits)
      while (result.at(-1) === '') result.pop()
      return lineOf(line, { game: game.trim(), issue: plainDigits(issue), result })
    })
  } catch (error) {
    if (error instanceof CsvFault) throw new Refusal('result_file_unreadable')
    throw error
  }
}

function readJson(text: string): FileLine[] {
  const read = z.array(z.unknown()).safeParse(parsed(text))
  if (!read.success) throw new Refusal('result_file_unreadable')
  return read.data.map((one, at) => lineOf(at + 1, one))
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function lineOf(line: number, written: unknown): FileLine {
  const read = entry.safeParse(written)
  if (!read.success) return { line, game: '', issue: '', result: [], unreadable: true }
  const { game, issue, result } = read.data
  return { line, game, issue, result: result.map(plainDigits), unreadable: game === '' || issue === '' }
}

/** Thai digits and those of full width stand one after the other, as ours do. */
function plainDigits(text: string): string {
  return text.trim().replaceAll(/[๐-๙０-９]/g, (digit) => {
    const code = digit.charCodeAt(0)
    return String(code - (code >= 0xff10 ? 0xff10 : 0x0e50))
  })
}
