import type { Log } from '@sanuk/host/log'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { DemandForBonus } from '#platform/capabilities/turnover-demand'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import type { GrantStore } from './store/grants.ts'
import { payable, plays } from './store/plays.ts'
import type { Grant } from './store/rows.ts'

type Needs = {
  readonly grants: GrantStore
  readonly clock: Clock
  readonly log: Log
  readonly demandForBonus: DemandForBonus
}

/** A stake that nobody pays, as a vendor claims it. `round` is our id of the round. */
export type FreeStake = {
  readonly vendor: string
  readonly grant: string
  readonly member: string
  readonly game: string
  readonly stake: Amount
  readonly round: string
}

/** A win of a free round. `name` is what the books call it. */
export type FreeWin = {
  readonly round: string
  readonly grant: string
  readonly name: string
  readonly won: Amount
  readonly owner: { readonly brand: string; readonly id: string; readonly currency: CurrencyCode }
}

/**
 * Whether a vendor may play a round free: `foreign` is no grant of this member, vendor, game and stake, `spent` one that
 * is used up, over or stopped.
 */
export type Taken = 'taken' | 'foreign' | 'spent'

/** What vendors do with grants: one call after the other for each grant, in the transaction that moves the money. */
export function createPlayFree({ grants, clock, log, demandForBonus }: Needs) {
  const claimedTooMuch = (claim: FreeStake, why: string) =>
    log.error(
      { alarm: 'free_rounds', vendor: claim.vendor, grant: claim.grant, member: claim.member, why },
      'not granted',
    )
  return {
    /** Takes one round of a grant. */
    take: async (transaction: Transaction, claim: FreeStake): Promise<Taken> => {
      const grant = await grants.lock(transaction, claim.grant)
      if (!grant || !isFor(grant, claim)) {
        claimedTooMuch(claim, 'foreign')
        return 'foreign'
      }
      const { campaign, used } = grant
      const now = clock()
      const open = campaign.stoppedAt === null && campaign.from <= now && now < campaign.until
      if (!open) return 'spent'
      if (used >= campaign.rounds) {
        claimedTooMuch(claim, 'more rounds than granted')
        return 'spent'
      }
      await plays.begin(transaction, { round: claim.round, grant: grant.grant, brand: campaign.brand, at: now })
      return 'taken'
    },
    /** What is paid of a win: all of it, until the grant has paid the most it may. It is to be played as the campaign says. */
    win: async (transaction: Transaction, { round, grant: id, name, won, owner }: FreeWin): Promise<Amount> => {
      const grant = await grants.lock(transaction, id)
      if (!grant) throw new Error(`no grant ${id} of round ${round}`)
      const { campaign } = grant
      const paid = payable(won, { paid: grant.paid, mostWin: campaign.mostWin })
      await plays.win(transaction, { round, grant: id, won, paid, at: clock() })
      const { brand, id: member, currency } = owner
      const demanded = { brand, member, currency, source: `free_rounds:${name}`, amount: paid, percent: campaign.play }
      if (paid > 0n) await demandForBonus(transaction, demanded)
      return paid
    },
    /** Gives a round back that never was. */
    giveBack: async (transaction: Transaction, { round, grant }: { round: string; grant: string }): Promise<void> => {
      await grants.lock(transaction, grant)
      await plays.undo(transaction, { round, grant, at: clock() })
    },
  }
}

function isFor({ member, campaign }: Grant, claim: FreeStake): boolean {
  const { vendor, games, stake } = campaign
  return member === claim.member && vendor === claim.vendor && games.includes(claim.game) && stake === claim.stake
}
