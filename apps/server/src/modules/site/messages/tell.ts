import type { LetterKey } from '@sanuk/contracts/messages'
import type { Log } from '@sanuk/host/log'
import type { FindMember, Member } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { createBoxStore } from './store/box.ts'
import type { Facts } from './store/rows.ts'

/** What the platform tells one member, once for each `reference`. `facts` are put into the words of `letters.<key>`. */
type Told = { readonly key: LetterKey; readonly reference: string; readonly facts?: Facts }

/** Somebody who was looked up already; others are told by their id. */
type Addressee = Pick<Member, 'id' | 'brand'>

type Needs = {
  readonly clock: Clock
  readonly log: Log
  readonly findMember: FindMember
  readonly store: ReturnType<typeof createBoxStore>
  readonly announce: (member: string) => Promise<void>
}

/**
 * The door by which rooms write to a member, after what they tell of is committed. It never throws: money that was paid
 * is paid whether a letter says so or not.
 */
export function createTell({ clock, log, findMember, store, announce }: Needs) {
  return async (whom: string | Addressee, { key, reference, facts = {} }: Told): Promise<void> => {
    try {
      const member = typeof whom === 'string' ? await findMember(whom) : whom
      if (!member) return
      const note = { member: member.id, brand: member.brand, key, facts, reference, at: clock() }
      if (await store.addNote(note)) await announce(member.id)
    } catch (error) {
      log.error({ err: error, key }, 'a member was not told')
    }
  }
}
