import type { DrawnIssue, Issue } from '@sanuk/contracts/lottery'
import type { IssuesAnswer } from './issue-clock.ts'

/** What a player saw and decided so far, by the numbers of issues. */
export type Watch = {
  /** Whose draw they wait for. */
  readonly awaited: string | null
  /** Whose draw they do not wait for. */
  readonly skipped: string | null
  /** Whose countdown ended here. */
  readonly ended: string | null
}

export const NOTHING_SEEN: Watch = { awaited: null, skipped: null, ended: null }

/** Where a lottery stands for somebody who looks on. */
export type Phase =
  | { readonly kind: 'open'; readonly issue: Issue }
  | { readonly kind: 'drawing'; readonly issue: Issue; readonly next: Issue | null }
  | { readonly kind: 'result'; readonly drawn: DrawnIssue; readonly next: Issue | null }
  /** No issue takes bets; one may be waiting for its draw. */
  | { readonly kind: 'closed'; readonly waiting: Issue | null }

/** Who plays waits for a draw only where it follows the sealing closely. */
const WORTH_WAITING_MS = 2 * 60_000

const isSoon = ({ sealsAt, drawsAt }: Issue): boolean => Date.parse(drawsAt) - Date.parse(sealsAt) <= WORTH_WAITING_MS

export function phaseOf({ open, sealed, latest }: Omit<IssuesAnswer, 'now'>, watch: Watch): Phase {
  const coming = open.filter(({ number }) => number !== watch.ended)
  const next = coming[0] ?? null
  if (latest !== null && latest.number === watch.awaited && latest.number !== watch.skipped)
    return { kind: 'result', drawn: latest, next }
  const ended = open.filter(({ number }) => number === watch.ended)
  const drawing = [...sealed, ...ended].find((issue) => isSoon(issue) && issue.number !== watch.skipped)
  if (drawing) return { kind: 'drawing', issue: drawing, next }
  if (next) return { kind: 'open', issue: next }
  return { kind: 'closed', waiting: sealed[0] ?? ended[0] ?? null }
}
