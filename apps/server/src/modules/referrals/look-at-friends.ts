import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { parseAmount, ZERO } from '@sanuk/money/amount'
import { dayOf } from '#platform/business-days'
import { inTransaction, type Transaction } from '#platform/database'
import type { ReferralsNeeds } from './index.ts'
import type { Keeping } from './keeping.ts'
import type { FriendRecord, FriendState } from './store/friends.ts'

const AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1000
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Only members invite here: what agents are paid for their members is written in contracts. */
const MEMBER = 0

/** Notices who came on an invitation, and finds out whether those who wait count by now. */
export function createLookAtFriends(needs: ReferralsNeeds & Keeping) {
  const { database, clock, friends, plans, findMembers } = needs

  const noteSome = (): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const invited = await needs.invitedAfter(await friends.followed(transaction), AT_ONCE, transaction)
      const last = invited.at(-1)
      if (!last) return false
      const people = await findMembers(invited.flatMap(({ member, inviter }) => [member, inviter]))
      for (const { member, brand, inviter, joinedAt } of invited) {
        const isFriend = people.get(member)?.type !== TRIAL_TYPE && people.get(inviter)?.type === MEMBER
        if (isFriend) await note(transaction, { member, brand, inviter, joinedAt })
      }
      await friends.follow(transaction, { at: last.joinedAt, id: last.member })
      return invited.length === AT_ONCE
    })

  const note = async (transaction: Transaction, came: Came): Promise<void> => {
    const { brand, joinedAt } = came
    const day = dayOf(joinedAt, (await needs.brandNamed(brand)).timeZone)
    const plan = await plans.on(brand, day, transaction)
    if (!plan?.open) return
    await friends.add(transaction, {
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
    /** Looks at everybody who joined on an invitation since the last time. */
    noteFriends: async (): Promise<void> => {
      while (await noteSome());
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
