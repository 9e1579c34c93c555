import { useLingui } from '@lingui/react'
import type { AgreementRequest } from '@sanuk/contracts/agent-agreements'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import styles from './agreements.module.css'
import { ComparedTiers } from './compared-tiers.tsx'
import { Expiry } from './expiry.tsx'
import { otherOf } from './use-agreements.ts'

type RequestCardProps = {
  readonly request: AgreementRequest
  readonly onReview: () => void
  readonly onWithdraw: () => void
}

/** A request that waits: who asks, what would change, until when it can be answered, and what can be done with it. */
export function RequestCard({ request, onReview, onWithdraw }: RequestCardProps) {
  const { _ } = useLingui()
  const { isMine, expiresAt } = request
  return (
    <Card level={4} title={<RequestTitle request={request} />}>
      <div className={styles.stack}>
        <RequestAbout request={request} />
        <ComparedTiers request={request} />
        <Expiry at={expiresAt} />
        <div className={styles.actions}>
          <Button size="small" look={isMine ? 'outline' : 'primary'} onClick={onReview}>
            {_(isMine ? 'agent-agreements.details' : 'agent-agreements.review')}
          </Button>
          {isMine && (
            <Button size="small" look="ghost" onClick={onWithdraw}>
              {_('agent-agreements.withdraw')}
            </Button>
          )}
        </div>
      </div>
    </Card>
  )
}

type RequestProps = { readonly request: AgreementRequest }

/** Who asks whom. */
export function RequestTitle({ request }: RequestProps) {
  const { _ } = useLingui()
  const word = request.isMine ? 'agent-agreements.request.mine' : 'agent-agreements.request.theirs'
  return _(word, { other: otherOf(request).username })
}

/** Whose contract a request is about. */
export function RequestAbout({ request: { isForMe, agent } }: RequestProps) {
  const { _ } = useLingui()
  const values = { isForMe: isForMe ? 'yes' : 'no', agent: agent.username }
  return <p className={styles.note}>{_('agent-agreements.request.about', values)}</p>
}
