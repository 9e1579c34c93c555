import { useLingui } from '@lingui/react'
import { listTickets, type Ticket } from '@sanuk/contracts/lottery'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { ListEnd } from '../../../components/records/list-end.tsx'
import { usePanels } from '../../../panels/use-panels.ts'
import { useSession } from '../../../session/session.ts'
import { call } from '../../../wire/call.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { keyOf, metaOf } from '../../../wire/read.ts'
import styles from './history.module.css'
import { TicketRow } from './ticket-row.tsx'

const SHOWN_STATES = ['open', 'won', 'lost', 'cancelled'] as const
type ShownState = (typeof SHOWN_STATES)[number]

type TicketsProps = {
  readonly gameCode: string
  /** The issue that was drawn last: tickets of it are decided now. */
  readonly drawn: string | undefined
  readonly onOpen: (ticket: Ticket) => void
}

/** A member's tickets of a game. Visitors are asked to sign in. */
export function Tickets(props: TicketsProps) {
  const { _ } = useLingui()
  const { open } = usePanels()
  const isSignedIn = useSession() !== null
  if (isSignedIn) return <OwnTickets {...props} />
  return (
    <EmptyState
      icon={<ReceiptText />}
      title={_('lottery.tickets.sign_in')}
      action={
        <Button look="outline" onClick={() => open('login')}>
          {_('site.sign_in')}
        </Button>
      }
    />
  )
}

/** How often tickets whose issue is drawn are asked for, until they are decided. */
const DECIDED_MS = 2_000

function OwnTickets({ gameCode, drawn, onOpen }: TicketsProps) {
  const { _ } = useLingui()
  const [state, setState] = useState<ShownState>('open')
  const tickets = useInfiniteQuery({
    queryKey: [...keyOf(listTickets), { gameCode, state }],
    queryFn: ({ pageParam, signal }) => call(listTickets, { query: { gameCode, state, cursor: pageParam } }, signal),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    meta: metaOf(listTickets),
    refetchInterval: ({ state: { data } }) =>
      state === 'open' && data?.pages[0]?.list.some(({ issue }) => issue === drawn) ? DECIDED_MS : false,
  })
  const list = tickets.data?.pages.flatMap((page) => page.list)
  return (
    <div className={styles.tickets}>
      <Chips
        size="small"
        label={_('lottery.tickets.state')}
        options={SHOWN_STATES.map((one) => ({ value: one, label: _(`lottery.ticket.${one}`) }))}
        value={state}
        onPick={setState}
      />
      {!list && tickets.error && (
        <ErrorState title={_('lottery.tickets.failed')} retryLabel={_('site.retry')} onRetry={tickets.refetch}>
          {faultText(tickets.error, _)}
        </ErrorState>
      )}
      {!list && !tickets.error && <Skeleton shape="control" height="160px" />}
      {list?.length === 0 && <EmptyState icon={<ReceiptText />} title={_('lottery.tickets.none')} />}
      {list && list.length > 0 && (
        <>
          <ul className={styles.list} aria-label={_('lottery.tickets')}>
            {list.map((ticket) => (
              <li key={ticket.id}>
                <TicketRow ticket={ticket} onOpen={() => onOpen(ticket)} />
              </li>
            ))}
          </ul>
          <ListEnd pages={tickets} words={_('lottery.tickets.end', { count: list.length })} />
        </>
      )}
    </div>
  )
}
