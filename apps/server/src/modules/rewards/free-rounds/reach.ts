import { FREE_REACH_MAX } from '@sanuk/contracts/office-free-rounds'
import type { LetterAudience } from '@sanuk/contracts/office-messages'
import type { IdsOfMembers, IdsOfUsernames } from '#platform/capabilities/member-audience'
import { Refusal } from '#platform/refusal'

/** A name that is nobody's, and the place where it stands among those that were written, from 1. */
export type UnknownName = { readonly line: number; readonly name: string }

export type Reached = { readonly members: readonly string[]; readonly unknown: readonly UnknownName[] }

type Needs = { readonly members: { readonly idsOfMembers: IdsOfMembers; readonly idsOfUsernames: IdsOfUsernames } }

/**
 * Whom a campaign is for, each member once, as they are now. Refuses with `audience_empty`, and with
 * `free_rounds_reach` where they are too many.
 */
export const createReach =
  ({ members }: Needs) =>
  async (brand: string, audience: LetterAudience): Promise<Reached> => {
    const reached = audience.to === 'members' ? await named(members, brand, audience.usernames) : await byRank()
    if (reached.members.length > FREE_REACH_MAX) throw new Refusal('free_rounds_reach')
    if (reached.members.length === 0 && reached.unknown.length === 0) throw new Refusal('audience_empty')
    return reached

    async function byRank(): Promise<Reached> {
      const ranks = audience.to === 'ranks' ? audience.ranks : null
      return { members: await members.idsOfMembers(brand, ranks, FREE_REACH_MAX + 1), unknown: [] }
    }
  }

async function named(members: Needs['members'], brand: string, usernames: readonly string[]): Promise<Reached> {
  const names = usernames.map((name) => name.trim())
  const found = await members.idsOfUsernames(brand, [...new Set(names)])
  return {
    members: [...new Set(found.values())],
    unknown: names.flatMap((name, index) => (found.has(name) ? [] : [{ line: index + 1, name }])),
  }
}

/** Refuses with `audience_unknown`, naming the names. */
export function demandKnown({ unknown }: Reached): void {
  if (unknown.length === 0) return
  const values = { names: unknown.map(({ name }) => name).join(', ') }
  throw new Refusal('audience_unknown', { fields: [{ field: 'usernames', word: 'field.names_unknown', values }] })
}
