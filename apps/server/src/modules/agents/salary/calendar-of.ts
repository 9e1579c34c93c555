import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { type Calendar, type Period, periodAfter, periodAt } from '#platform/accruals/periods'
import type { Clock } from '#platform/clock'
import type { SalaryBrand } from './needs.ts'
import { SCHEME_TIMES } from './schemes.ts'

type Needs = { readonly clock: Clock; readonly brandNamed: (id: string) => Promise<SalaryBrand> }

export type Calendars = ReturnType<typeof createCalendars>

/** The periods of schemes at brands. */
export function createCalendars({ clock, brandNamed }: Needs) {
  const calendarOf = async (brand: string, scheme: AgentScheme): Promise<Calendar> => {
    return { kind: SCHEME_TIMES[scheme].kind, timeZone: (await brandNamed(brand)).timeZone }
  }
  return {
    calendarOf,
    /** The period that is running, and the next one: in it other contracts begin. */
    periodsNow: async (
      brand: string,
      scheme: AgentScheme,
    ): Promise<{ readonly running: Period; readonly next: Period }> => {
      const calendar = await calendarOf(brand, scheme)
      const running = periodAt(clock(), calendar)
      return { running, next: periodAfter(running, calendar) }
    },
  }
}
