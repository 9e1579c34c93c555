import { STOPPED } from '../apply-news.ts'
import type { BetStore } from '../bets/bet-store.ts'
import type { CoupStore } from '../coups/coup-store.ts'
import type { CoupRow } from '../coups/coup-table.ts'
import { fightCardOf } from '../coups/fight-card-of.ts'
import { loadDecisions, stepView } from '../decisions/decision-steps.ts'
import type { DecisionStore } from '../decisions/decision-store.ts'
import { closedDeal } from '../games/closed-deal.ts'
import type { TableState } from '../protocol.ts'
import type { OpenSeries, Series } from '../series/series.ts'
import { seriesView } from '../series/series-view.ts'
import { later, nextDeal, type OpenCoup, openCoupOf, type Standing, withDeal } from './standing.ts'
import type { TablePlan } from './table-plans.ts'

type Needs = {
  readonly plan: TablePlan
  readonly series: Series
  readonly coups: CoupStore
  readonly bets: BetStore
  readonly decisions: DecisionStore
  readonly clock: () => Date
}

export type Restored = { readonly standing: Standing; readonly state: TableState }

/**
 * Where a table stands by what the database says of it. Bets that are known to be paid for lie as they did; of those that
 * somebody else was still asking about the money goes back.
 */
export async function restoreTable(needs: Needs): Promise<Restored> {
  const { plan, coups, clock } = needs
  const series = await needs.series.dealing(plan.title.code)
  if (!series) return { standing: { phase: 'between', series: null, until: clock() }, state: STOPPED }
  const ended = await coups.endedOf(series.id)
  const results = ended.flatMap(({ result }) => (result ? [{ faces: result.faces, roads: result.roads }] : []))
  const open = await coups.open(plan.title.code)
  const hasBegun = open !== undefined || series.coups > 0
  const burn = hasBegun ? (series.dealt.burn?.card ?? null) : null
  const view = { ...seriesView(series), burn, dealt: hasBegun ? dealtBefore(series) : 0 }
  const state: TableState = { ...STOPPED, phase: 'result', series: view, results }
  if (!open) return { standing: { phase: 'between', series, until: clock() }, state }
  const coup = await withDecisions(needs, open, await withBets(needs, openCoupOf(open, series), open.state))
  return {
    standing: standingOf(open, { series, coup, pace: plan.pace }),
    state: { ...state, ...onTable(plan, open, coup) },
  }
}

const dealtBefore = (series: OpenSeries): number => nextDeal(series)?.start ?? series.dealt.length

async function withBets({ plan, coups, bets }: Needs, coup: OpenCoup, state: CoupRow['state']): Promise<OpenCoup> {
  await bets.undoUnknown(coup.id)
  for (const { member, stakes } of await bets.ofCoup(coup.id)) coup.bets.restore(member, stakes)
  const card = await fightCardOf(coups, plan.title.code, coup)
  const told = { ...coup, ...card }
  return state === 'dealing' ? withDeal(told, await closedDeal(bets, coup)) : told
}

/** What was decided stands; a move that somebody else was still asking about is open again. */
async function withDecisions({ bets, decisions }: Needs, row: CoupRow, coup: OpenCoup): Promise<OpenCoup> {
  if (!coup.deal.deciding || row.state !== 'dealing') return coup
  await decisions.undoUnknown(coup.id)
  await loadDecisions({ bets, decisions }, coup, row.steps)
  if (row.asked_at && row.asked_until) {
    coup.decisions.begin(row.asked_at, row.asked_until)
    coup.decisions.restore(await decisions.ofCoup(coup.id))
  }
  return coup
}

type At = { readonly series: OpenSeries; readonly coup: OpenCoup; readonly pace: TablePlan['pace'] }

/** What was shown before is shown again, all that is due at once. */
function standingOf({ dealt_at }: CoupRow, { series, coup, pace }: At): Standing {
  if (dealt_at === null) return { phase: 'betting', series, coup, until: coup.closesAt }
  if (coup.decisions.openStep()) return { phase: 'deciding', series, coup, until: dealt_at }
  const shown = coup.decisions.shownBefore()
  return { phase: 'dealing', series, coup, shown, dealtAt: dealt_at, until: later(dealt_at, pace.beforeTurns) }
}

function onTable({ game }: TablePlan, { state, number }: CoupRow, coup: OpenCoup) {
  const { id, opensAt, closesAt, bets, decisions, card, deal } = coup
  const { pools } = deal.result
  const times = { opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString() }
  const open = decisions.openStep()
  const shown = decisions.turns().slice(0, open ? undefined : decisions.shownBefore())
  const dealing = open ? ('deciding' as const) : ('dealing' as const)
  return {
    phase: state === 'dealing' ? dealing : ('betting' as const),
    coup: {
      id,
      number,
      ...times,
      ...(card && { card }),
      shown: [...shown],
      result: null,
      isVoid: false,
      ...(state === 'dealing' && pools && { pools }),
      ...(open && { deciding: stepView(coup, open) }),
    },
    crowd: { players: 0, spots: bets.crowd(game) },
  }
}
