import { dayOf } from '@sanuk/contracts/calendar-day'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { waitForAdvisoryLock } from '#platform/advisory-lock'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, type Transaction } from '#platform/database'
import { settledUntil } from '#platform/settled-until'
import { createCount, type MemberDay } from './count.ts'
import type { TeamNeeds } from './needs.ts'
import { counting, type Followed } from './store/counting.ts'

/** Days of play that are counted together. */
const DAYS_AT_ONCE = 1_000

/** Accounts that were opened, looked at together. */
const JOINED_AT_ONCE = 1_000

/** Before all others that joined at the same instant. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000'

/** Something a member did at an instant. */
type Done = { readonly member: string; readonly at: Date }

/** Counts what play, accounts and places in the tree changed since the last time. */
export function createFollow(needs: TeamNeeds) {
  const { database, turnover, clock } = needs
  const count = createCount(needs)

  const followPlay = async (transaction: Transaction, { change }: Followed) => {
    const changed = await turnover.changedDays(change, DAYS_AT_ONCE, transaction)
    const members = await needs.findMembers(changed.map(({ member }) => member))
    const days: MemberDay[] = []
    for (const day of changed) {
      const { currency } = await needs.reckoningOf(day.brand, transaction)
      if (isCounted(members.get(day.member)) && day.currency === currency) days.push(day)
    }
    await count.play(transaction, days)
    return { change: changed.at(-1)?.sequence ?? change, isBehind: changed.length >= DAYS_AT_ONCE }
  }

  const followAccounts = async (transaction: Transaction, from: Followed) => {
    const joined = await needs.invitedAfter(from.joinedTo, JOINED_AT_ONCE, transaction)
    const credited = await needs.creditedAfter(from.depositsTo)
    const paidOut = await needs.paidOutAfter(from.withdrawalsTo)
    const given = await needs.givenAfter(from.giftsTo)
    await count.accounts(
      transaction,
      await daysOf(needs, transaction, [
        ...joined.map(({ member, joinedAt }) => ({ member, at: joinedAt })),
        ...credited.map(({ member, creditedAt }) => ({ member, at: creditedAt })),
        ...paidOut.map(({ member, notedAt }) => ({ member, at: notedAt })),
        ...given,
      ]),
    )
    const now = clock()
    const deposits = followed(from.depositsTo, credited.at(-1)?.creditedAt, now)
    const withdrawals = followed(from.withdrawalsTo, paidOut.at(-1)?.changedAt, now)
    const gifts = followed(from.giftsTo, given.at(-1)?.at, now)
    const joins = followed(from.joinedTo.at, joined.at(-1)?.joinedAt, now)
    const lastJoined = joined.length > 0 && joins.isLast ? joined.at(-1)?.member : undefined
    return {
      to: {
        depositsTo: deposits.to,
        withdrawalsTo: withdrawals.to,
        giftsTo: gifts.to,
        joinedTo: joined.length === 0 ? from.joinedTo : { at: joins.to, id: lastJoined ?? FIRST_ID },
      },
      isBehind:
        deposits.isBehind ||
        withdrawals.isBehind ||
        gifts.isBehind ||
        (joins.isLast && joined.length === JOINED_AT_ONCE),
    }
  }

  /** Days that were counted before the tree of their day was what it is, and days on which agents joined. */
  const followTrees = async (transaction: Transaction): Promise<boolean> => {
    const changes = await counting.treeChanges(transaction)
    if (changes.length === 0) return false
    for (const change of changes) {
      const misplaced = await counting.misplaced(transaction, change)
      await count.places(
        transaction,
        misplaced.map(({ member, day }) => ({ member, day, brand: change.brand })),
      )
      const agents = await needs.findMembers(change.agents)
      const joined = [...agents.values()].map(({ id, joinedAt }) => ({ member: id, at: joinedAt }))
      await count.accounts(transaction, await daysOf(needs, transaction, joined))
    }
    await counting.followTrees(transaction, changes)
    return true
  }

  const followSome = (): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      await waitForAdvisoryLock(transaction, 'team: figures')
      const from = await counting.followed(transaction)
      const play = await followPlay(transaction, from)
      const accounts = await followAccounts(transaction, from)
      const treesChanged = await followTrees(transaction)
      await counting.follow(transaction, { change: play.change, ...accounts.to })
      return play.isBehind || accounts.isBehind || treesChanged
    })

  return async (): Promise<void> => {
    while (await followSome());
  }
}

/** Guests play with no money. */
const isCounted = (member: Member | undefined): member is Member => member !== undefined && member.type !== TRIAL_TYPE

/**
 * Up to when a source was followed. What is new is looked at twice; only behind what is old there may be more to read at
 * once.
 */
function followed(from: Date, last: Date | undefined, now: Date) {
  const to = settledUntil(from, last, now)
  const isLast = last !== undefined && to.getTime() === last.getTime()
  return { to, isLast, isBehind: isLast && to > from }
}

async function daysOf(needs: TeamNeeds, on: Transaction, done: readonly Done[]): Promise<MemberDay[]> {
  const members = await needs.findMembers(done.map(({ member }) => member))
  const days: MemberDay[] = []
  for (const { member: id, at } of done) {
    const member = members.get(id)
    if (!isCounted(member)) continue
    const { brand } = member
    days.push({ member: id, brand, day: dayOf(at, (await needs.reckoningOf(brand, on)).timeZone) })
  }
  return days
}
