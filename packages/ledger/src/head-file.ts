import { appendFileSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { SignedHead } from './seal.ts'

const pathIn = (dataDirectory: string): string => join(dataDirectory, 'ledger-heads.jsonl')

/** Keeps a signed head outside the database, a line each, where whoever owns the database does not reach it. */
export function keepHead(dataDirectory: string, head: SignedHead): void {
  appendFileSync(pathIn(dataDirectory), `${JSON.stringify(head)}\n`, { mode: 0o600 })
}

/** The heads that were kept; none where there is no such file. Throws where a line is no head. */
export function readHeads(dataDirectory: string): SignedHead[] {
  return linesOf(pathIn(dataDirectory)).map((line, index) => {
    const head: unknown = parse(line)
    if (!isHead(head)) throw new Error(`${pathIn(dataDirectory)}, line ${index + 1}, is no signed head`)
    return head
  })
}

function linesOf(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n').filter(Boolean)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

const FIELDS = ['seal', 'hash', 'signedAt', 'publicKey', 'signature'] as const

function isHead(value: unknown): value is SignedHead {
  const fields = new Map(Object.entries(Object(value)))
  return FIELDS.every((field) => typeof fields.get(field) === 'string')
}
