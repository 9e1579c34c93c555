import type { RafflePlan } from '@sanuk/contracts/office-raffle'
import { rafflePlan } from '@sanuk/contracts/office-raffle'
import { type Amount, amount, parseAmount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Clock } from '#platform/clock'
import type { Database, Transaction } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import { Refusal } from '#platform/refusal'
import type { Members } from '../members/index.ts'
import type { Wagers } from '../wagers/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { claimPrizes } from './claim-prizes.ts'
import { createDrawing } from './drawing.ts'
import { sumOfPrizes, ticketsOf } from './prizes.ts'
import { createRaffleStore, type Draw, type Plan, raffleChanges } from './store.ts'

export type { Draw, Plan }

export type RaffleNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly wagers: Pick<Wagers, 'stakesBetween' | 'stakeBetween'>
  readonly findMember: Members['find']
  readonly accountOf: Wallet['accountOf']
  readonly reckoningOf: ReckoningOf
  /** Tells whoever won, once the draw is written down. */
  readonly tellWon: (prize: WonPrize) => Promise<void>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}

export type WonPrize = {
  readonly draw: string
  readonly currency: CurrencyCode
  readonly place: number
  readonly member: string
  readonly ticket: number
  readonly amount: Amount
  readonly expiresAt: Date
}

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
    ...{ standing, open: store.open, latest: store.latest, list: store.list },
    ...{ winners: store.winners, prizesOf: store.prizesOf, rangeOf: store.rangeOf, plan: store.plan },
    claim: claimPrizes(needs),
    /** Puts an approved plan in force, for draws that open from now on. */
    carryOut: async (transaction: Transaction, proposal: { readonly brand: string; readonly details: unknown }) => {
      const plan = rafflePlan.parse(proposal.details)
      demandSensible(plan)
      await raffleChanges.keepPlan(transaction, proposal.brand, {
        ...{ enabled: plan.enabled, stake_per_ticket: parseAmount(plan.stakePerTicket), tickets_max: plan.ticketsMax },
        ...{ draws_at: plan.drawsAt, prizes: plan.prizes, claim_days: plan.claimDays },
      })
      return null
    },
  }
}

/** Refuses with `amount_below_minimum` where a ticket costs nothing or a prize is none. */
export function demandSensible({ stakePerTicket, prizes }: RafflePlan): void {
  const isNothing = parseAmount(stakePerTicket) === 0n || prizes.some((step) => sumOfPrizes([step]) === 0n)
  if (isNothing) throw new Refusal('amount_below_minimum')
}
