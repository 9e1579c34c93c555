import { dayOf } from '@sanuk/contracts/calendar-day'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { parseAmount, ZERO } from '@sanuk/money/amount'
import { inTransaction, type Transaction } from '#platform/database'
import type { Place } from '#platform/page-cursor'
import { settledUntil } from '#platform/settled-until'
import type { Keeping } from './keeping.ts'
import type { ReferralsNeeds } from './needs.ts'
import type { FriendRecord, FriendState } from './store/friends.ts'

const AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Only members invite here: what agents are paid for their members is written in contracts. */
const MEMBER = 0

/** Notices who came on an invitation, and finds out whether those who wait count by now. */
export function createLookAtFriends(needs: ReferralsNeeds & Keeping) {
  const { database, clock, friends, plans, findMembers } = needs

  const noteSome = (after: Place | null): Promise<Noted> =>
    inTransaction(database, async (transaction) => {
      const kept = await friends.followed(transaction)
      const invited = await needs.invitedAfter(after ?? kept, AT_ONCE, transaction)
      const last = invited.at(-1)
      if (!last) return { inviters: [], next: null }
      const inviters = await noteThese(transaction, invited)
      const at = settledUntil(kept.at, last.joinedAt, clock())
      const isSettled = at.getTime() === last.joinedAt.getTime()
      await friends.follow(transaction, { at, id: isSettled ? last.member : FIRST_ID })
      const next = invited.length === AT_ONCE ? { at: last.joinedAt, id: last.member } : null
      return { inviters, next }
    })

  /** Keeps those who are friends, and answers whose. */
  const noteThese = async (transaction: Transaction, invited: readonly Came[]): Promise<string[]> => {
    const people = await findMembers(invited.flatMap(({ member, inviter }) => [member, inviter]))
    const inviters = new Set<string>()
    for (const came of invited) {
      const isFriend = people.get(came.member)?.type !== TRIAL_TYPE && people.get(came.inviter)?.type === MEMBER
      if (isFriend && (await note(transaction, came))) inviters.add(came.inviter)
    }
    return [...inviters]
  }

  const note = async (transaction: Transaction, came: Came): Promise<boolean> => {
    const { brand, joinedAt } = came
    const day = dayOf(joinedAt, (await needs.reckoningOf(brand, transaction)).timeZone)
    const plan = await plans.on(brand, day, transaction)
    if (!plan?.open) return false
    return friends.add(transaction, {
      ...{ ...came, reward: parseAmount(plan.reward), verified: plan.verified },
      ...{ leastDeposit: parseAmount(plan.leastDeposit), leastPlay: parseAmount(plan.leastPlay) },
      until: new Date(joinedAt.getTime() + plan.days * DAY_MS),
    })
  }

  const lookAt = async (waiting: readonly FriendRecord[]): Promise<void> => {
    const at = clock()
    const done = await needs.doneBy(waiting.map(({ member }) => member))
    const beside = await needs.besideInviter(waiting.map(({ member }) => member))
    for (const friend of waiting) {
      const state = becomes(friend, { ...(done.get(friend.member) ?? NOTHING), at, beside: beside.has(friend.member) })
      if (state === null) continue
      const decided = await friends.decide(friend.member, { state, at })
      if (decided && state === 'valid') await needs.tell(friend.inviter)
    }
  }

  return {
    /** Looks at everybody who joined on an invitation since the last time, and tells who invited them. */
    noteFriends: async (): Promise<void> => {
      for (let after: Place | null = null; ; ) {
        const { inviters, next } = await noteSome(after)
        for (const inviter of inviters) await needs.tell(inviter)
        if (!next) return
        after = next
      }
    },
    /** Decides about friends who have done what is asked, or whose time is over. */
    decideFriends: async (): Promise<void> => {
      for (let after = FIRST_ID; ; ) {
        const waiting = await friends.waiting(after, AT_ONCE)
        await lookAt(waiting)
        const last = waiting.at(-1)
        if (!last || waiting.length < AT_ONCE) return
        after = last.member
      }
    },
  }
}

type Noted = { readonly inviters: readonly string[]; readonly next: Place | null }
type Came = Pick<FriendRecord, 'member' | 'brand' | 'inviter' | 'joinedAt'>
type Done = { readonly deposited: bigint; readonly played: bigint; readonly proved: boolean }
const NOTHING: Done = { deposited: ZERO, played: ZERO, proved: false }

/** What becomes of a friend that waits; `null` where they go on waiting. */
export function becomes(
  friend: Pick<FriendRecord, 'leastDeposit' | 'leastPlay' | 'verified' | 'until'>,
  { deposited, played, proved, at, beside }: Done & { readonly at: Date; readonly beside: boolean },
): FriendState | null {
  const counts = deposited >= friend.leastDeposit && played >= friend.leastPlay && (proved || !friend.verified)
  if (!counts) return friend.until <= at ? 'expired' : null
  return beside ? 'shared' : 'valid'
}
