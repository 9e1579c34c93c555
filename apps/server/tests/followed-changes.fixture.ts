import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Change } from '../src/platform/changes.ts'

/** Passes news of changes on to a house, and tells when it has heard of all that were committed so far. */
export function followChanges(pass: (change: Change) => void, pool: pg.Pool) {
  const markers = new Map<string, () => void>()
  return {
    hear: (change: Change): void => {
      pass(change)
      markers.get(change.brand)?.()
    },
    /** News arrive in the order of commits: once a marker arrives, all earlier ones have. */
    heardChanges: async (): Promise<void> => {
      const marker = randomUUID()
      const heard = new Promise<void>((resolve) => markers.set(marker, resolve))
      await pool.query(`select pg_notify('sanuk_changed', $1)`, [`${marker} nothing`])
      await heard
      markers.delete(marker)
    },
  }
}
