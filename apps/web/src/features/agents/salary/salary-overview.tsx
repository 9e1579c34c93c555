import { useLingui } from '@lingui/react'
import type { SalaryScheme } from '@sanuk/contracts/agent-schemes'
import { ErrorState } from '@sanuk/ui/error-state'
import { faultText } from '../../../wire/fault-text.ts'
import { TermsSkeleton } from '../terms/terms-skeleton.tsx'
import { ContractCard } from './contract-card.tsx'
import { NoContract } from './no-contract.tsx'
import { SalaryFigures } from './salary-figures.tsx'
import { SalaryPeriods } from './salary-periods.tsx'
import type { OwnSalary, SalaryPages } from './use-salary.ts'

type SalaryOverviewProps = {
  readonly scheme: SalaryScheme
  readonly pages: SalaryPages
  /** Opens the period that begins on a day. */
  readonly onDay: (day: string) => void
}

/** The contract in a scheme, the sums, and the periods. */
export function SalaryOverview({ scheme, pages, onDay }: SalaryOverviewProps) {
  const { _ } = useLingui()
  const own = pages.data?.pages[0]
  if (!own && pages.isLoadingError) {
    return (
      <ErrorState title={_('agent-salary.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
        {faultText(pages.error, _)}
      </ErrorState>
    )
  }
  if (!own) return <TermsSkeleton />
  if (neverHadContract(own)) return <NoContract />
  const past = pages.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <>
      <SalaryFigures scheme={scheme} own={own} />
      <ContractCard scheme={scheme} own={own} />
      <SalaryPeriods
        scheme={scheme}
        periods={own.running ? [own.running, ...past] : past}
        pages={pages}
        onDay={onDay}
      />
    </>
  )
}

/** Whether the agent never had a contract and none is agreed. */
const neverHadContract = ({ contract, next, running, list }: OwnSalary): boolean =>
  !contract && !next && !running && list.length === 0
