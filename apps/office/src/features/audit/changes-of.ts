import { auditFormat } from '@sanuk/contracts/audit-records'
import type { AuditEntry } from './audit.ts'

/** One value of a record: where it stands (`prizes`, `2`, `amount`), and what it was and is. */
export type AuditChange = {
  readonly path: readonly string[]
  readonly before: unknown
  readonly after: unknown
}

type Changes = { readonly shown: readonly AuditChange[]; readonly technical: readonly AuditChange[] }

/**
 * What an entry changed, value by value; of structures only the parts that differ. What was added or removed is listed
 * without what was empty. Values that only programs read stand apart.
 */
export function changesOf({ subject, action, before, after }: AuditEntry): Changes {
  const columns = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  const lines = (of: readonly string[]) =>
    of
      .flatMap((column) => differences([column], before?.[column], after?.[column]))
      .filter((line) => action === 'changed' || !isEmpty(line.before) || !isEmpty(line.after))
  const isTechnical = (column: string) => auditFormat(subject, column) === 'technical'
  return {
    shown: lines(columns.filter((column) => !isTechnical(column))),
    technical: lines(columns.filter(isTechnical)),
  }
}

function differences(path: readonly string[], before: unknown, after: unknown): AuditChange[] {
  const [former, latter] = [partsOf(before), partsOf(after)]
  if (former.size === 0 && latter.size === 0) {
    return JSON.stringify(before) === JSON.stringify(after) && before !== undefined ? [] : [{ path, before, after }]
  }
  const keys = [...new Set([...former.keys(), ...latter.keys()])]
  return keys.flatMap((key) => differences([...path, key], former.get(key), latter.get(key)))
}

/** The parts of a structure; none of a plain value or a list of plain values. */
function partsOf(value: unknown): ReadonlyMap<string, unknown> {
  if (typeof value !== 'object' || value === null) return new Map()
  const isPlainList = Array.isArray(value) && value.every((item) => typeof item !== 'object' || item === null)
  if (isPlainList) return new Map()
  return new Map(Object.entries(value))
}

const isEmpty = (value: unknown): boolean =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
