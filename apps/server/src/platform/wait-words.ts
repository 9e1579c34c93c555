const MINUTE = 60
const HOUR = 60 * MINUTE

/** What fills the words of a refusal that tells how long to wait; rounded up, so that nobody comes back too early. */
export type WaitWords = { readonly unit: 'moment' | 'seconds' | 'minutes' | 'hours'; readonly count: number }

/** A wait in the unit that people count it in; a moment where nobody knows how long. */
export function waitWords(seconds: number | undefined): WaitWords {
  if (seconds === undefined) return { unit: 'moment', count: 0 }
  if (seconds < 2 * MINUTE) return { unit: 'seconds', count: Math.ceil(seconds) }
  if (seconds < 2 * HOUR) return { unit: 'minutes', count: Math.ceil(seconds / MINUTE) }
  return { unit: 'hours', count: Math.ceil(seconds / HOUR) }
}
