import { randomUUID } from 'node:crypto'
import { amount } from '@sanuk/money/amount'
import type { OpenTopic } from '@sanuk/vendor-server/sockets/topics'
import type { BetStore } from '../bets/bet-store.ts'
import { createCoupBets } from '../bets/coup-bets.ts'
import { settleSeats } from '../bets/settle-seats.ts'
import type { TableBoxes } from '../boxes/table-boxes.ts'
import type { CoupStore } from '../coups/coup-store.ts'
import { fightCardOf } from '../coups/fight-card-of.ts'
import { createCoupDecisions } from '../decisions/coup-decisions.ts'
import { askPlayers, closeStep, loadDecisions } from '../decisions/decision-steps.ts'
import type { DecisionStore } from '../decisions/decision-store.ts'
import { closedDeal, playedDeal } from '../games/closed-deal.ts'
import type { MemberPages } from '../player/member-pages.ts'
import type { TableNews, TableState } from '../protocol.ts'
import type { OpenSeries, Series } from '../series/series.ts'
import { seriesView } from '../series/series-view.ts'
import { later, nextDeal, type OpenCoup, type Standing, withDeal } from './standing.ts'
import type { TablePlan } from './table-plans.ts'

/** How long the last bets are waited for after the close: beyond it their money goes back. */
const LAST_ANSWERS_MS = 3_000
/** "No more bets" is seen at least so long. */
const CLOSED_MS = 800
/** How often the last answers are looked for. */
const LOOK_MS = 100

export type StepNeeds = {
  readonly plan: TablePlan
  readonly topic: OpenTopic<TableState, TableNews>
  readonly series: Series
  readonly coups: CoupStore
  readonly bets: BetStore
  readonly decisions: DecisionStore
  readonly pages: MemberPages
  /** Of tables with boxes: who sits there. */
  readonly boxes: TableBoxes | null
  readonly clock: () => Date
  /** Called when a coup has ended and can be settled with the platform. */
  readonly ended: () => void
}

type Taking = Extract<Standing, { phase: 'betting' | 'closed' }>
type Dealing = Extract<Standing, { phase: 'dealing' }>

/** Does the step that is due, and answers where the table stands then. What it promises players is in the database first. */
export async function stepOf(needs: StepNeeds, at: Standing): Promise<Standing> {
  switch (at.phase) {
    case 'between':
      return at.series && nextDeal(at.series) ? openCoup(needs, at.series) : beginSeries(needs, at.series)
    case 'betting':
      return closeCoup(needs, at)
    case 'closed':
      return dealCoup(needs, at)
    case 'dealing':
      if (at.shown < at.coup.decisions.turns().length) return showTurn(needs, at)
      return at.coup.decisions.asked().length > 0 ? askPlayers(needs, at) : endCoup(needs, at)
    case 'deciding':
      return closeStep(needs, at)
  }
}

async function beginSeries(needs: StepNeeds, before: OpenSeries | null): Promise<Standing> {
  const { plan, topic, clock } = needs
  if (before) await needs.series.end(before.id)
  const series = await needs.series.begin(plan.title.code)
  topic.publish({ kind: 'shuffling', series: seriesView(series) })
  return { phase: 'between', series, until: later(clock(), plan.pace.shuffling) }
}

async function openCoup({ plan, topic, coups, boxes, clock }: StepNeeds, series: OpenSeries): Promise<Standing> {
  await boxes?.sweep()
  const deal = nextDeal(series)
  if (!deal) throw new Error(`series ${series.id} is over`)
  const opensAt = clock()
  const closesAt = later(opensAt, plan.pace.betting)
  const id = randomUUID()
  const { number, start } = deal
  await coups.add({
    id,
    number,
    table_code: plan.title.code,
    series: series.id,
    opens_at: opensAt,
    closes_at: closesAt,
  })
  const card = await fightCardOf(coups, plan.title.code, { opensAt, deal })
  const parts = { bets: createCoupBets(), decisions: createCoupDecisions(deal) }
  const coup: OpenCoup = { id, opensAt, closesAt, deal, ...parts, ...card }
  topic.publish({
    kind: 'opened',
    coup: { id, number, opensAt: opensAt.toISOString(), closesAt: closesAt.toISOString(), ...card },
    burn: series.dealt.burn?.card ?? null,
    dealt: start,
  })
  return { phase: 'betting', series, coup, until: closesAt }
}

function closeCoup({ topic }: StepNeeds, { series, coup }: Taking): Standing {
  topic.publish({ kind: 'closed' })
  return { phase: 'closed', series, coup, until: later(coup.closesAt, CLOSED_MS) }
}

async function dealCoup(needs: StepNeeds, { series, coup: closed }: Taking): Promise<Standing> {
  const { plan, topic, coups, bets, boxes, clock } = needs
  const now = clock()
  if (closed.bets.isWaiting() && now < later(closed.closesAt, LAST_ANSWERS_MS)) {
    return { phase: 'closed', series, coup: closed, until: later(now, LOOK_MS) }
  }
  await coups.deal(closed.id, closed.deal.turns, now)
  const coup = withDeal(closed, await closedDeal(bets, closed))
  await loadDecisions(needs, coup, 0)
  if (coup.deal.playedBy) await coups.writeTurns(coup.id, coup.decisions.turns())
  await boxes?.countCoup(coup)
  const { pools } = coup.deal.result
  topic.publish({ kind: 'dealing', ...(pools && { pools }) })
  return { phase: 'dealing', series, coup, shown: 0, dealtAt: now, until: later(now, plan.pace.beforeTurns) }
}

function showTurn({ plan, topic }: StepNeeds, at: Dealing): Standing {
  const { start, end } = at.coup.deal
  const turns = at.coup.decisions.turns()
  const turn = turns[at.shown]
  if (!turn) throw new Error('all of it is shown')
  const shown = at.shown + 1
  // Of cards each turn is one that came out; an outcome counts when all of it is there.
  topic.publish({ kind: 'shown', turn, dealt: Math.min(end, start + shown) })
  const { beforeTurns, turn: pace, beforeResult } = plan.pace
  const isLast = shown === turns.length
  const ofPart = shown - at.coup.decisions.shownBefore()
  return { ...at, shown, until: later(at.dealtAt, beforeTurns + pace * (ofPart - 1) + (isLast ? beforeResult : pace)) }
}

/** Ends a coup that was shown whole: what it came to, for everybody. */
export async function endCoup(needs: StepNeeds, { series, coup }: Dealing): Promise<Standing> {
  const { plan, topic, coups, bets, decisions, pages, clock } = needs
  const made = coup.deal.deciding ? await decisions.ofCoup(coup.id) : []
  const placed = (await bets.ofCoup(coup.id)).filter(({ state }) => state === 'placed')
  const deal = playedDeal(coup.deal, { bets: placed, decisions: made })
  const { number, result } = deal
  const seats = settleSeats(placed, deal, made)
  const turns = coup.decisions.turns()
  await coups.end(coup.id, { result, now: clock(), series: series.id, number, turns, seats })
  topic.publish({ kind: 'result', result })
  for (const { member, stake, win, lines } of seats) {
    const money = { stake: amount(stake), win: amount(win) }
    pages.paid(member, { table: plan.title.code, coup: coup.id, ...money, lines })
  }
  needs.ended()
  return { phase: 'between', series: { ...series, coups: number }, until: later(clock(), plan.pace.result) }
}
