import { useLingui } from '@lingui/react'
import { salarySchemes } from '@sanuk/contracts/agent-salary'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { ErrorState } from '@sanuk/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { PanelHead } from '../../../components/panel-head.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { TermsSkeleton } from '../terms/terms-skeleton.tsx'
import { NoContract } from './no-contract.tsx'
import { SchemeSalaries } from './scheme-salaries.tsx'

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
  if (first) return <SchemeSalaries title={title} schemes={[first, ...others]} />
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
