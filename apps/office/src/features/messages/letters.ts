import type { LetterAudience, LetterDraft, listLetters } from '@sanuk/contracts/office-messages'
import type { AnswerOf } from '@sanuk/contracts/route'

export const LETTERS = ['letters'] as const

export type Letter = AnswerOf<typeof listLetters>['list'][number]

/** Lines on which nothing stands name nobody. */
export function asSent(audience: LetterAudience): LetterAudience {
  if (audience.to !== 'members') return audience
  return { to: 'members', usernames: audience.usernames.map((name) => name.trim()).filter(Boolean) }
}

/** A letter that nobody has written anything of yet. */
export const NEW_LETTER: LetterDraft = {
  ...{ audience: { to: 'members', usernames: [] }, title: {}, content: {}, from: null, until: null },
}
