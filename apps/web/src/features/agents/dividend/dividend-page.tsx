import { useLingui } from '@lingui/react'
import { ownDividends } from '@sanuk/contracts/agent-dividend'
import { ErrorState } from '@sanuk/ui/error-state'
import { useQuery } from '@tanstack/react-query'
import type { CentrePageProps } from '../../../components/centre/centre-entry.ts'
import { PanelHead } from '../../../components/panel-head.tsx'
import { faultText } from '../../../wire/fault-text.ts'
import { read } from '../../../wire/read.ts'
import { TermsSkeleton } from '../terms/terms-skeleton.tsx'
import { NoDividend } from './no-dividend.tsx'
import { SchemeDividends } from './scheme-dividends.tsx'

/** Dividends: by which contract, what each period brought, and why. A page of the agent centre. */
export function DividendPage({ title }: CentrePageProps) {
  const { _ } = useLingui()
  const { data, isLoadingError, error, refetch } = useQuery(read(ownDividends, { query: {} }))
  const [first, ...others] = data?.schemes ?? []
  if (first) return <SchemeDividends title={title} schemes={[first, ...others]} />
  return (
    <>
      <PanelHead title={title} />
      {isLoadingError && (
        <ErrorState title={_('agent-dividend.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
          {faultText(error, _)}
        </ErrorState>
      )}
      {!data && !isLoadingError && <TermsSkeleton />}
      {data && <NoDividend />}
    </>
  )
}
