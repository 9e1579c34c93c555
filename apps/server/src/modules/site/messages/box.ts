import { MESSAGE_DAYS } from '@sanuk/contracts/messages'
import type { FindMember } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { createBoxStore, Owner } from './store/box.ts'
import type { BoxRow } from './store/rows.ts'

type Needs = {
  readonly clock: Clock
  readonly findMember: FindMember
  readonly store: ReturnType<typeof createBoxStore>
  readonly announce: (member: string) => Promise<void>
}

const KEPT_MS = MESSAGE_DAYS * 24 * 3600 * 1000

/** What a member finds, and what they do with it. */
export function createBox({ clock, findMember, store, announce }: Needs) {
  /** A box goes back to when its member joined: what was written before was for others. */
  const ownerOf = async (id: string): Promise<Owner> => {
    const member = await findMember(id)
    if (!member) throw new Refusal('login_required')
    const now = clock()
    const since = new Date(Math.max(now.getTime() - KEPT_MS, member.joinedAt.getTime()))
    return { id, brand: member.brand, rank: member.rankLevel, since, now }
  }
  return {
    unread: async (member: string): Promise<number> => store.unread(await ownerOf(member)),
    page: async (member: string, asked: Parameters<typeof store.page>[1]) => store.page(await ownerOf(member), asked),
    /** Refuses with `not_found` what does not lie in the member's box. */
    open: async (member: string, id: string): Promise<BoxRow> => {
      const owner = await ownerOf(member)
      const found = await store.find(owner, id)
      if (!found || found.hidden_at) throw new Refusal('not_found')
      if (found.read_at) return found
      await store.readOne(owner, id)
      await announce(member)
      return { ...found, read_at: owner.now }
    },
    readAll: async (member: string): Promise<number> => {
      const count = await store.readAll(await ownerOf(member))
      await announce(member)
      return count
    },
    /** Refuses with `not_found`. */
    hide: async (member: string, id: string): Promise<void> => {
      if ((await store.hide(await ownerOf(member), id)) === 0) throw new Refusal('not_found')
      await announce(member)
    },
    /** Refuses with `not_found`. */
    restore: async (member: string, id: string): Promise<void> => {
      const owner = await ownerOf(member)
      if (!(await store.find(owner, id))) throw new Refusal('not_found')
      await store.restore(owner, id)
      await announce(member)
    },
  }
}
