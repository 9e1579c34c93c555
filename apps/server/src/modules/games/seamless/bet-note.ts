import type { BetSummary } from '@sanuk/contracts/bet-summary'
import { UNTIL_DAYS_MAX } from '@sanuk/contracts/seamless'
import { SeamlessFault } from '#platform/seamless-fault'
import type { BetNote } from '../wagers/index.ts'

type Said = { readonly summary?: BetSummary | undefined; readonly until?: string | undefined }

/** What a bet says of itself, without what it leaves out; `null` where it says nothing. */
export function noteOf({ summary, until }: Said): BetNote | null {
  if (summary === undefined && until === undefined) return null
  return { ...(summary && { summary }), ...(until !== undefined && { until }) }
}

/** Whether the instant until which a round may stay open is to come, and not too far away. */
export function isTimely(note: BetNote | null, now: Date): boolean {
  if (note?.until === undefined) return true
  const ahead = Date.parse(note.until) - now.getTime()
  return ahead > 0 && ahead <= UNTIL_DAYS_MAX * 24 * 60 * 60 * 1000
}

/** Refuses with INVALID_REQUEST a stake whose round could not stay open until then. */
export function demandTimely(note: BetNote | null, now: Date): void {
  if (isTimely(note, now)) return
  throw new SeamlessFault('INVALID_REQUEST', `until lies in the past, or more than ${UNTIL_DAYS_MAX} days ahead`)
}
