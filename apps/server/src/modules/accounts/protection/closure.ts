import type { BreakTerm } from '@sanuk/contracts/protection'

/** How somebody stays away. `until` is `null` where it is for ever. */
export type KeptClosure = {
  readonly kind: 'time_out' | 'exclusion'
  readonly since: Date
  readonly until: Date | null
  readonly reopensAt: Date | null
}

const HOUR_MS = 60 * 60 * 1000
const HOURS: Partial<Record<BreakTerm, number>> = { '24h': 24, '7d': 7 * 24, '30d': 30 * 24 }
const MONTHS: Partial<Record<BreakTerm, number>> = { '6m': 6, '1y': 12, '5y': 60 }

export const kindOf = (term: BreakTerm): KeptClosure['kind'] => (HOURS[term] === undefined ? 'exclusion' : 'time_out')

/** When a break that begins now ends; `null` is never. A month later is the same day of that month, or its last one. */
export function endOfTerm(term: BreakTerm, now: Date): Date | null {
  const hours = HOURS[term]
  if (hours !== undefined) return new Date(now.getTime() + hours * HOUR_MS)
  const months = MONTHS[term]
  if (months === undefined) return null
  const end = new Date(now)
  end.setUTCMonth(end.getUTCMonth() + months)
  // The 31st of a month of thirty days would be the first of the next one.
  if (end.getUTCDate() !== now.getUTCDate()) end.setUTCDate(0)
  return end
}

/** Whether somebody may not play now: a time-out ends by the clock, an exclusion only by the member's own wish. */
export function isClosed(closure: KeptClosure | null, now: Date): boolean {
  if (!closure) return false
  if (closure.reopensAt !== null && closure.reopensAt <= now) return false
  return closure.kind === 'exclusion' || closure.until === null || closure.until > now
}

/** Whether the term of an exclusion is over and nobody asked to play again. */
export const mayAsk = ({ kind, until, reopensAt }: KeptClosure, now: Date): boolean =>
  kind === 'exclusion' && until !== null && until <= now && reopensAt === null

/** Whether one break holds longer than another that holds now. An exclusion is never replaced by a time-out. */
export function isLonger(wish: Pick<KeptClosure, 'kind' | 'until'>, holds: KeptClosure): boolean {
  if (holds.kind === 'exclusion' && wish.kind === 'time_out') return false
  if (holds.until === null) return false
  return wish.until === null || wish.until > holds.until
}
