import type { lotteryIssues } from '@sanuk/contracts/lottery'
import type { AnswerOf } from '@sanuk/contracts/route'

export type IssuesAnswer = AnswerOf<typeof lotteryIssues>

type Times = Pick<IssuesAnswer, 'open' | 'sealed'>

/** The server's own steps take a moment. */
const AFTER_MS = 250
const LONGEST_MS = 10 * 60_000

/** How often a result is asked for that is due: every second at first, seldom once it is long overdue. */
const PATIENCE = [
  { upTo: 60_000, every: 1_000 },
  { upTo: 10 * 60_000, every: 5_000 },
  { upTo: Number.POSITIVE_INFINITY, every: 30_000 },
] as const

/** Milliseconds until issues are to be asked for again: at the next sealing or draw, and while a result is due. */
export function askAgainIn({ open, sealed }: Times, now: number): number {
  const dueAt = [...sealed.map(({ drawsAt }) => drawsAt), ...open.slice(0, 1).map(({ sealsAt }) => sealsAt)]
  const waits = dueAt.map((instant) => waitFor(Date.parse(instant), now))
  return Math.min(LONGEST_MS, ...waits)
}

function waitFor(due: number, now: number): number {
  if (due > now) return due - now + AFTER_MS
  return PATIENCE.find(({ upTo }) => now - due < upTo)?.every ?? LONGEST_MS
}
