import type { Issue, LotteryGame } from '@sanuk/contracts/lottery'
import { type Amount, add, amount } from '@sanuk/money/amount'
import { useState } from 'react'
import type { OfferedPlay } from '../plays.ts'
import { useComingIssues } from '../slip/coming-issues.ts'
import { costOf, type Slip } from '../slip/slip.ts'
import { type ChaseChoice, chasePlan, NO_CHASE } from './chase-plan.ts'
import { chasedLines } from './chased-lines.ts'

type ChaseNeeds = {
  readonly game: LotteryGame
  readonly plays: ReadonlyMap<string, OfferedPlay>
  /** The issue that takes bets. */
  readonly first: Issue | null
}

/** In which issues the slip is played and at which multiples, as it is chosen. */
export function useChase(lines: Slip, { game, plays, first }: ChaseNeeds) {
  const [choice, setChoice] = useState(NO_CHASE)
  const coming = useComingIssues(game, first, choice.issues > 1)
  const chased = chasedLines(lines, game, plays)
  const plan = chasePlan(choice, coming, chased)
  const stakes = plan.ok ? plan.rows.map(({ step }) => amount(step.stake)) : []
  const cost: Amount = stakes.length > 0 ? add(...stakes) : costOf(lines, plays)
  return {
    choice,
    /** Another way makes multiples that were changed by hand senseless; other changes keep them. */
    change: (change: Partial<ChaseChoice>) =>
      setChoice((before) => ({ ...before, ...(change.way && { edits: NO_CHASE.edits }), ...change })),
    edit: (issue: string, multiple: number) =>
      setChoice((before) => ({ ...before, edits: new Map(before.edits).set(issue, multiple) })),
    reset: () => setChoice(NO_CHASE),
    coming: coming.slice(0, choice.issues),
    mostMultiple: Math.max(1, chased.mostMultiple),
    plan,
    /** What the slip costs in all its issues; in one where they are not planned. */
    cost,
  }
}

export type ChaseState = ReturnType<typeof useChase>
