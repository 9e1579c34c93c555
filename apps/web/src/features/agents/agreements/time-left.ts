const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR

/** How long something lasts yet, in the largest unit of which there are two or more, rounded down; `null` once it is over. */
export function timeLeft(
  until: number,
  now: number,
): { readonly count: number; readonly unit: 'day' | 'hour' | 'minute' } | null {
  const left = until - now
  if (left <= 0) return null
  if (left >= 2 * DAY) return { count: Math.floor(left / DAY), unit: 'day' }
  if (left >= 2 * HOUR) return { count: Math.floor(left / HOUR), unit: 'hour' }
  return { count: Math.max(1, Math.floor(left / MINUTE)), unit: 'minute' }
}
