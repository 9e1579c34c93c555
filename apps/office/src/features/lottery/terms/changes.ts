import type { Play } from '@sanuk/engines/lottery/bets'
import type { OfficeWord } from '../../../language/office-word.ts'
import { type Draft, rowsOf, short } from './draft.ts'

/** What a proposal would change: a limit, or the odds of one tier. */
export type Change = {
  readonly key: string
  /** Of a limit. */
  readonly word: OfficeWord | null
  /** Of odds. */
  readonly play: { readonly code: string; readonly tier: string; readonly hasTiers: boolean } | null
  readonly before: string
  readonly after: string
  /** What would come back, in per cent. */
  readonly share: string | null
}

const LIMITS = [
  ['mostPrize', 'office-lottery-terms.most_prize'],
  ['stakesPerIssue', 'office-lottery-terms.stakes_per_issue'],
  ['coverage', 'office-lottery-terms.coverage'],
] as const

/** Numbers are the same however many zeros they end with. */
const isSame = (one: string, other: string): boolean => short(one) === short(other)

/** All that differs between two drafts of a lottery, limits first. */
export function changesBetween(before: Draft, after: Draft, plays: readonly Play[]): Change[] {
  const limit = (key: string, word: OfficeWord, values: readonly [string, string]): Change[] =>
    isSame(...values) ? [] : [{ key, word, play: null, before: values[0], after: values[1], share: null }]
  const series = (name: 'least' | 'most') =>
    before.series && after.series
      ? limit(name, `office-lottery-terms.series.${name}`, [before.series[name], after.series[name]])
      : []
  const rows = rowsOf(before, plays)
  return [
    ...series('least'),
    ...series('most'),
    ...LIMITS.flatMap(([key, word]) => limit(key, word, [before[key], after[key]])),
    ...rowsOf(after, plays).flatMap(({ play, tier, at, odds, share }, index): Change[] => {
      const was = rows[index]?.odds ?? ''
      const hasTiers = (after.odds[play]?.length ?? 0) > 1
      return isSame(was, odds)
        ? []
        : [{ key: `${play} ${at}`, word: null, play: { code: play, tier, hasTiers }, before: was, after: odds, share }]
    }),
  ]
}
