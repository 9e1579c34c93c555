import type { ChangedCoup } from '@sanuk/contracts/live-tables'
import { amount, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { CoupRow } from '../coups/coup-table.ts'
import type { LiveStore, PlayedSum } from './live-store.ts'
import type { RevisionRow } from './operator-tables.ts'
import { isRecent, type Planned } from './plan-change.ts'
import type { RevisionStore } from './revision-store.ts'

export type CoupView = ChangedCoup['after']
type NumberedCoup = CoupRow & { readonly series_number: number }

type Needs = {
  readonly live: Pick<LiveStore, 'sumsOf' | 'seriesNumber'>
  readonly revisions: Pick<RevisionStore, 'of'>
  readonly clock: () => Date
}

/** Coups as operators are shown them. What will be dealt in a coup in progress is not told. */
export function createCoupViews({ live, revisions, clock }: Needs) {
  const views = async (rows: readonly NumberedCoup[]): Promise<CoupView[]> => {
    const ids = rows.map(({ id }) => id)
    const [sums, changes] = await Promise.all([live.sumsOf(ids), revisions.of(ids)])
    return rows.map((row) =>
      coupView(row, {
        sums: sums.filter(({ of }) => of === row.id),
        changes: changes.filter(({ coup }) => coup === row.id),
        now: clock(),
      }),
    )
  }
  return {
    views,
    view: async (row: CoupRow): Promise<CoupView> => {
      const [view] = await views([{ ...row, series_number: await live.seriesNumber(row.series) }])
      if (!view) throw new Error(`coup ${row.id} is not shown`)
      return view
    },
  }
}

type Parts = { readonly sums: readonly PlayedSum[]; readonly changes: readonly RevisionRow[]; readonly now: Date }

function coupView(row: NumberedCoup, { sums, changes, now }: Parts): CoupView {
  const isOver = row.state === 'ended' || row.state === 'void'
  return {
    id: row.id,
    series: row.series_number,
    number: row.number,
    state: row.state,
    openedAt: row.opens_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    version: row.version,
    turns: isOver ? row.turns : null,
    faces: row.result?.faces ?? null,
    sums: sums.map(({ currency, count, stake, win }) => ({
      currency,
      seats: count,
      stake: writeAmount(amount(stake)),
      win: writeAmount(amount(win)),
    })),
    isSettled: row.settled_at !== null,
    canChange: row.state !== 'void' && (row.ended_at === null || isRecent(row.ended_at, now)),
    changes: changes.map(({ kind, reason, revised_at, turns, result }) => ({
      kind,
      reason,
      at: revised_at.toISOString(),
      before: turns && result && { turns, faces: result.faces },
    })),
  }
}

type Change = { readonly kind: 'void' | 'correction'; readonly reason: string; readonly at: Date }

/** A coup as it is shown once a change is done. */
export function viewAfter(before: CoupView, planned: Planned, { kind, reason, at }: Change): CoupView {
  const { turns, faces } = before
  const sums = [...Map.groupBy(planned.seats, ({ currency }) => currency)].flatMap(([currency, seats]) => {
    if (!isCurrencyCode(currency)) return []
    const sum = (values: readonly bigint[]) => writeAmount(amount(values.reduce((all, value) => all + value, 0n)))
    const [stakes, wins] = [seats.map(({ stake }) => stake), seats.map(({ win }) => win)]
    return [{ currency, seats: seats.length, stake: sum(stakes), win: sum(wins) }]
  })
  return {
    ...before,
    state: planned.state,
    endedAt: before.endedAt ?? at.toISOString(),
    version: before.version + 1,
    turns: planned.turns && [...planned.turns],
    faces: planned.result?.faces ?? null,
    sums,
    isSettled: false,
    canChange: planned.state !== 'void',
    changes: [...before.changes, { kind, reason, at: at.toISOString(), before: turns && faces && { turns, faces } }],
  }
}
