import { SALARY_SCHEMES, type SalaryScheme } from '@sanuk/contracts/agent-schemes'
import type { Place } from '#platform/page-cursor'
import type { Calendars } from './calendar-of.ts'
import { missingOf, type OwnPeriods, ownPeriod, type Whose } from './own-periods.ts'
import { mostOf } from './rules.ts'
import type { Stored } from './stored.ts'

type Needs = Pick<Stored, 'rules' | 'contracts' | 'schemes'> &
  Pick<Calendars, 'periodsNow'> & { readonly periods: OwnPeriods; readonly todayOf: (brand: string) => Promise<string> }

/** What an agent sees of their salary in a scheme. */
export function createOwnSalary({ rules, contracts, schemes, periods, periodsNow, todayOf }: Needs) {
  return {
    /** Schemes by which the brand pays, or in which the agent has a history, in their usual order. */
    schemesOf: async ({ brand, agent }: Omit<Whose, 'scheme'>): Promise<SalaryScheme[]> => {
      const [held, own] = await Promise.all([
        todayOf(brand).then((today) => rules.on(brand, today)),
        contracts.schemesOf(agent),
      ])
      return SALARY_SCHEMES.filter((scheme) => mostOf(held, scheme) > 0 || own.includes(scheme))
    },
    /** Schemes in which the agent has a contract that holds or will hold. */
    schemesHeld: async ({ brand, agent }: Omit<Whose, 'scheme'>) => contracts.schemesHeld(agent, await todayOf(brand)),
    /** The contract that holds and the next one, the period so far, what was paid, and earlier periods, newest first. */
    standing: async (whose: Whose, from: Place | null) => {
      const { brand, scheme, agent } = whose
      const { earnings } = schemes[scheme]
      const { running } = await periodsNow(brand, scheme)
      const today = await todayOf(brand)
      const [contract, all, inForce, paid, page] = await Promise.all([
        contracts.on({ ...whose, day: running.firstDay }),
        contracts.list(whose),
        rules.on(brand, running.firstDay),
        earnings.paidTo(agent, `${today.slice(0, 7)}-01`),
        earnings.ofAgent(agent, from),
      ])
      const isOpen = contract !== null && mostOf(inForce, scheme) > 0
      const now = isOpen ? await periods.periodFor(whose, running) : null
      return {
        contract,
        next: all.findLast((one) => one.from > running.firstDay) ?? null,
        running: now,
        missing: now && contract ? missingOf(contract, now) : null,
        month: paid.since,
        inAll: paid.inAll,
        // The running period of a salary that is paid while it lasts is kept, too.
        list: page.list.filter(({ firstDay }) => firstDay !== now?.firstDay).map(ownPeriod),
        nextCursor: page.nextCursor,
      }
    },
  }
}
