import type { TeamRound } from '@sanuk/contracts/agent-betting'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useToday } from '../../../brand/use-today.ts'
import { BettingView } from './betting-view.tsx'
import { RoundView } from './round-view.tsx'
import type { BettingFilter } from './use-betting.ts'

/**
 * Bets of everybody in the branch, and any of them in detail: a page of the agent centre. Words: `agent-betting`,
 * `agent-centre`, `agent-salary` and `wagers`.
 */
export function TeamBettingPage({ title }: { readonly title: ReactNode }) {
  const today = useToday()
  const [filter, setFilter] = useState<BettingFilter>({ span: { from: today, to: today } })
  const [row, setRow] = useState<TeamRound | null>(null)
  const list = useRef<HTMLDivElement>(null)

  /** Back to the list as it was left, the focus on the bet that was looked at. */
  function back() {
    flushSync(() => setRow(null))
    list.current?.querySelector<HTMLElement>(`[data-round="${row?.round.id}"]`)?.focus()
  }

  return (
    <>
      <div ref={list} hidden={row !== null}>
        <BettingView title={title} today={today} filter={filter} onFilter={setFilter} onRound={setRow} />
      </div>
      {row && <RoundView row={row} onBack={back} />}
    </>
  )
}
