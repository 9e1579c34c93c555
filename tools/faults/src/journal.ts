import { closeSync, existsSync, fdatasyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs'
import type { PostResult, Transfer } from '@sanuk/ledger/transfer'
import { amount } from '@sanuk/money/amount'

/** A line: what is about to be asked, what was heard, or that nothing was moved because the ledger was busy. */
export type Line =
  | { readonly asked: Transfer }
  | { readonly key: string; readonly heard: PostResult }
  | { readonly key: string; readonly busy: true }

export type Journal = {
  /** Resolves when the line is on the disk; lines of one moment share the way there. */
  readonly write: (line: Line) => Promise<void>
  readonly close: () => void
}

/** Opens a journal, of which half a line at the end is cut off: its writer was killed over it. */
export function openJournal(path: string): Journal {
  const file = openSync(path, 'a')
  ftruncateSync(file, Buffer.byteLength(wholeLines(path)))
  let lines = ''
  let written: (() => void)[] = []
  const flush = () => {
    writeSync(file, lines)
    fdatasyncSync(file)
    for (const done of written) done()
    lines = ''
    written = []
  }
  return {
    write: (line) =>
      new Promise((resolve) => {
        if (written.length === 0) setImmediate(flush)
        lines += `${JSON.stringify(line, writeBigInt)}\n`
        written.push(resolve)
      }),
    close: () => closeSync(file),
  }
}

function wholeLines(path: string): string {
  const text = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

/** All whole lines of a journal; none where there is no journal. */
export function readJournal(path: string): Line[] {
  return wholeLines(path)
    .split('\n')
    .filter(Boolean)
    .map((line): Line => JSON.parse(line, readValue))
}

const AMOUNTS = new Set(['amount', 'debitBalance', 'creditBalance'])

const writeBigInt = (_: string, value: unknown): unknown => (typeof value === 'bigint' ? String(value) : value)

function readValue(name: string, value: unknown): unknown {
  if (typeof value !== 'string') return value
  if (AMOUNTS.has(name)) return amount(BigInt(value))
  return name === 'at' ? new Date(value) : value
}
