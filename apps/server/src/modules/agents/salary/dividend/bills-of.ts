import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { type Period, periodFrom } from '#platform/accruals/periods'
import type { Connection } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import type { Calendars } from '../calendar-of.ts'
import type { SalaryBrand } from '../needs.ts'
import { mostOf } from '../rules.ts'
import type { CountedBill } from '../store/bills.ts'
import type { Supposed } from '../store/counted.ts'
import type { Team, TeamStore } from '../store/teams.ts'
import type { Stored } from '../stored.ts'
import { type BillRules, countBills } from './count-bills.ts'

type Needs = Pick<Stored, 'rules' | 'dividends'> &
  Pick<Calendars, 'calendarOf'> & {
    readonly teams: TeamStore
    readonly brandNamed: (id: string) => Promise<SalaryBrand>
  }

type Which = {
  readonly brand: string
  readonly scheme: DividendScheme
  readonly period: Period
  /** Only the bills of this agent's branch, as if the agent stood at the top. */
  readonly branchOf?: string
  /** The day whose contracts and rules count, and what is supposed instead of some contracts. */
  readonly contractsOn?: string
  readonly supposed?: readonly Supposed[]
}

type Counted = { readonly bills: readonly CountedBill[]; readonly teams: readonly Team[] }

export type BillsOf = (which: Which, on?: Connection) => Promise<Counted>

export type RulesOf = (which: Which, on?: Connection) => Promise<BillRules>

/** Counts the bills of a period as they stand now; nothing is written. */
export function createBillsOf({ rules, dividends, teams, brandNamed, calendarOf }: Needs) {
  const rulesOf: RulesOf = async ({ brand, scheme, period, contractsOn = period.firstDay }, on) => {
    const [{ currency }, held] = await Promise.all([brandNamed(brand), rules.on(brand, contractsOn, on)])
    return {
      currency,
      most: mostOf(held, scheme),
      way: held?.dividendWay ?? 'fixed',
      carry: held?.carry ?? 'none',
    }
  }
  const billsOf: BillsOf = async (which, on) => {
    const { brand, scheme, period, ...more } = which
    const by = await rulesOf(which, on)
    const did = await teams.teams({ brand, scheme, currency: by.currency, most: by.most, period, ...more }, on)
    const before = periodFrom(dayAfter(period.firstDay, -1), await calendarOf(brand, scheme))
    const { bills } = dividends[scheme]
    const carried = await bills.carriedOn(brand, before.firstDay, on)
    const kept = await bills.carriedOn(brand, period.firstDay, on)
    return { teams: did, bills: countBills(did, period, { rules: by, carried, kept }) }
  }
  return { billsOf, rulesOf }
}
