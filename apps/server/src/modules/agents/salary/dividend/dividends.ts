import type { Calendars } from '../calendar-of.ts'
import type { SalaryNeeds } from '../needs.ts'
import { createBillDesk } from '../store/bill-desk.ts'
import { createTeamStore } from '../store/teams.ts'
import type { DividendStore, Stored } from '../stored.ts'
import { createBillsOf } from './bills-of.ts'
import { createCloseBills } from './close-bills.ts'
import { createDecideBills } from './decide-bills.ts'
import { createOwnDividends } from './own-dividends.ts'
import { createPayBills } from './pay-bills.ts'

type Needs = SalaryNeeds & Stored & Calendars & { readonly todayOf: (brand: string) => Promise<string> }

/** Dividends: a part of what a team's members lost in a period, paid once operators approved it. */
export function createDividends(needs: Needs) {
  const teams = createTeamStore(needs.database)
  const counting = createBillsOf({ ...needs, teams })
  const parts = { ...needs, ...counting, teams }
  const desk = createBillDesk(needs.database)
  const each = Object.values<DividendStore>(needs.dividends).map((store) => createCloseBills(parts, store))
  return {
    billsOf: counting.billsOf,
    own: createOwnDividends(parts),
    desk: { list: desk.list, periods: desk.periods },
    decide: createDecideBills({ ...needs, desk }),
    closePeriods: async (): Promise<void> => {
      for (const scheme of each) await scheme.closePeriods()
    },
    followCorrections: async (): Promise<void> => {
      for (const scheme of each) await scheme.followCorrections()
    },
    payAll: createPayBills(needs),
  }
}
