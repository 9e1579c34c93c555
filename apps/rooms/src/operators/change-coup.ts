import type { ChangedCoup, CoupChange, TableFault } from '@sanuk/contracts/live-tables'
import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import { amount } from '@sanuk/money/amount'
import type { BetStore } from '../bets/bet-store.ts'
import type { SeatStore } from '../bets/seat-store.ts'
import { type CoupStore, createCoupStore } from '../coups/coup-store.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import type { Database } from '../database.ts'
import { NOTHING_DRAWN } from '../games/told-deal.ts'
import type { MemberPages } from '../player/member-pages.ts'
import type { Series } from '../series/series.ts'
import type { Table } from '../tables/table.ts'
import { type createCoupViews, viewAfter } from './coup-views.ts'
import { changedSeats, type Planned, planChange } from './plan-change.ts'
import type { RevisionStore } from './revision-store.ts'

export type ChangeNeeds = {
  readonly coups: CoupStore
  readonly bets: BetStore
  readonly series: Pick<Series, 'find'>
  readonly seats: Pick<SeatStore, 'ofCoup'>
  readonly revisions: RevisionStore
  readonly views: ReturnType<typeof createCoupViews>
  readonly pages: Pick<MemberPages, 'revised'>
  readonly clock: () => Date
  /** Called when a coup has to be settled with the platform. */
  readonly ended: () => void
}

/** What is to be changed of which coup, and why. */
export type Wanted = {
  readonly table: Table
  readonly row: CoupRow
  readonly change: CoupChange
  readonly reason: string
}

/** `row` is the coup before the change. */
export type PlannedChange = { readonly row: CoupRow; readonly planned: Planned; readonly shown: ChangedCoup }

type Answer = VendorAnswer<'changeCoup'>

export const refused = (fault: TableFault) => ({ outcome: 'refused' as const, fault })

export type CoupChanges = ReturnType<typeof createCoupChanges>

/** Makes coups void and corrects results: what would come of it, and the same done. */
export function createCoupChanges(needs: ChangeNeeds) {
  const { coups, revisions, views, clock } = needs

  /** What a change would do as things stand now. */
  const plan = async (wanted: Wanted): Promise<PlannedChange | TableFault> => {
    const { row, table, change, reason } = wanted
    const now = clock()
    const [bets, seats] = [await needs.bets.ofCoup(row.id), await needs.seats.ofCoup(row.id)]
    const series = await needs.series.find(row.series)
    const drawn = series?.studio === null ? series.dealt.deal(row.number) : NOTHING_DRAWN
    if (!drawn) throw new Error(`coup ${row.id} is in no series that has begun`)
    const planned = planChange({ row, plan: table.plan, drawn, bets, seats }, change, now)
    if (typeof planned === 'string') return planned
    const before = await views.view(row)
    const after = viewAfter(before, planned, { kind: change.kind, reason, at: now })
    return { row, planned, shown: { before, after, ...changedSeats(planned.seats) } }
  }

  /**
   * Changes a coup within a transaction, and answers what was done. Bets that are not known to be paid for go back first;
   * whether the coup is still as it was seen is asked once nobody else can change it.
   */
  const apply = async (on: Database, wanted: Wanted): Promise<PlannedChange | TableFault> => {
    const row = await revisions.lock(on, wanted.row.id)
    if (row?.version !== wanted.row.version || isOver(row) !== isOver(wanted.row)) return 'changed_meanwhile'
    await revisions.undoUnknown(on, row.id)
    return plan({ ...wanted, row })
  }

  /** Keeps what was planned. The request it was made by stands there already. */
  const keep = async (on: Database, { change, reason }: Wanted, made: Kept): Promise<void> => {
    const { row, planned } = made.change
    await revisions.revise(on, { row, kind: change.kind, request: made.request, reason, now: clock() }, planned)
    await createCoupStore(on).setSeats(planned.seats)
  }

  /** Tells the table and the players what was changed; to be called while no step of the table is done. */
  const publish = async ({ table, change }: Wanted, { row, planned }: PlannedChange): Promise<void> => {
    const { series } = table.topic.state()
    if (row.ended_at === null) table.voided(row.id)
    else if (series?.id === row.series) {
      const results = await coups.endedOf(row.series)
      table.topic.publish({
        kind: 'revised',
        coup: row.id,
        shown: [...(planned.turns ?? [])],
        result: planned.result,
        results: results.flatMap(({ result }) => (result ? [{ faces: result.faces, roads: result.roads }] : [])),
      })
    }
    for (const { member, stake, before, after } of planned.seats) {
      if (change.kind === 'correction' && before === after) continue
      const of = { table: table.plan.title.code, coup: row.id, number: row.number, isVoid: planned.state === 'void' }
      needs.pages.revised(member, { ...of, stake: amount(stake), before, after })
    }
    needs.ended()
  }

  return {
    plan,
    apply,
    keep,
    publish,
    /** Previews or does a change that an operator asks for; the same id is done once, and answered the same again. */
    change: async (table: Table, request: VendorRequest<'changeCoup'>): Promise<Answer> => {
      const { requestId, coup, change, version, reason, preview } = request
      const known = preview ? undefined : await answered(revisions, request)
      if (known) return known
      const row = await coups.find(coup)
      if (row?.table_code !== table.plan.title.code) return refused('unknown_coup')
      if (row.version !== version || isOver(row) !== request.isOver) return refused('changed_meanwhile')
      const wanted = { table, row, change, reason }
      if (preview) {
        const planned = await plan(wanted)
        return typeof planned === 'string' ? refused(planned) : { outcome: 'previewed', ...planned.shown }
      }
      return table.exclusively(async () => {
        const done = await revisions.together(async (on) => {
          const applied = await apply(on, wanted)
          if (typeof applied === 'string') return applied
          const answer: Answer = { outcome: 'done', ...applied.shown }
          await revisions.addRequest(on, { id: requestId, content: request, answer, now: clock() })
          await keep(on, wanted, { change: applied, request: requestId })
          return applied
        })
        if (typeof done === 'string') return refused(done)
        await publish(wanted, done)
        return { outcome: 'done', ...done.shown }
      })
    },
  }
}

const isOver = ({ ended_at }: CoupRow): boolean => ended_at !== null

type Kept = { readonly change: PlannedChange; readonly request: string }

/** What a request was answered that was done before. */
async function answered(
  revisions: Pick<RevisionStore, 'requestOf'>,
  request: VendorRequest<'changeCoup'>,
): Promise<Answer | null> {
  const known = await revisions.requestOf(request.requestId)
  if (!known) return null
  // It was written by the schema of this call.
  return isSameRequest(known.content, request) ? (known.answer as Answer) : refused('request_in_use')
}

/** Whether a request asks for the same as one before. */
export const isSameRequest = (one: object, other: object): boolean => inOrder(one) === inOrder(other)

/** Text of a request whose keys come in any order. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  )
