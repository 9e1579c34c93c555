import { useLingui } from '@lingui/react'
import type { AgreementRequest } from '@sanuk/contracts/agent-agreements'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { ArrowRight } from 'lucide-react'
import { useId, useState } from 'react'
import { useMoment } from '../../../components/use-moment.ts'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './agreements.module.css'
import { ExportRequests } from './export-agreements.tsx'
import { MoreButton } from './more-button.tsx'
import { RequestAbout, RequestTitle } from './request-card.tsx'
import { RequestState } from './request-state.tsx'
import { useAgreementRequests } from './use-agreements.ts'
import { useWriteTiers } from './use-write-tiers.ts'

type EarlierRequestsProps = { readonly scheme: AgentScheme }

/** Requests that are over; they are loaded once somebody wants to see them. */
export function EarlierRequests({ scheme }: EarlierRequestsProps) {
  const { _ } = useLingui()
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <Card
      level={3}
      title={_('agent-agreements.earlier')}
      action={open && <ExportRequests scheme={scheme} disabled={false} />}
    >
      <div className={styles.stack}>
        {open && (
          <div id={id}>
            <RequestList scheme={scheme} />
          </div>
        )}
        <Button
          look="outline"
          size="small"
          className={styles.toggle}
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
        >
          {_(open ? 'agent-agreements.earlier.hide' : 'agent-agreements.earlier.show')}
        </Button>
      </div>
    </Card>
  )
}

function RequestList({ scheme }: EarlierRequestsProps) {
  const { _ } = useLingui()
  const pages = useAgreementRequests(scheme)
  if (!pages.data && pages.isLoadingError) {
    return (
      <ErrorState title={_('agent-agreements.earlier.failed')} retryLabel={_('site.retry')} onRetry={pages.refetch}>
        {faultText(pages.error, _)}
      </ErrorState>
    )
  }
  if (!pages.data) {
    return (
      <div role="status">
        <VisuallyHidden>{_('site.loading')}</VisuallyHidden>
        <Skeleton shape="tile" className={styles.waiting} />
      </div>
    )
  }
  // Those that wait stand above.
  const list = pages.data.pages.flatMap((page) => page.list).filter(({ state }) => state !== 'waiting')
  return (
    <>
      {list.length === 0 && !pages.hasNextPage && <p className={styles.note}>{_('agent-agreements.earlier.none')}</p>}
      <ul className={styles.earlier} aria-label={_('agent-agreements.earlier')}>
        {list.map((request) => (
          <li key={request.id}>
            <EarlierRequest request={request} />
          </li>
        ))}
      </ul>
      {list.length > 0 && !pages.hasNextPage && <p className={styles.end}>{_('agent-agreements.earlier.end')}</p>}
      <MoreButton
        pages={pages}
        label={_('agent-agreements.earlier.more')}
        failed={_('agent-agreements.earlier.more.failed')}
      />
    </>
  )
}

function EarlierRequest({ request }: { readonly request: AgreementRequest }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const write = useWriteTiers()
  const { state, former, tiers, askedAt } = request
  return (
    <div className={styles.side}>
      <p className={styles.titled}>
        <b>
          <RequestTitle request={request} />
        </b>{' '}
        <RequestState state={state} />
      </p>
      <RequestAbout request={request} />
      <p className={styles.becomes}>
        {write(former)} <ArrowRight />
        <VisuallyHidden>{_('agent-agreements.becomes')}</VisuallyHidden> {write(tiers)}
      </p>
      <p className={styles.note}>{_('agent-agreements.earlier.asked', { when: moment(askedAt) })}</p>
    </div>
  )
}
