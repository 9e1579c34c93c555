import { dayOf } from '@sanuk/contracts/calendar-day'
import type { DrawnIssue } from '@sanuk/contracts/lottery'
import type { FamilyCode } from '@sanuk/engines/lottery/bets'
import { sumOf, wordsOf } from '@sanuk/engines/lottery/statistics/shape'
import { useMemo } from 'react'
import { useFamilyWords } from '../family-words.ts'

/** Draws whose balls have animals are all scheduled by this clock. */
const TIME_ZONE = 'Asia/Bangkok'

/** Plays that go by the sum of a draw. */
const BY_SUM = new Set(['total', 'sum-sides', 'sum-sides-no-triples', 'sum-two-sides', 'sum-two-sides-refund'])

type ShapeTextProps = { readonly family: FamilyCode; readonly drawn: DrawnIssue; readonly play: string }

/** What a draw was like by the words of one play, with the sum where that decides; a dash where none is true of it. */
export function ShapeText({ family, drawn: { result, drawnAt }, play }: ShapeTextProps) {
  const words = useFamilyWords(family)
  const found = useMemo(
    () => wordsOf(family, play, { result, day: dayOf(new Date(drawnAt), TIME_ZONE) }),
    [family, play, result, drawnAt],
  )
  const sum = BY_SUM.has(play) ? sumOf(family, result) : null
  const texts = found.map((word) => words('word', word))
  const all = sum === null ? texts : [String(sum), ...texts]
  return all.length > 0 ? all.join(' ') : '–'
}
