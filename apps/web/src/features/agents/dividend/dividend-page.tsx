import { useLingui } from '@lingui/react'
import { ownDividends } from '@sanuk/contracts/agent-dividend'
import { salarySchemes } from '@sanuk/contracts/agent-salary'
import type { DividendScheme } from '@sanuk/contracts/agent-schemes'
import { ErrorState } from '@sanuk/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import type { CentrePageProps } from '../../../components/centre/centre-entry.ts'
import { PanelHead } from '../../../components/panel-head.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { SchemePages, type SchemeParts } from '../terms/scheme-pages.tsx'
import { TermsSkeleton } from '../terms/terms-skeleton.tsx'
import { BillView } from './bill-view.tsx'
import { DividendOverview } from './dividend-overview.tsx'
import { ExportBills } from './export-bills.tsx'
import { NoDividend } from './no-dividend.tsx'
import { type DividendPages, useDividends } from './use-dividend.ts'

const DIVIDENDS: SchemeParts<DividendScheme, DividendPages> = {
  label: 'agent-dividend.schemes',
  nameOf: (scheme) => `agent-dividend.scheme.${scheme}`,
  usePages: useDividends,
  Overview: DividendOverview,
  Period: BillView,
  Export: ExportBills,
}

/** Dividends: by which contract, what each period brought, and why. A page of the agent centre. */
export function DividendPage({ title }: CentrePageProps) {
  const { _ } = useLingui()
  const { data, isLoadingError, error, refetch } = useQuery(read(ownDividends, { query: {} }))
  const ofAgent = useQuery(read(salarySchemes))
  const [first, ...others] = data?.schemes ?? []
  if (first && !ofAgent.isPending) {
    const shown = [first, ...others] as const
    const initial = shown.find((scheme) => ofAgent.data?.held.includes(scheme)) ?? first
    return <SchemePages title={title} schemes={shown} initial={initial} parts={DIVIDENDS} />
  }
  return (
    <>
      <PanelHead title={title} />
      {isLoadingError && (
        <ErrorState title={_('agent-dividend.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!isLoadingError && (!data || first) && <TermsSkeleton />}
      {data && !first && <NoDividend />}
    </>
  )
}
