import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { Handshake } from 'lucide-react'
import { useState } from 'react'
import { faultText } from '../../../wire/fault-text.ts'
import { type Agreement, highestRate } from '../terms/contract-tiers.ts'
import { AgreementDialog, type OpenedDialog } from './agreement-dialog.tsx'
import styles from './agreements.module.css'
import { standingOf } from './asked-terms.ts'
import { EarlierRequests } from './earlier-requests.tsx'
import { OwnAgreement } from './own-agreement.tsx'
import { TeamAgreements } from './team-agreements.tsx'
import { type AgreementPages, type Agreements, useAgreements } from './use-agreements.ts'
import { WaitingRequests } from './waiting-requests.tsx'

type AgreementsViewProps = {
  readonly scheme: AgentScheme
  /** What holds for the agent from a later day on, as the page around knows it. */
  readonly next?: Agreement | null | undefined
}

/** Contracts of a scheme that agents agree on among themselves: the agent's own, those right below, and requests. */
export function AgreementsView({ scheme, next = null }: AgreementsViewProps) {
  const { _ } = useLingui()
  const pages = useAgreements(scheme)
  const agreements = pages.data?.pages[0]
  if (!agreements && pages.isLoadingError) {
    return (
      <ErrorState title={_('agent-agreements.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
        {faultText(pages.error, _)}
      </ErrorState>
    )
  }
  if (!agreements) {
    return (
      <div role="status">
        <VisuallyHidden>{_('site.loading')}</VisuallyHidden>
        <Skeleton shape="card" className={styles.waiting} />
      </div>
    )
  }
  return <Loaded scheme={scheme} next={next} agreements={agreements} pages={pages} />
}

type LoadedProps = {
  readonly scheme: AgentScheme
  readonly next: Agreement | null
  readonly agreements: Agreements
  readonly pages: AgreementPages
}

function Loaded({ scheme, next, agreements, pages }: LoadedProps) {
  const { _ } = useLingui()
  const [opened, setOpened] = useState<OpenedDialog | null>(null)
  const { own, upline, waiting, list, from, most } = agreements
  const standing = standingOf(own, next)
  const hasAny = own || next || upline || waiting.length > 0 || list.length > 0
  return (
    <div className={styles.page}>
      {!hasAny && (
        <EmptyState icon={<Handshake />} title={_('agent-agreements.empty')}>
          {_('agent-agreements.empty.note')}
        </EmptyState>
      )}
      <WaitingRequests
        requests={waiting}
        onReview={(request) => setOpened({ kind: 'review', request })}
        onWithdraw={(request) => setOpened({ kind: 'withdraw', request })}
      />
      {hasAny && (
        <>
          <OwnAgreement
            agreements={agreements}
            next={next}
            onAsk={() =>
              upline &&
              setOpened({ kind: 'terms', asked: { other: upline, side: 'upline', standing, from, most, own: null } })
            }
          />
          <TeamAgreements
            scheme={scheme}
            agreements={agreements}
            pages={pages}
            onTerms={({ agent, contract, next: later }) =>
              setOpened({
                kind: 'terms',
                asked: {
                  other: agent,
                  side: 'agent',
                  standing: standingOf(contract, later),
                  from,
                  most,
                  own: highestRate(standing) || null,
                },
              })
            }
            onEnd={({ agent }) => setOpened({ kind: 'end', agent })}
          />
        </>
      )}
      <EarlierRequests scheme={scheme} />
      {opened && <AgreementDialog scheme={scheme} opened={opened} onClose={() => setOpened(null)} />}
    </div>
  )
}
