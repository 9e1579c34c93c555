import { DECIDING_POWERS, DECIDING_WAIT_MS } from '@sanuk/contracts/approvals'
import { type Power, SENSITIVE_POWERS } from '@sanuk/contracts/powers'

export const NO_POWERS: ReadonlySet<Power> = new Set()

/** What takes a second person, as it is proposed to them. */
export type Proposed = {
  readonly kind: 'operators.add' | 'operators.change' | 'operators.reset' | 'operators.role'
  readonly about: string
  readonly subjectId: string
  readonly details: Record<string, unknown>
  readonly concerns: readonly string[]
}

/** Done at once, or what is to be proposed. */
export type Outcome<T> = { readonly done: T } | { readonly proposal: Proposed }

/** What somebody would gain of what one operator alone gives to nobody. */
export const sensitiveGain = (before: ReadonlySet<Power>, after: ReadonlySet<Power>): ReadonlySet<Power> =>
  after.difference(before).intersection(SENSITIVE_POWERS)

/**
 * What of a role its holder may do. Whoever alone handed over an account's access could sign in to it themselves, and so
 * be two operators: with such an access nothing sensitive can be done.
 */
export const usablePowers = (role: ReadonlySet<Power>, accessByTwo: boolean): ReadonlySet<Power> =>
  accessByTwo ? role : role.difference(SENSITIVE_POWERS)

/** From when on powers to decide, of those that somebody is given now, can be used; as the database keeps it. */
export function delayOf(given: ReadonlySet<Power>, now: Date): Record<string, string> {
  const from = new Date(now.getTime() + DECIDING_WAIT_MS).toISOString()
  return Object.fromEntries([...given.intersection(DECIDING_POWERS)].map((power) => [power, from]))
}

/** Whether a role still allows what a proposal said it does. */
export const isSamePowers = (powers: ReadonlySet<Power>, proposed: readonly Power[]): boolean =>
  powers.symmetricDifference(new Set(proposed)).size === 0
