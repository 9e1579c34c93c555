import { randomUUID } from 'node:crypto'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { acrossBrands } from '#platform/brand-scope'
import type { WalletOwner } from '#platform/capabilities/wallet-account'
import { inTransaction, type Transaction } from '#platform/database'
import { missingSafeguards } from './accrual-table.fixture.ts'
import { openBenefit } from './benefit.fixture.ts'
import { createClosePeriods, lockClosing } from './close-periods.ts'
import { createFollowCorrections } from './follow-corrections.ts'
import { createPayMembers, type Payment } from './pay-members.ts'
import type { Calendar, Period } from './periods.ts'

let benefit: Awaited<ReturnType<typeof openBenefit>>
beforeAll(async () => {
  benefit = await openBenefit()
})
afterAll(() => benefit.close())

const inside = <T>(work: (transaction: Transaction) => Promise<T>): Promise<T> =>
  acrossBrands(() => inTransaction(benefit.database, work))

// New York leaves out the hour from 2:00 to 3:00 on 8 March 2026: the day is from 5:00 to 4:00 UTC, 23 hours.
const HOURS: Calendar = { kind: 'hour', timeZone: 'America/New_York' }
const hourNames = (from: string, number: number): string[] =>
  Array.from({ length: number }, (_, at) => new Date(Date.parse(from) + at * 3_600_000).toISOString())

/** A closing of one brand's hours at a moment, and the hours that it counted. */
function closingOf(brand: string, at: string) {
  const counted: string[] = []
  const run = createClosePeriods({
    database: benefit.database,
    clock: () => new Date(at),
    closed: benefit.closed,
    name: 'benefit',
    brands: async () => [{ brand, since: '2026-03-08' }],
    calendarOf: async () => HOURS,
    count: async (transaction, { period: { name, from, to } }) => {
      const sums = await benefit.count(transaction, { brand, name, from, to })
      counted.push(name)
      return sums
    },
  })
  return { counted, run: () => acrossBrands(run) }
}

const closedHours = async (brand: string): Promise<string[]> => {
  const { rows } = await benefit.owner.query('select hour from benefit.closed_hour where brand = $1 order by hour', [
    brand,
  ])
  return rows.map(({ hour }) => hour)
}

describe('closing', () => {
  test('three runs at once close each hour that is over once, the oldest first, none left out', async () => {
    const brand = randomUUID()
    const { counted, run } = closingOf(brand, '2026-03-09T04:01:00Z')
    await Promise.all([run(), run(), run()])
    const expected = hourNames('2026-03-08T05:00:00Z', 23)
    expect(counted).toEqual(expected)
    expect(await closedHours(brand)).toEqual(expected)
  })

  test('an hour is closed no earlier than a minute after its end, and the next run goes on there', async () => {
    const brand = randomUUID()
    await closingOf(brand, '2026-03-08T07:00:59Z').run()
    expect(await closedHours(brand)).toEqual(['2026-03-08T05:00:00.000Z'])
    const { counted, run } = closingOf(brand, '2026-03-08T08:01:00Z')
    await run()
    expect(counted).toEqual(['2026-03-08T06:00:00.000Z', '2026-03-08T07:00:00.000Z'])
  })

  test('what is counted is noted with the hour', async () => {
    const one = benefit.someone()
    await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
    await benefit.play(benefit.someone(one.brand), '2026-03-08T05:59:59.999Z', 500_000n)
    await benefit.play(one, '2026-03-08T06:00:00Z', 1n)
    await closingOf(one.brand, '2026-03-08T06:01:00Z').run()
    const { rows } = await benefit.owner.query('select members from benefit.closed_hour where brand = $1', [one.brand])
    expect(rows).toEqual([{ members: 2 }])
    expect(await benefit.hours(one)).toMatchObject([{ stake: '1000000', earned: '10000', paid: '0' }])
  })

  test('an hour whose counting fails stays open, and no later one is closed before it', async () => {
    const brand = randomUUID()
    const run = createClosePeriods({
      database: benefit.database,
      clock: () => new Date('2026-03-08T09:00:00Z'),
      closed: benefit.closed,
      name: 'benefit',
      brands: async () => [{ brand, since: '2026-03-08' }],
      calendarOf: async () => HOURS,
      count: async (_, { period }) => {
        if (period.name === '2026-03-08T06:00:00.000Z') throw new Error('cannot count')
        return { members: 0 }
      },
    })
    await expect(acrossBrands(run)).rejects.toThrow('cannot count')
    expect(await closedHours(brand)).toEqual(['2026-03-08T05:00:00.000Z'])
  })
})

/** Follows changes of one brand's play, and the hours that were counted anew, with for whom. */
function followingOf(brand: string) {
  const recounted: { name: string; members: readonly string[] }[] = []
  const run = createFollowCorrections({
    database: benefit.database,
    closed: benefit.closed,
    name: 'benefit',
    calendarOf: async () => HOURS,
    followed: 'benefit.followed',
    changedDays: async (after, limit, on = benefit.database) => {
      const { rows } = await sql<{ sequence: bigint; member: string; brand: string; day: string }>`
        select sequence, member, brand, (at at time zone 'America/New_York')::date::text as day
          from benefit.play where sequence > ${after} order by sequence limit ${limit}`.execute(on)
      return rows.map((row) => ({ ...row, currency: 'THB' as const }))
    },
    recount: async (transaction, { brand: at, period: { name, from, to }, members }) => {
      if (at === brand) recounted.push({ name, members })
      await benefit.count(transaction, { brand: at, name, from, to, members, rank: 9 })
    },
  })
  return { recounted, run: () => acrossBrands(run) }
}

describe('following corrections', () => {
  test('closed hours of the day are counted anew for whose play changed; open ones are not', async () => {
    const one = benefit.someone()
    const other = benefit.someone(one.brand)
    for (const who of [one, other]) await benefit.play(who, '2026-03-08T05:30:00Z', 1_000_000n)
    await closingOf(one.brand, '2026-03-08T07:01:00Z').run()
    await followingOf(one.brand).run()
    await benefit.play(one, '2026-03-08T05:45:00Z', 500_000n)
    await benefit.play(one, '2026-03-08T08:00:00Z', 500_000n)
    const { recounted, run } = followingOf(one.brand)
    await run()
    expect(recounted).toEqual(hourNames('2026-03-08T05:00:00Z', 2).map((name) => ({ name, members: [one.id] })))
    // The rank is that of the first count.
    expect(await benefit.hours(one)).toMatchObject([{ rank: 0, stake: '1500000', earned: '15000' }])
    expect(await benefit.hours(other)).toMatchObject([{ stake: '1000000', earned: '10000' }])
    await run()
    expect(recounted).toHaveLength(2)
  })

  test('a change waits for a closing under way, so that it is not taken for one of an open hour', async () => {
    const one = benefit.someone()
    const { recounted, run } = followingOf(one.brand)
    const waiting = async (): Promise<number> => {
      const { rows } = await benefit.owner.query(
        `select count(*)::int as waiting from pg_locks where locktype = 'advisory' and not granted`,
      )
      return rows[0].waiting
    }
    let following: Promise<void> | null = null
    await inside(async (transaction) => {
      await lockClosing(transaction, 'benefit', one.brand)
      const at = new Date('2026-03-08T06:01:00Z')
      const period = '2026-03-08T05:00:00.000Z'
      await benefit.closed.add(transaction, { brand: one.brand, period, at, sums: { members: 0 } })
      await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
      following = run()
      await expect.poll(waiting).toBe(1)
    })
    await following
    expect(recounted).toEqual([{ name: '2026-03-08T05:00:00.000Z', members: [one.id] }])
  })
})

const HOUR: Pick<Period, 'name' | 'from' | 'to'> = {
  name: '2026-03-08T05:00:00.000Z',
  from: new Date('2026-03-08T05:00:00Z'),
  to: new Date('2026-03-08T06:00:00Z'),
}
const NEXT_HOUR: typeof HOUR = {
  name: '2026-03-08T06:00:00.000Z',
  from: new Date('2026-03-08T06:00:00Z'),
  to: new Date('2026-03-08T07:00:00Z'),
}

const countHour = (brand: string, hour: typeof HOUR) =>
  inside((transaction) => benefit.count(transaction, { brand, ...hour }))

/** Pays these members, of one brand, what is due to them. */
async function payDue(members: readonly WalletOwner[], least = 0n) {
  const pay = createPayMembers(benefit.paying, { owner: 'benefit', kind: 'bonus' })
  const byId = new Map(members.map((member) => [member.id, member]))
  const brand = members[0]?.brand ?? ''
  const paid = await acrossBrands(() =>
    pay(async (transaction) => {
      const due = await benefit.rows.takeDue(transaction, [...byId.keys()], { brand, least: amount(least) })
      return due.flatMap(({ owner, due: sum }): Payment[] => {
        const member = byId.get(owner)
        const reference = randomUUID()
        return member ? [{ key: `benefit:${reference}`, reference, member, due: sum, play: 100 }] : []
      })
    }),
  )
  return paid.map(({ due }) => due)
}

describe('paying', () => {
  test('of eight payments at once one pays, with the turnover, and tells the member after the commit', async () => {
    const one = benefit.someone()
    await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
    await countHour(one.brand, HOUR)
    const paid = await Promise.all(Array.from({ length: 8 }, () => payDue([one])))
    expect(paid.flat()).toEqual([10_000n])
    expect(await benefit.balance(one)).toBe(10_000n)
    expect(await benefit.hours(one)).toMatchObject([{ earned: '10000', paid: '10000' }])
    expect(await benefit.bonuses(one)).toEqual([{ amount: '10000', percent: 100 }])
    expect(benefit.told.filter(({ member }) => member === one.id)).toEqual([{ member: one.id, held: 10_000n }])
  })

  test('less than the least waits, untouched', async () => {
    const one = benefit.someone()
    await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
    await countHour(one.brand, HOUR)
    expect(await payDue([one], 10_001n)).toEqual([])
    expect(await benefit.hours(one)).toMatchObject([{ paid: '0' }])
    expect(await payDue([one], 10_000n)).toEqual([10_000n])
  })

  test('pays two hundred members in one transaction, each their own', async () => {
    const first = benefit.someone()
    const members = [first, ...Array.from({ length: 199 }, () => benefit.someone(first.brand))]
    const stakes = new Map(members.map(({ id }, at) => [id, BigInt(at + 1) * 100n]))
    for (const member of members) await benefit.play(member, '2026-03-08T05:30:00Z', stakes.get(member.id) ?? 0n)
    await countHour(first.brand, HOUR)
    const which = { brand: first.brand }
    const due = await acrossBrands(() => benefit.rows.ownersDue(which, { least: amount(2n), limit: 500 }))
    // 1/10 000 of a baht is due to the first member.
    expect(new Set(due)).toEqual(new Set(members.slice(1).map(({ id }) => id)))
    expect(await payDue(members)).toHaveLength(200)
    const { rows } = await benefit.owner.query(
      `select owner, balance::text from ledger.account where brand = $1 and kind = 'member'`,
      [first.brand],
    )
    expect(rows).toHaveLength(200)
    expect(rows.filter(({ owner, balance }) => BigInt(balance) * 100n !== stakes.get(owner))).toEqual([])
    expect(await acrossBrands(() => benefit.rows.due(which))).toBe(0n)
  })

  test('a key pays once: the second payment fails and leaves nothing marked', async () => {
    const one = benefit.someone()
    const [key, reference] = [`benefit:${randomUUID()}`, randomUUID()]
    const pay = createPayMembers(benefit.paying, { owner: 'benefit', kind: 'bonus' })
    const payHour = () =>
      acrossBrands(() =>
        pay(async (transaction) => {
          const rows = await benefit.rows.lock(transaction, [one.id], { brand: one.brand })
          await benefit.rows.markPaid(transaction, rows)
          return [{ key, reference, member: one, due: amount(10_000n), play: 100 }]
        }),
      )
    await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
    await countHour(one.brand, HOUR)
    await payHour()
    await benefit.play(one, '2026-03-08T06:30:00Z', 1_000_000n)
    await countHour(one.brand, NEXT_HOUR)
    await expect(payHour()).rejects.toThrow('was paid before')
    expect(await benefit.hours(one)).toMatchObject([{ paid: '10000' }, { paid: '0' }])
    expect(await benefit.balance(one)).toBe(10_000n)
    expect(benefit.told.filter(({ member }) => member === one.id)).toHaveLength(1)
  })
})

describe('correcting by difference', () => {
  test('a correction upwards pays the difference', async () => {
    const one = benefit.someone()
    await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
    await countHour(one.brand, HOUR)
    await payDue([one])
    await benefit.play(one, '2026-03-08T05:40:00Z', 200_000n)
    await countHour(one.brand, HOUR)
    expect(await benefit.hours(one)).toMatchObject([{ earned: '12000', paid: '10000' }])
    expect(await payDue([one])).toEqual([2_000n])
  })

  test('a correction downwards never lowers what was paid; it is taken off the next payment', async () => {
    const one = benefit.someone()
    await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
    await countHour(one.brand, HOUR)
    await payDue([one])
    await benefit.play(one, '2026-03-08T05:40:00Z', -400_000n)
    await countHour(one.brand, HOUR)
    expect(await benefit.hours(one)).toMatchObject([{ earned: '6000', paid: '10000' }])
    expect(await payDue([one])).toEqual([])
    expect(await benefit.balance(one)).toBe(10_000n)
    await benefit.play(one, '2026-03-08T06:30:00Z', 1_000_000n)
    await countHour(one.brand, NEXT_HOUR)
    expect(await payDue([one])).toEqual([6_000n])
    expect(await benefit.hours(one)).toMatchObject([
      { earned: '6000', paid: '6000' },
      { earned: '10000', paid: '10000' },
    ])
    expect(await benefit.balance(one)).toBe(16_000n)
  })

  test('what was overpaid is taken off even where its period is not payable any more', async () => {
    const one = benefit.someone()
    await benefit.play(one, '2026-03-08T05:30:00Z', 1_000_000n)
    await countHour(one.brand, HOUR)
    await payDue([one])
    await benefit.play(one, '2026-03-08T05:40:00Z', -400_000n)
    await benefit.play(one, '2026-03-08T06:30:00Z', 1_000_000n)
    for (const hour of [HOUR, NEXT_HOUR]) await countHour(one.brand, hour)
    const which = { brand: one.brand, payable: sql`hour >= ${NEXT_HOUR.name}` }
    expect(await acrossBrands(() => benefit.rows.due(which, one.id))).toBe(6_000n)
  })
})

describe('tables of accruals', () => {
  test.each([
    ['benefit.hour', { key: ['member', 'hour'], basis: 'stake' }],
    ['rebates.day', { key: ['member', 'day'], basis: 'valid' }],
    ['referrals.day', { key: ['inviter', 'day'], basis: 'valid' }],
  ])('%s limits what is earned, by itself', async (table, shape) => {
    expect(await missingSafeguards(benefit.owner, table, shape)).toEqual([])
  })

  test('names what a table lacks', async () => {
    await benefit.owner.query(
      'create table benefit.careless (member uuid primary key, day date, stake bigint, earned bigint, paid bigint)',
    )
    expect(
      await missingSafeguards(benefit.owner, 'benefit.careless', { key: ['member', 'day'], basis: 'stake' }),
    ).toEqual([
      'benefit.careless lacks the primary key (member, day)',
      'benefit.careless lacks a CHECK that limits earned by stake',
      'benefit.careless lacks a CHECK (earned >= 0)',
      'benefit.careless lacks a CHECK (paid >= 0)',
      'benefit.careless lacks the wall between brands',
    ])
  })

  test('a count that gives more than the table allows is refused as a whole', async () => {
    const one = benefit.someone()
    const tooMuch = benefit.rows.write(
      sql`select ${one.id}::uuid, 'now', ${one.brand}::uuid, 1000::bigint, 21::bigint, 0::smallint, 1`,
    )
    await expect(inside((transaction) => tooMuch.execute(transaction))).rejects.toThrow('at_most_two_per_cent')
  })
})
