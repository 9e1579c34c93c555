import { useLingui } from '@lingui/react'
import { salarySchemes } from '@sanuk/contracts/agent-salary'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { ErrorState } from '@sanuk/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PanelHead } from '../../../components/panel-head.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { SchemePages, type SchemeParts } from '../terms/scheme-pages.tsx'
import { TermsSkeleton } from '../terms/terms-skeleton.tsx'
import { ExportPeriods } from './export-periods.tsx'
import { NoContract } from './no-contract.tsx'
import { PeriodView } from './period-view.tsx'
import { SalaryOverview } from './salary-overview.tsx'
import { type SalaryPages, useSalary } from './use-salary.ts'

const SALARIES: SchemeParts<SalaryScheme, SalaryPages> = {
  label: 'agent-salary.schemes',
  nameOf: (scheme) => `agent-salary.scheme.${scheme}`,
  usePages: useSalary,
  Overview: SalaryOverview,
  Period: PeriodView,
  Export: ExportPeriods,
}

type SalaryPageProps = {
  readonly title: ReactNode
  /** The schemes of the page; shown are those that the brand pays by or the agent had a contract in. */
  readonly schemes: readonly SalaryScheme[]
}

/** Salaries: by which contract, what each period brought, and why. */
export function SalaryPage({ title, schemes }: SalaryPageProps) {
  const { _ } = useLingui()
  const { data, isLoadingError, error, refetch } = useQuery(read(salarySchemes))
  const [first, ...others] = schemes.filter((scheme) => data?.list.includes(scheme))
  if (first) {
    const shown = [first, ...others] as const
    const initial = shown.find((scheme) => data?.held.includes(scheme)) ?? first
    return <SchemePages title={title} schemes={shown} initial={initial} parts={SALARIES} />
  }
  return (
    <>
      <PanelHead title={title} />
      {isLoadingError && (
        <ErrorState title={_('agent-salary.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !isLoadingError && <TermsSkeleton />}
      {data && <NoContract />}
    </>
  )
}
