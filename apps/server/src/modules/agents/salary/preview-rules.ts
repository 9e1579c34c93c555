import { SALARY_SCHEMES, type SalaryScheme } from '@sanuk/contracts/agent-schemes'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { parseAmount } from '@sanuk/money/amount'
import { type Calendar, type Period, periodFrom, periodsOver } from '#platform/accruals/periods'
import type { Database } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import type { Calendars } from './calendar-of.ts'
import type { SalaryBrand } from './needs.ts'
import { mostOf } from './rules.ts'
import { type Preview, preview } from './store/preview.ts'

/** Days that a preview looks back; of longer periods at least the last one that is over. */
const PREVIEWED_DAYS = 30

type Needs = Calendars & {
  readonly database: Database
  readonly brandNamed: (id: string) => Promise<SalaryBrand>
}

type SchemePreview = Preview & { readonly scheme: SalaryScheme; readonly from: string; readonly to: string }

/**
 * Tells what rules would have paid for periods of the last thirty days that are over, in each scheme that they open, by the
 * contracts of the next period.
 */
export function createPreviewRules({ database, brandNamed, calendarOf, periodsNow }: Needs) {
  const previewScheme = async (brand: string, scheme: SalaryScheme, proposed: AgentMoneyRules) => {
    const { running, next } = await periodsNow(brand, scheme)
    const periods = previewedPeriods(running, await calendarOf(brand, scheme))
    const counting = {
      brand,
      currency: (await brandNamed(brand)).currency,
      scheme,
      periods,
      most: mostOf(proposed, scheme),
      activeLeast: parseAmount(proposed.activeLeast),
      weights: proposed.weights,
      contractsOn: next.firstDay,
    }
    const to = dayAfter(running.firstDay, -1)
    return { scheme, from: periods[0]?.firstDay ?? to, to, ...(await preview(database, counting)) }
  }
  return (brand: string, proposed: AgentMoneyRules): Promise<SchemePreview[]> => {
    const open = SALARY_SCHEMES.filter((scheme) => mostOf(proposed, scheme) > 0)
    return Promise.all(open.map((scheme) => previewScheme(brand, scheme, proposed)))
  }
}

/** Whole periods before the running one; one that began earlier than is looked back only where there is no other. */
function previewedPeriods({ firstDay, from }: Period, calendar: Calendar): Period[] {
  const earliest = dayAfter(firstDay, -PREVIEWED_DAYS)
  const over = [...periodsOver(periodFrom(earliest, calendar), calendar, from)]
  const within = over.filter((period) => period.firstDay >= earliest)
  return within.length > 0 ? within : over
}
