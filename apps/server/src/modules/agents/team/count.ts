import { dayOf } from '@sanuk/contracts/calendar-day'
import type { Gift } from '@sanuk/ledger/gifts'
import { add, ZERO } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { Transaction } from '#platform/database'
import type { TeamNeeds } from './needs.ts'
import { type AccountDay, counting, type Play } from './store/counting.ts'

/** A business day of a member. */
export type MemberDay = { readonly member: string; readonly brand: string; readonly day: string }

/** Members' days of one brand and day. */
type Group = { readonly brand: string; readonly day: string; readonly members: readonly string[] }

type Read = (
  transaction: Transaction,
  group: Group,
) => Promise<{
  readonly play: readonly Play[] | null
  readonly accounts: readonly AccountDay[] | null
}>

/** Counts members' business days anew, each as a whole: done again, or by two at once, it changes nothing. */
export function createCount(needs: TeamNeeds) {
  /** Days one after the other: how long somebody was not active is known from the days before. */
  const each = async (transaction: Transaction, days: readonly MemberDay[], read: Read): Promise<void> => {
    const groups = [...Map.groupBy(days, ({ brand, day }) => `${day} ${brand}`).entries()].toSorted(byName)
    for (const [, group] of groups) {
      const [first] = group
      if (!first) continue
      const { brand, day } = first
      const members = [...new Set(group.map(({ member }) => member))]
      const { currency } = await needs.reckoningOf(brand, transaction)
      const activeLeast = await needs.activeLeastOn(brand, day, transaction)
      const did = await read(transaction, { brand, day, members })
      await counting.countDay(transaction, { brand, day, currency, activeLeast, members, ...did })
    }
  }
  return {
    /** What was played. */
    play: (transaction: Transaction, days: readonly MemberDay[]) =>
      each(transaction, days, async (on, group) => ({ play: await playOf(needs, on, group), accounts: null })),
    /** Who joined, what was paid in and out, what was given. */
    accounts: (transaction: Transaction, days: readonly MemberDay[]) =>
      each(transaction, days, async (on, group) => ({ play: null, accounts: await accountsOf(needs, on, group) })),
    /** Under which agents. */
    places: (transaction: Transaction, days: readonly MemberDay[]) =>
      each(transaction, days, async () => ({ play: null, accounts: null })),
  }
}

const byName = ([one]: readonly [string, unknown], [other]: readonly [string, unknown]) => (one < other ? -1 : 1)

async function playOf({ turnover, reckoningOf }: TeamNeeds, on: Transaction, group: Group): Promise<Play[]> {
  const { brand, day, members } = group
  const { currency } = await reckoningOf(brand, on)
  const wanted = members.map((member) => ({ member, day }))
  const played = await turnover.playedOnDays(wanted, on)
  return members.flatMap((member) =>
    (played.get(`${member} ${day}`) ?? [])
      .filter((kind) => kind.currency === currency)
      .map(({ gameType, rounds, stake, win, valid }) => ({ member, kind: gameType, rounds, stake, win, valid })),
  )
}

async function accountsOf(needs: TeamNeeds, on: Transaction, { brand, day, members }: Group): Promise<AccountDay[]> {
  const { timeZone, currency } = await needs.reckoningOf(brand, on)
  const within = { members, currency, from: startOfDay(day, timeZone), until: startOfDay(day, timeZone, 1) }
  const people = await needs.findMembers(members)
  const credited = await needs.creditedWithin(on, within)
  const paidOut = await needs.paidOutWithin(on, within)
  const given = Map.groupBy(await needs.givenWithin(on, { brand, ...within }), ({ member }) => member)
  return members.map((member) => {
    const joinedAt = people.get(member)?.joinedAt
    const deposited = credited.get(member)
    return {
      member,
      joined: joinedAt && dayOf(joinedAt, timeZone) === day ? 1 : 0,
      firstDeposits: deposited?.isFirst ? 1 : 0,
      deposits: deposited?.sum ?? ZERO,
      withdrawals: paidOut.get(member) ?? ZERO,
      ...sumGifts(given.get(member) ?? []),
    }
  })
}

/** Rebates, what agents are paid, and all other gifts together. */
function sumGifts(gifts: readonly Gift[]) {
  const of = (name: 'rebates' | 'rewards' | 'salaries') =>
    add(ZERO, ...gifts.filter(({ kind }) => figureOf(kind) === name).map(({ sum }) => sum))
  return { rebates: of('rebates'), rewards: of('rewards'), salaries: of('salaries') }
}

function figureOf(kind: Gift['kind']): 'rebates' | 'rewards' | 'salaries' {
  if (kind === 'rebate') return 'rebates'
  return kind === 'salary' || kind === 'dividend' ? 'salaries' : 'rewards'
}
