import { addDays } from '@sanuk/contracts/calendar-day'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToday } from '../../brand/use-today.ts'
import type { RecordFilter } from './record-filter.ts'
import { RecordView } from './record-view.tsx'
import { RoundDetail } from './round-detail.tsx'

type BettingRecordProps = {
  readonly title: ReactNode
  /** Shows the ticket of a lottery's round. */
  readonly ticketOf: (round: string) => ReactNode
}

/** The betting record, as a page of the member centre: rounds of some days, and any of them in detail. */
export function BettingRecord({ title, ticketOf }: BettingRecordProps) {
  const today = useToday()
  const [filter, setFilter] = useState<RecordFilter>({
    span: { from: addDays(today, -6), to: today },
    gameType: undefined,
  })
  const [round, setRound] = useState<string | null>(null)
  const list = useRef<HTMLDivElement>(null)

  /** Back to the list as it was left, the focus on the round that was looked at. */
  function back() {
    flushSync(() => setRound(null))
    list.current?.querySelector<HTMLElement>(`[data-round="${round}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} hidden={round !== null}>
        <RecordView title={title} today={today} filter={filter} onFilter={setFilter} onRound={setRound} />
      </div>
      {round && <RoundDetail id={round} ticketOf={ticketOf} onBack={back} />}
    </>
  )
}
