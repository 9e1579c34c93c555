import { dayOf } from '@sanuk/contracts/calendar-day'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import type { Member } from '#platform/capabilities/member'
import { inTransaction, type Transaction } from '#platform/database'
import { settledUntil } from '#platform/settled-until'
import type { createCountDay } from './count-day.ts'
import type { Keeping } from './keeping.ts'
import type { MissionsNeeds } from './needs.ts'
import type { Visit } from './store/following.ts'

type Needs = MissionsNeeds & Keeping & { readonly countDay: ReturnType<typeof createCountDay> }

/** Changes of play that are looked at together. */
const FOLLOWED_MAX = 500

/** Who did something on a business day. */
type Deed = Visit

/** Counts anew what play, deposits and sign-ins changed since the last time. */
export function createFollow(needs: Needs) {
  const { database, turnover, following, countDay } = needs
  const count = async (transaction: Transaction, deeds: readonly Deed[], types?: readonly ('deposit' | 'login')[]) => {
    for (const one of Map.groupBy(deeds, ({ brand, day }) => `${brand} ${day}`).values()) {
      const [{ brand, day }] = one as [Deed]
      const members = [...new Set(one.map(({ member }) => member))]
      const { timeZone, currency } = await needs.reckoningOf(brand, transaction)
      await countDay(transaction, { brand, timeZone, currency, day, members, ...(types && { types }) })
    }
  }
  const followSome = (): Promise<boolean> =>
    inTransaction(database, async (transaction) => {
      const from = await following.followed(transaction)
      const played = await turnover.changedDays(from.change, FOLLOWED_MAX, transaction)
      const paid = await needs.creditedAfter(from.depositsTo)
      const entered = await needs.signedInAfter(from.signInsTo)
      const members = await needs.findMembers([...paid, ...entered].map(({ member }) => member))
      await count(transaction, played)
      await count(
        transaction,
        await deedsOf(needs, paid, { transaction, members, when: ({ creditedAt }) => creditedAt }),
        ['deposit'],
      )
      const visits = await deedsOf(needs, entered, { transaction, members, when: ({ seenAt }) => seenAt })
      await count(transaction, await following.visit(visits, transaction), ['login'])
      const { clock } = needs
      await following.follow(transaction, {
        change: played.at(-1)?.sequence ?? from.change,
        depositsTo: settledUntil(from.depositsTo, paid.at(-1)?.creditedAt, clock()),
        signInsTo: settledUntil(from.signInsTo, entered.at(-1)?.seenAt, clock()),
      })
      return played.length >= FOLLOWED_MAX
    })
  return async (): Promise<void> => {
    while (await followSome());
  }
}

type Dated<T> = {
  readonly transaction: Transaction
  readonly members: ReadonlyMap<string, Member>
  readonly when: (one: T) => Date
}

async function deedsOf<T extends { readonly member: string }>(
  { reckoningOf }: Needs,
  list: readonly T[],
  { transaction, members, when }: Dated<T>,
): Promise<Deed[]> {
  const deeds: Deed[] = []
  for (const one of list) {
    const member = members.get(one.member)
    if (!member || member.type === TRIAL_TYPE) continue
    const { id, brand } = member
    deeds.push({ member: id, brand, day: dayOf(when(one), (await reckoningOf(brand, transaction)).timeZone) })
  }
  return deeds
}
