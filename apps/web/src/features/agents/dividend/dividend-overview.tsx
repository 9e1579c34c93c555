import { useLingui } from '@lingui/react'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { ErrorState } from '@sanuk/ui/error-state'
import { faultText } from '../../../wire/fault-text.ts'
import { TermsSkeleton } from '../terms/terms-skeleton.tsx'
import { BillList } from './bill-list.tsx'
import { DividendContract } from './dividend-contract.tsx'
import { DividendFigures } from './dividend-figures.tsx'
import { NoDividend } from './no-dividend.tsx'
import type { DividendPages, OwnDividends } from './use-dividend.ts'

type DividendOverviewProps = {
  readonly scheme: DividendScheme
  readonly pages: DividendPages
  /** Opens the period that begins on a day. */
  readonly onDay: (day: string) => void
}

/** The estimate of the running period, the contract in a scheme, and the dividends by period. */
export function DividendOverview({ scheme, pages, onDay }: DividendOverviewProps) {
  const { _ } = useLingui()
  const own = pages.data?.pages[0]
  if (!own && pages.isLoadingError) {
    return (
      <ErrorState title={_('agent-dividend.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
        {faultText(pages.error, _)}
      </ErrorState>
    )
  }
  if (!own) return <TermsSkeleton />
  if (neverHadContract(own)) return <NoDividend />
  const past = pages.data?.pages.flatMap(({ list }) => list) ?? []
  return (
    <>
      <DividendFigures scheme={scheme} own={own} />
      <DividendContract scheme={scheme} own={own} />
      <BillList bills={own.running ? [own.running, ...past] : past} pages={pages} onDay={onDay} />
    </>
  )
}

/** Whether the agent never had a contract and none is agreed. */
const neverHadContract = ({ contract, next, running, list }: OwnDividends): boolean =>
  !contract && !next && !running && list.length === 0
