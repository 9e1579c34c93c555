import type { TableSettings } from '@sanuk/contracts/live-tables'
import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import { parseAmount } from '@sanuk/money/amount'
import type { CoupStore } from '../coups/coup-store.ts'
import type { Database } from '../database.ts'
import type { TableGame } from '../games/table-game.ts'
import { ownName } from '../tables/own-limits.ts'
import type { Table } from '../tables/table.ts'
import { type CoupChanges, isSameRequest, refused, type Wanted } from './change-coup.ts'
import type { RevisionStore } from './revision-store.ts'
import type { SettingsStore } from './settings-store.ts'

type Needs = {
  readonly settings: SettingsStore
  readonly revisions: RevisionStore
  readonly coups: Pick<CoupStore, 'open'>
  readonly changes: CoupChanges
  readonly clock: () => Date
}

type Request = VendorRequest<'tableSettings'>
type Answer = VendorAnswer<'tableSettings'>

/** Turns tables off and on, and sets when they are open and what they take: after the coup in progress, or making it void. */
export function createSettingsChange({ settings, revisions, coups, changes, clock }: Needs) {
  /** The coup that the request makes void; null where it makes none so, or none is in progress. */
  const voided = async (table: Table, { settings: after, voidsCoup, reason }: Request): Promise<Wanted | null> => {
    const row = after.isOff && voidsCoup ? await coups.open(table.plan.title.code) : undefined
    return row ? { table, row, change: { kind: 'void' }, reason } : null
  }

  const preview = async (table: Table, request: Request): Promise<Answer> => {
    const wanted = await voided(table, request)
    const planned = wanted && (await changes.plan(wanted))
    if (typeof planned === 'string') return refused(planned)
    const before = await settings.find(table.plan.title.code)
    return { outcome: 'previewed', before, after: request.settings, coup: planned?.shown ?? null }
  }

  const write = async (on: Database, table: Table, request: Request) => {
    const wanted = await voided(table, request)
    const applied = wanted ? await changes.apply(on, wanted) : null
    if (typeof applied === 'string') return { fault: applied }
    const code = table.plan.title.code
    const before = await settings.find(code)
    await settings.set(on, code, { settings: request.settings, now: clock() })
    const coup = applied?.shown ?? null
    const answer: Answer = { outcome: 'done', before, after: request.settings, coup }
    await revisions.addRequest(on, { id: request.requestId, content: request, answer, now: clock() })
    if (wanted && applied) await changes.keep(on, wanted, { change: applied, request: request.requestId })
    return { answer, made: wanted && applied ? { wanted, applied } : null }
  }

  return async (table: Table, request: Request): Promise<Answer> => {
    if (!areSound(table.plan.game, request.settings)) return refused('invalid_limits')
    const known = request.preview ? undefined : await revisions.requestOf(request.requestId)
    // It was written by the schema of this call.
    if (known) return isSameRequest(known.content, request) ? (known.answer as Answer) : refused('request_in_use')
    if (request.preview) return preview(table, request)
    return table.exclusively(async () => {
      const done = await revisions.together((on) => write(on, table, request))
      if ('fault' in done) return refused(done.fault)
      await table.readSettings()
      if (done.made) await changes.publish(done.made.wanted, done.made.applied)
      return done.answer
    })
  }
}

/**
 * Whether limits contradict nothing: each currency once for each class, each spot once, spots that there are, and no most
 * below its least.
 */
function areSound({ spots }: Pick<TableGame, 'spots'>, { limits }: TableSettings): boolean {
  const known = new Set(spots.map(({ code }) => code))
  const areOnce = (names: readonly string[]) => new Set(names).size === names.length
  const isOrdered = (least: string | null, most: string | null) =>
    least === null || most === null || parseAmount(least) <= parseAmount(most)
  return (
    areOnce(limits.map(ownName)) &&
    limits.every(
      ({ minimum, maximum, spots: own }) =>
        areOnce(own.map(({ spot }) => spot)) &&
        own.every(({ spot, maximum: most }) => known.has(spot) && isOrdered(minimum, most)) &&
        isOrdered(minimum, maximum),
    )
  )
}
