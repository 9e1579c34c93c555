import type { LetterAudience, LetterDraft } from '@sanuk/contracts/office-messages'
import type { Brand } from '#platform/caller'
import type { CountMembers, IdsOfUsernames } from '#platform/capabilities/member-audience'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'

/** Whom a letter reaches: how many, who they are where they are named, and which names are nobody's. */
export type Reached = {
  readonly count: number
  readonly members: readonly string[]
  readonly unknown: readonly string[]
}

type Needs = {
  readonly clock: Clock
  readonly members: { readonly countMembers: CountMembers; readonly idsOfUsernames: IdsOfUsernames }
}

/** Whom letters are for, and what a letter needs before it may be sent. */
export function createAudience({ clock, members }: Needs) {
  const reached = async (brand: string, audience: LetterAudience): Promise<Reached> => {
    if (audience.to !== 'members') {
      const ranks = audience.to === 'ranks' ? audience.ranks : null
      return { count: await members.countMembers(brand, ranks), members: [], unknown: [] }
    }
    const names = [...new Set(audience.usernames.map((name) => name.trim()).filter(Boolean))]
    const found = await members.idsOfUsernames(brand, names)
    const ids = [...new Set(found.values())]
    return { count: ids.length, members: ids, unknown: names.filter((name) => !found.has(name)) }
  }
  return {
    reached,
    /** Refuses with `audience_unknown`, naming the names, and with `audience_empty`. */
    demandReached: async (brand: string, audience: LetterAudience): Promise<Reached> => {
      const found = await reached(brand, audience)
      if (found.unknown.length > 0) {
        const values = { names: found.unknown.join(', ') }
        throw new Refusal('audience_unknown', { fields: [{ field: 'usernames', word: 'field.names_unknown', values }] })
      }
      if (found.count === 0) throw new Refusal('audience_empty')
      return found
    },
    /** Refuses with `content_incomplete`, naming the languages that lack a text, and with `period_over`. */
    validateDraft: (draft: LetterDraft, languages: Brand['languages']): void => {
      const missing = languages.flatMap((language) =>
        (['title', 'content'] as const)
          .filter((part) => !draft[part][language]?.trim())
          .map((part) => ({ field: `${part}.${language}`, word: 'field.required' as const })),
      )
      if (missing.length > 0) throw new Refusal('content_incomplete', { fields: missing })
      const from = Math.max(clock().getTime(), draft.from ? Date.parse(draft.from) : 0)
      if (draft.until && Date.parse(draft.until) <= from) {
        throw new Refusal('period_over', { fields: [{ field: 'until', word: 'refusal.period_over' }] })
      }
    },
  }
}
