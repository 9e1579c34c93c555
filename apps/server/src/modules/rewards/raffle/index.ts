import type { RafflePlan } from '@sanuk/contracts/office-raffle'
import { rafflePlan } from '@sanuk/contracts/office-raffle'
import { amount, parseAmount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { claimPrizes } from './claim-prizes.ts'
import { createDrawing } from './drawing.ts'
import type { RaffleNeeds } from './needs.ts'
import { sumOfPrizes, ticketsOf } from './prizes.ts'
import { createRaffleStore, type Draw, type Plan, raffleChanges } from './store.ts'

export type { WonPrize } from './needs.ts'

export type { Draw, Plan }

export type Raffle = ReturnType<typeof createRaffle>

/** Tickets from play, a draw each day, and prizes that are claimed. */
export function createRaffle(needs: RaffleNeeds) {
  const store = createRaffleStore(needs.database)
  /** What a member has staked so far, and what it is worth. */
  const standing = async (member: string, draw: Draw) => {
    const stake = await needs.wagers.stakeBetween(member, {
      brand: draw.brand,
      currency: draw.currency,
      from: draw.opens_at,
      to: draw.closes_at,
    })
    const tickets = ticketsOf(stake, { perTicket: draw.stake_per_ticket, max: draw.tickets_max })
    const missing = draw.stake_per_ticket - (stake % draw.stake_per_ticket)
    return { tickets, toNext: tickets < draw.tickets_max ? amount(missing) : null }
  }
  return {
    ...createDrawing({ ...needs, store }),
    standing,
    open: store.open,
    latest: store.latest,
    list: store.list,
    winners: store.winners,
    prizesOf: store.prizesOf,
    rangeOf: store.rangeOf,
    plan: store.plan,
    claim: claimPrizes(needs),
    /** Puts an approved plan in force, for draws that open from now on. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const plan = rafflePlan.parse(proposal.details)
      validatePlan(plan)
      await raffleChanges.keepPlan(transaction, proposal.brand, {
        enabled: plan.enabled,
        stake_per_ticket: parseAmount(plan.stakePerTicket),
        tickets_max: plan.ticketsMax,
        draws_at: plan.drawsAt,
        prizes: plan.prizes,
        claim_days: plan.claimDays,
      })
      return null
    },
  }
}

/** Refuses with `amount_below_minimum` where a ticket costs nothing or a prize is none. */
export function validatePlan({ stakePerTicket, prizes }: RafflePlan): void {
  const isNothing = parseAmount(stakePerTicket) === 0n || prizes.some((step) => sumOfPrizes([step]) === 0n)
  if (isNothing) throw new Refusal('amount_below_minimum')
}
