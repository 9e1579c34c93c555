import { useLingui } from '@lingui/react'
import { Checkbox } from '@sanuk/ui/checkbox'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { faultText } from '../../../wire/fault-text.ts'
import styles from './agreements.module.css'
import { ComparedTiers } from './compared-tiers.tsx'
import { Expiry } from './expiry.tsx'
import { RequestAbout } from './request-card.tsx'
import { RequestState } from './request-state.tsx'
import type { Review } from './use-review.ts'
import type { WhatChanged } from './what-changed.ts'
import { WhatIf } from './what-if.tsx'

type Understanding = { readonly isUnderstood: boolean; readonly onChange: (isUnderstood: boolean) => void }

type ReviewContentProps = {
  readonly review: Review
  /** Whether the reader has understood which contracts end; left out where none does or they are not asked. */
  readonly understanding: Understanding | undefined
}

/** A request, what it would have changed, and which contracts it ends. */
export function ReviewContent({ review, understanding }: ReviewContentProps) {
  const { _ } = useLingui()
  const { query, request, whatIf, changed, isOver } = review
  if (!request && query.isLoadingError) {
    return (
      <ErrorState title={_('agent-agreements.review.failed')} retryLabel={_('site.retry')} onRetry={query.refetch}>
        {faultText(query.error, _)}
      </ErrorState>
    )
  }
  if (!request) {
    return (
      <div role="status">
        <VisuallyHidden>{_('site.loading')}</VisuallyHidden>
        <Skeleton shape="card" className={styles.waiting} />
      </div>
    )
  }
  const isOpen = request.state === 'waiting' && !isOver
  return (
    <div className={styles.stack}>
      <div aria-live="polite">{changed && isOpen && <Changed changed={changed} />}</div>
      {request.state !== 'waiting' && (
        <p>
          <RequestState state={request.state} />
        </p>
      )}
      <RequestAbout request={request} />
      <ComparedTiers request={request} />
      {isOpen && <Expiry at={request.expiresAt} />}
      {isOpen && whatIf && <WhatIf whatIf={whatIf} agent={request.agent.username} />}
      {isOpen && !whatIf && <p className={styles.warning}>{_('agent-agreements.review.blocked')}</p>}
      {isOpen && understanding && (
        <Checkbox
          checked={understanding.isUnderstood}
          onChange={(event) => understanding.onChange(event.target.checked)}
        >
          {_('agent-agreements.understood', { count: whatIf?.ends.length ?? 0 })}
        </Checkbox>
      )}
    </div>
  )
}

/** What changed while the reader looked at the request. */
function Changed({ changed: { added, removed, hasOtherSums } }: { readonly changed: WhatChanged }) {
  const { _ } = useLingui()
  return (
    <div className={styles.warning}>
      <p className={styles.label}>{_('agent-agreements.changed')}</p>
      <ul className={styles.ends}>
        {added.map(({ id, username }) => (
          <li key={id}>{_('agent-agreements.changed.ends', { username })}</li>
        ))}
        {removed.map(({ id, username }) => (
          <li key={id}>{_('agent-agreements.changed.stays', { username })}</li>
        ))}
        {hasOtherSums && <li>{_('agent-agreements.changed.sums')}</li>}
      </ul>
    </div>
  )
}
