import { exactOf, type Figure } from './figures.ts'

export type Change =
  /** `share` of its former size, rounded down to thousandths. */
  { readonly way: 'up' | 'down'; readonly share: number } | { readonly way: 'same' | 'from_nothing' }

/**
 * How a figure has changed since the span before. Of a negative figure the share is of its size: from -100 to -50 is up by
 * half. What was nothing before has no share.
 */
export function changeOf(now: Figure, before: Figure): Change {
  const [is, was] = [exactOf(now), exactOf(before)]
  if (is === was) return { way: 'same' }
  if (was === 0n) return { way: 'from_nothing' }
  const size = was < 0n ? -was : was
  const difference = is > was ? is - was : was - is
  // Thousandths: as fine as it is written. What is less than one is still a change.
  const share = Number((difference * 1000n) / size) / 1000
  return { way: is > was ? 'up' : 'down', share }
}
