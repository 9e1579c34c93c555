import { officeRaffle, proposeRafflePlan } from '@sanuk/contracts/office-raffle'
import { writeAmount } from '@sanuk/money/amount'
import type { ProposeAndShow } from '#platform/capabilities/approval'
import type { Serve } from '#platform/serve'
import { type Plan, type Raffle, validatePlan } from './index.ts'
import { sumOfPrizes } from './prizes.ts'

type Needs = { readonly raffle: Raffle; readonly approvals: ProposeAndShow }

export function raffleOfficeRoutes(serve: Serve, { raffle, approvals }: Needs): void {
  serve(officeRaffle, async ({ brand }) => {
    const [plan, draws, waiting] = await Promise.all([
      raffle.plan(brand.id),
      raffle.list(brand.id),
      approvals.waitingAbout(brand.id, ['raffle.plan'], [brand.id]),
    ])
    return {
      plan: plan && shownPlan(plan),
      proposal: waiting.get(brand.id)?.id ?? null,
      draws: draws.map(({ id, opens_at, closes_at, drawn_at, tickets, members, prizes, won, claimed }) => ({
        id,
        opensAt: opens_at.toISOString(),
        closesAt: closes_at.toISOString(),
        drawnAt: drawn_at?.toISOString() ?? null,
        tickets: tickets ?? 0,
        members,
        prizes: writeAmount(drawn_at ? won : sumOfPrizes(prizes)),
        claimed: writeAmount(claimed),
      })),
    }
  })
  serve(proposeRafflePlan, async ({ caller, brand, body }) => {
    validatePlan(body)
    const { id } = await approvals.propose(caller, brand.id, {
      kind: 'raffle.plan',
      about: brand.name,
      subjectId: brand.id,
      details: body,
    })
    return { proposal: id }
  })
}

const shownPlan = ({ enabled, stake_per_ticket, tickets_max, draws_at, prizes, claim_days }: Plan) => ({
  enabled,
  stakePerTicket: writeAmount(stake_per_ticket),
  ticketsMax: tickets_max,
  drawsAt: draws_at,
  prizes,
  claimDays: claim_days,
})
