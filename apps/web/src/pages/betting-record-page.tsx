import { Suspense } from 'react'
import type { CentrePageProps } from '../components/centre/centre-entry.ts'
import { lazyPart } from '../components/lazy-part.ts'
import { BettingRecord } from '../features/wagers/betting-record.tsx'

const TicketView = lazyPart(
  () => import('../features/lottery/history/ticket-view.tsx').then((it) => it.TicketView),
  'lottery',
  'lottery-betting',
  'lottery-results',
)

/** The betting record; a round of a lottery is shown as its ticket. */
export function BettingRecordPage({ title }: CentrePageProps) {
  return (
    <BettingRecord
      title={title}
      ticketOf={(round) => (
        <Suspense>
          <TicketView id={round} />
        </Suspense>
      )}
    />
  )
}
