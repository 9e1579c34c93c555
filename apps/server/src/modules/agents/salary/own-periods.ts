import type { SalaryScheme, SalaryTier } from '@sanuk/contracts/agent-schemes'
import { type Amount, amount, parseAmount, ZERO } from '@sanuk/money/amount'
import type { Period } from '#platform/accruals/periods'
import type { SalaryNeeds } from './needs.ts'
import { mostOf } from './rules.ts'
import { type SalaryState, stateOf } from './salary-state.ts'
import type { Contract } from './store/contracts.ts'
import type { DetailStore, OfAgent, TeamSoFar } from './store/details.ts'
import type { Earning } from './store/earnings.ts'
import type { Stored } from './stored.ts'
import { missingToNext } from './tiers.ts'

/** Whose salary in which scheme. */
export type Whose = { readonly brand: string; readonly scheme: SalaryScheme; readonly agent: string }

/** A period as its agent sees it. */
export type OwnPeriod = TeamSoFar & {
  readonly firstDay: string
  readonly lastDay: string
  readonly state: SalaryState
  readonly paid: Amount
  readonly paidAt: Date | null
}

/** The tier after the one that is reached, and what is missing to it. */
export type Missing = { readonly tier: SalaryTier; readonly valid: Amount; readonly active: number }

type Needs = Pick<SalaryNeeds, 'brandNamed' | 'clock'> &
  Pick<Stored, 'rules' | 'schemes'> & { readonly details: DetailStore }

export type OwnPeriods = ReturnType<typeof createOwnPeriods>

/** Periods as their agents see them, kept ones and those that are counted at this moment. */
export function createOwnPeriods({ brandNamed, clock, rules, schemes, details }: Needs) {
  const countingOf = async ({ brand, scheme, agent }: Whose, period: Period): Promise<OfAgent> => {
    const [{ currency }, held] = await Promise.all([brandNamed(brand), rules.on(brand, period.firstDay)])
    return { brand, currency, scheme, agent, period, most: mostOf(held, scheme) }
  }
  /** A period that lasts, whose count is due in a minute, or that brought nothing. */
  const countedNow = async (whose: Whose, period: Period, kept: Earning | null): Promise<OwnPeriod> => {
    const team = await details.soFar(await countingOf(whose, period))
    const paid = kept?.paid ?? ZERO
    const state = stateOf({ earned: team.earned, paid, isRunning: period.to > clock() })
    return { ...team, firstDay: period.firstDay, lastDay: period.lastDay, state, paid, paidAt: kept?.paidAt ?? null }
  }
  return {
    countingOf,
    /** The period as it was counted last where it is over, or as it stands now. */
    periodFor: async (whose: Whose, period: Period): Promise<OwnPeriod> => {
      const kept = await schemes[whose.scheme].earnings.find(whose.agent, period.firstDay)
      if (kept && period.to <= clock()) return ownPeriod(kept)
      return countedNow(whose, period, kept)
    },
  }
}

export const ownPeriod = (kept: Earning): OwnPeriod => ({ ...kept, state: stateOf(kept) })

/** What a team lacks for the tier after the one that it reached; `null` at the highest. */
export function missingOf({ tiers }: Contract, { valid, active }: TeamSoFar): Missing | null {
  const asked = tiers.map((tier) => ({ ...tier, valid: parseAmount(tier.valid), loss: 0n, told: tier }))
  const next = missingToNext(asked, { valid, active, loss: 0n })
  const told = asked.find((tier) => tier === next?.tier)?.told
  return next && told ? { tier: told, valid: amount(next.missing.valid), active: next.missing.active } : null
}
