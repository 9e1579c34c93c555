import { randomUUID } from 'node:crypto'
import type { CoupChange, TableFault } from '@sanuk/contracts/live-tables'
import type { StudioFault } from '@sanuk/contracts/studio-events'
import type { CoupStore } from '../coups/coup-store.ts'
import type { Database } from '../database.ts'
import type { CoupChanges } from '../operators/change-coup.ts'
import type { RevisionStore } from '../operators/revision-store.ts'
import type { Table } from '../tables/table.ts'

type Needs = {
  readonly coups: Pick<CoupStore, 'find'>
  readonly changes: CoupChanges
  readonly revisions: RevisionStore
  readonly clock: () => Date
}

type Wanted = {
  readonly table: Table
  readonly coup: string
  readonly change: CoupChange
  readonly reason: string
  /** What else is kept in the same transaction. */
  readonly also?: (on: Database) => Promise<void>
}

/** A coup that was settled longer ago is changed by operators only. */
export const STUDIO_CHANGE_MS = 60 * 60_000

/** Carries out what changes a coup without an operator, as a change by one is carried out. To be called exclusively. */
export function studioChanges({ coups, changes, revisions, clock }: Needs) {
  return async ({ table, coup, change, reason, also }: Wanted): Promise<StudioFault | null> => {
    const row = await coups.find(coup)
    if (!row) return 'unknown_coup'
    if (change.kind === 'correction' && row.state !== 'ended') return 'not_now'
    if (row.ended_at && clock().getTime() - row.ended_at.getTime() > STUDIO_CHANGE_MS) return 'too_old'
    const wanted = { table, row, change, reason }
    const done = await revisions.together(async (on) => {
      const applied = await changes.apply(on, wanted)
      if (typeof applied === 'string') return applied
      const request = randomUUID()
      const content = { game: table.plan.title.code, coup, change, reason }
      await revisions.addRequest(on, { id: request, content, answer: applied.shown, now: clock() })
      await changes.keep(on, wanted, { change: applied, request })
      await also?.(on)
      return applied
    })
    if (typeof done === 'string') return faultOf(done)
    await changes.publish(wanted, done)
    return null
  }
}

const KNOWN = ['no_such_outcome', 'same_outcome', 'too_old'] as const

const faultOf = (fault: TableFault): StudioFault => KNOWN.find((known) => known === fault) ?? 'changed_meanwhile'
