import { cancelPlan, listPlans, type Plan, readPlan } from '@sanuk/contracts/lottery-plans'
import { writeAmount } from '@sanuk/money/amount'
import type { Game, GamesNamed } from '#platform/capabilities/game'
import type { FindMember } from '#platform/capabilities/member'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Lottery, PlanRecord } from './index.ts'
import { lotteriesNamed, readPlace, showTickets } from './show-tickets.ts'

type Needs = { readonly lottery: Lottery; readonly gamesNamed: GamesNamed; readonly findMember: FindMember }

const PAGE = 20

/** Bets on several issues. */
export function planRoutes(serve: Serve, needs: Needs): void {
  const { lottery } = needs
  const show = async (plans: readonly PlanRecord[]) => {
    const games = await lotteriesNamed(
      needs,
      plans.map(({ game }) => game),
    )
    return plans.map((plan) => planAnswer(plan, games.get(plan.game)))
  }
  const showOne = async (plan: PlanRecord) => {
    const [shown] = await show([plan])
    if (!shown) throw new Error('one plan, no answer')
    return shown
  }

  serve(listPlans, async ({ caller, query }) => {
    const before = query.cursor ? readPlace(query.cursor) : null
    const found = await lottery.plansOf(caller.id, { game: query.gameCode, before, limit: PAGE + 1 })
    const list = found.slice(0, PAGE)
    const last = list.at(-1)
    return { list: await show(list), nextCursor: found.length > PAGE && last ? String(last.number) : null }
  })
  serve(readPlan, async ({ caller, params }) => {
    const plan = await lottery.plan(params.id)
    if (plan?.member !== caller.id) throw new Refusal('not_found')
    const tickets = await lottery.ticketsOfPlan(plan.slip)
    const inOrder = tickets.toSorted((one, other) => one.drawsAt.getTime() - other.drawsAt.getTime())
    return { plan: await showOne(plan), tickets: await showTickets(needs, inOrder) }
  })
  serve(cancelPlan, async ({ caller, params }) => {
    const member = await needs.findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const { plan, balance } = await lottery.cancelPlan(member, params.id)
    return { plan: await showOne(plan), balance: writeAmount(balance) }
  })
}

function stateOf({ stoppedBy, left }: PlanRecord): Plan['state'] {
  if (stoppedBy !== null) return 'stopped'
  return left > 0 ? 'running' : 'finished'
}

function stopOf({ stopOnWin, stopProfit }: PlanRecord): Plan['stop'] {
  if (stopOnWin) return { onWin: true }
  return stopProfit === null ? null : { profit: writeAmount(stopProfit) }
}

function planAnswer(plan: PlanRecord, game: Game | undefined): Plan {
  const { all, left, gone } = plan
  return {
    id: plan.slip,
    gameCode: plan.game,
    gameNames: game?.names ?? { th: plan.game, en: plan.game },
    state: stateOf(plan),
    stop: stopOf(plan),
    stoppedBy: plan.stoppedBy,
    firstIssue: plan.firstIssue,
    lastIssue: plan.lastIssue,
    issues: { all, done: all - left - gone, left, returned: gone },
    stake: writeAmount(plan.stake),
    staked: writeAmount(plan.staked),
    won: writeAmount(plan.won),
    returned: writeAmount(plan.returned),
    placedAt: plan.placedAt.toISOString(),
    cancellable: plan.cancellable,
  }
}
