import { useLingui } from '@lingui/react'
import type { AgreementRequest } from '@sanuk/contracts/agent-agreements'
import { useId } from 'react'
import styles from './agreements.module.css'
import { RequestCard } from './request-card.tsx'

type WaitingRequestsProps = {
  readonly requests: readonly AgreementRequest[]
  readonly onReview: (request: AgreementRequest) => void
  readonly onWithdraw: (request: AgreementRequest) => void
}

/** Requests that wait, those that the agent is to answer first. */
export function WaitingRequests({ requests, onReview, onWithdraw }: WaitingRequestsProps) {
  const { _ } = useLingui()
  const id = useId()
  if (requests.length === 0) return null
  return (
    <section className={styles.stack} aria-labelledby={id}>
      <h3 id={id} className={styles.heading}>
        {_('agent-agreements.waiting')}
      </h3>
      <ul className={styles.cards}>
        {requests
          .toSorted((one, other) => Number(one.isMine) - Number(other.isMine))
          .map((request) => (
            <li key={request.id}>
              <RequestCard
                request={request}
                onReview={() => onReview(request)}
                onWithdraw={() => onWithdraw(request)}
              />
            </li>
          ))}
      </ul>
    </section>
  )
}
