import type { Result } from '@sanuk/engines/lottery/bets'
import { isSameResult } from './read-result.ts'

/** What one source says now. */
export type Voice = { readonly kind: 'typed' | 'imported' | 'feed'; readonly result: Result }

export type Agreement = 'drawn' | 'waiting' | 'disputed'

/**
 * Whether sources agree on a result, so that the issue has it. Two must tell the same, or one feed where the game trusts it;
 * each source that tells something else takes one more that agrees, on top of two.
 */
export function agreementOn(result: Result, voices: readonly Voice[], trustsFeed: boolean): Agreement {
  const same = voices.filter((voice) => isSameResult(voice.result, result))
  const others = voices.length - same.length
  if (others > 0) return same.length >= 2 + others ? 'drawn' : 'disputed'
  const suffices = same.length >= 2 || (trustsFeed && same.some(({ kind }) => kind === 'feed'))
  return suffices ? 'drawn' : 'waiting'
}
