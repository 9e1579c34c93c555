import { parseArgs } from 'node:util'
import type { AuditOptions } from './audit.ts'
import { readDay, writeDay } from './calendar.ts'

export const USAGE = 'it is ./sanuk agents audit [--brand CODE] [--from yyyy-MM-dd] [--to yyyy-MM-dd] [--json]'

/** Reads the words of the command. Throws where they are no words of it. */
export function readOptions(words: readonly string[]): AuditOptions & { readonly json: boolean } {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      from: { type: 'string' },
      to: { type: 'string' },
      json: { type: 'boolean', default: false },
    },
  })
  if (positionals.join(' ') !== 'audit') throw new Error(USAGE)
  const { brand, from, to, json } = values
  return {
    json,
    ...(brand !== undefined && { brand }),
    ...(from !== undefined && { from: dayFrom(from) }),
    ...(to !== undefined && { to: dayFrom(to) }),
  }
}

function dayFrom(text: string): number {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? readDay(text) : Number.NaN
  if (Number.isNaN(day) || writeDay(day) !== text) throw new Error(`${text} is not a day such as 2026-11-28`)
  return day
}
