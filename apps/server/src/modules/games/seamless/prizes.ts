import type { Log } from '@sanuk/host/log'
import { type Amount, writeAmount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { Transaction } from '#platform/database'
import { SeamlessFault } from '#platform/seamless-fault'
import type { Jackpots } from '../jackpots/index.ts'
import type { VendorLimits } from '../vendors/index.ts'
import type { Content } from './asked.ts'
import type { SeamlessStore } from './store.ts'

type Needs = {
  readonly store: SeamlessStore
  readonly limitsOf: (vendor: string) => VendorLimits | null
  readonly isPool: Jackpots['isPool']
  readonly log: Log
}

export type Prize = { readonly vendor: string } & Pick<Content, 'campaign' | 'jackpot' | 'currency'>

export type Prizes = ReturnType<typeof createPrizes>

export const isPrize = ({ campaign, jackpot }: Pick<Content, 'campaign' | 'jackpot'>): boolean =>
  campaign !== null || jackpot !== null

/**
 * What is paid without regard to a stake: by a campaign that an operator has declared, up to its budget, or by a pool that
 * a game of the vendor feeds, up to the largest jackpot the operator allows. Anything else is refused with LIMIT_REACHED,
 * which is not remembered: once it is declared or allowed, the vendor repeats the win.
 */
export function createPrizes({ store, limitsOf, isPool, log }: Needs) {
  const refuse = (prize: Prize, amount: Amount, why: string): never => {
    log.error({ alarm: 'prize', ...prize, amount: writeAmount(amount) }, why)
    throw new SeamlessFault('LIMIT_REACHED', `${why}: it is looked at`)
  }
  const limitOf = ({ vendor, currency }: Prize, of: (limits: VendorLimits) => VendorLimits['float'] | undefined) => {
    const limits = limitsOf(vendor)
    return limits && isCurrencyCode(currency) ? of(limits)?.[currency] : undefined
  }

  async function admitJackpot(transaction: Transaction, prize: Prize, amount: Amount): Promise<void> {
    if (prize.jackpot === null) return
    const { vendor, jackpot: pool } = prize
    if (!(await isPool(transaction, { vendor, pool }))) {
      refuse(prize, amount, 'no game of this vendor feeds this jackpot')
    }
    const largest = limitOf(prize, ({ largestJackpot }) => largestJackpot)
    if (largest !== undefined && amount > largest) refuse(prize, amount, 'this jackpot is larger than jackpots may be')
  }

  async function admitCampaign(transaction: Transaction, prize: Prize, amount: Amount): Promise<void> {
    const { vendor, campaign: code, currency } = prize
    if (code === null) return
    const budget = limitOf(prize, ({ campaigns }) => campaigns.find((campaign) => campaign.code === code)?.budget)
    if (budget === undefined) return refuse(prize, amount, 'this campaign is not declared')
    const isCovered = await store.payByCampaign(transaction, { vendor, code, currency, amount, budget })
    if (!isCovered) refuse(prize, amount, 'the budget of this campaign is used up')
  }

  return {
    /** Admits a prize, or more of one, and counts what a campaign pays. What is no prize is always admitted. */
    admit: async (transaction: Transaction, prize: Prize, amount: Amount): Promise<void> => {
      await admitJackpot(transaction, prize, amount)
      await admitCampaign(transaction, prize, amount)
    },
  }
}
