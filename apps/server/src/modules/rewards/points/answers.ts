import type { PointRules, Redemption } from '@sanuk/contracts/points'
import type { Language } from '@sanuk/contracts/wire'
import { writeAmount } from '@sanuk/money/amount'
import type { Picture } from '#platform/capabilities/stored-pictures'
import type { Given, Rules } from './index.ts'

/** A text in a language, or in whichever has it. */
export const sayIn = (text: Partial<Record<Language, string>>, language: Language): string =>
  text[language] ?? text.en ?? text.th ?? ''

export const answerOfRules = (rules: Rules): PointRules => ({
  stakePerPoint: writeAmount(rules.stake_per_point),
  weights: rules.weights,
  pointsPerUnit: Number(rules.points_per_unit),
  lot: Number(rules.lot),
  convertDailyMax: writeAmount(rules.convert_daily_max),
  effectiveFrom: rules.effective_from,
})

export const answerOfGiven = (
  given: Given,
  language: Language,
  pictureOf: (id: string | null) => Picture | null,
): Redemption => ({
  id: given.id,
  kind: given.kind,
  state: given.state,
  quantity: given.quantity,
  points: Number(given.points),
  art: given.art,
  picture: pictureOf(given.picture),
  reason: given.reason,
  title: given.title && sayIn(given.title, language),
  amount: given.amount === null ? null : writeAmount(given.amount),
  askedAt: given.asked_at.toISOString(),
  decidedAt: given.decided_at?.toISOString() ?? null,
})
