import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossBrands } from '#platform/brand-scope'
import { type Databases, inTransaction, openDatabase } from '#platform/database'
import { type ClonedDatabase, cloneDatabase } from '../../../../../../../tools/launcher/src/cloned-database.ts'
import { createDaySums } from './day-sums.ts'
import { createFigures } from './figures.ts'
import { createPlayed } from './played.ts'

let clones: ClonedDatabase
let databases: Databases
let owner: pg.Client
beforeAll(async () => {
  clones = await cloneDatabase()
  databases = openDatabase(clones.serverUrl, createLog('silent'))
  owner = new pg.Client({ connectionString: clones.ownerUrl })
  await owner.connect()
})
afterAll(async () => {
  await owner.end()
  await databases.close()
  await clones.drop()
})

// Bangkok is seven hours ahead of UTC all year: its midnight is 17:00 in UTC.
const BANGKOK = 'Asia/Bangkok'

type Story = { readonly began: string; readonly settled: string | null; readonly stake: bigint }

/** A brand of its own with rounds that are written as vendors have them written: begun first, settled later. */
async function playRounds(stories: readonly Story[]) {
  const [brand, member] = [randomUUID(), randomUUID()]
  const ids: string[] = []
  for (const { began, settled, stake } of stories) {
    const { rows } = await owner.query(
      `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                                 started_at, account)
       values (gen_random_uuid(), $1, $2, 'V', gen_random_uuid(), 'G', 'RNG', 'THB', $3, 0, 'open', $4, 1) returning id`,
      [brand, member, stake, began],
    )
    ids.push(rows[0].id)
    if (settled) await settle(rows[0].id, settled)
  }
  const { figures } = createFigures(databases.database)
  const { sum, wanting } = createDaySums(databases.database)
  const own = { id: brand, currency: 'THB', timeZone: BANGKOK } as const
  return {
    brand,
    member,
    ids,
    stakes: () =>
      acrossBrands(async () => {
        const { days, total } = await figures({ brand: own, from: '2025-06-01', to: '2025-06-10' })
        expect(total.stake).toBe(days.reduce((all, { stake }) => all + stake, 0n))
        return Object.fromEntries(days.map(({ day, stake }) => [day, stake]))
      }),
    sumDays: () =>
      acrossBrands(async () => {
        const days = await wanting({ brand, timeZone: BANGKOK }, 10_000)
        const early = days.filter(({ day }) => day <= '2025-06-10')
        for (const day of early) await sum(day)
        return early.map(({ day }) => day).sort()
      }),
  }
}

const settle = (id: string, at: string) =>
  owner.query("update wagers.round set state = 'settled', settled_at = $2 where id = $1", [id, at])

const STORIES: readonly Story[] = [
  { began: '2025-06-01T16:50:00Z', settled: '2025-06-01T16:59:59Z', stake: 1n },
  // Begun ten minutes before midnight, settled at midnight and ten minutes after it.
  { began: '2025-06-01T16:50:00Z', settled: '2025-06-01T17:00:00Z', stake: 20n },
  { began: '2025-06-01T16:50:00Z', settled: '2025-06-01T17:10:00Z', stake: 300n },
  // Settled exactly a day after it began, and four days after.
  { began: '2025-06-01T12:00:00Z', settled: '2025-06-02T12:00:00Z', stake: 4000n },
  { began: '2025-06-01T12:00:00Z', settled: '2025-06-05T12:00:00Z', stake: 50_000n },
  { began: '2025-06-01T12:00:00Z', settled: null, stake: 600_000n },
]

test('a round begun before midnight and settled after it counts on the day of settlement', async () => {
  const { stakes, sumDays } = await playRounds(STORIES)
  const expected = { '2025-06-01': 1n, '2025-06-02': 4320n, '2025-06-05': 50_000n }
  expect(await stakes()).toEqual(expected)
  await sumDays()
  expect(await stakes()).toEqual(expected)
})

test('a late settlement, a correction and a rollback change the day of settlement, before and after daily totals', async () => {
  const { ids, stakes, sumDays } = await playRounds(STORIES)
  await sumDays()
  await settle(ids[5] ?? '', '2025-06-06T12:00:00Z')
  const late = { '2025-06-01': 1n, '2025-06-02': 4320n, '2025-06-05': 50_000n, '2025-06-06': 600_000n }
  expect(await stakes()).toEqual(late)
  expect(await sumDays()).toEqual(['2025-06-06'])
  expect(await stakes()).toEqual(late)

  await owner.query("update wagers.round set stake = 51000, state = 'resettled' where id = $1", [ids[4]])
  await owner.query("update wagers.round set state = 'rolled_back', stake = 0 where id = $1", [ids[1]])
  const corrected = { ...late, '2025-06-02': 4300n, '2025-06-05': 51_000n }
  expect(await stakes()).toEqual(corrected)
  expect(await sumDays()).toEqual(['2025-06-02', '2025-06-05'])
  expect(await stakes()).toEqual(corrected)
})

test('raffle stakes are those of rounds settled within the draw', async () => {
  const { brand, member } = await playRounds(STORIES)
  const { stakeBetween, stakesBetween } = createPlayed(databases.database)
  const range = {
    brand,
    currency: 'THB' as const,
    from: new Date('2025-06-01T17:00:00Z'),
    to: new Date('2025-06-05T17:00:00Z'),
  }
  await acrossBrands(async () => {
    expect(await stakeBetween(member, range)).toBe(54_320n)
    const all = await inTransaction(databases.database, (transaction) => stakesBetween(transaction, range))
    expect(all).toEqual([{ member, stake: 54_320n }])
  })
})

test('rounds begun before the rule came keep the day on which they began, and none counts twice', async () => {
  const { rows } = await owner.query("select pg_get_functiondef('wagers.counted_at'::regproc) as text")
  const before = String(rows[0].text)
  expect(before).toContain("'-infinity'")
  await owner.query(before.replace("'-infinity'", "'2025-06-01T16:55:00Z'"))
  try {
    const { ids, stakes, sumDays } = await playRounds([
      ...STORIES,
      { began: '2025-06-01T16:56:00Z', settled: '2025-06-01T17:10:00Z', stake: 7_000_000n },
    ])
    const expected = { '2025-06-01': 54_321n, '2025-06-02': 7_000_000n }
    expect(await stakes()).toEqual(expected)
    await sumDays()
    expect(await stakes()).toEqual(expected)
    await settle(ids[5] ?? '', '2025-06-06T12:00:00Z')
    expect(await sumDays()).toEqual(['2025-06-01'])
    expect(await stakes()).toEqual({ ...expected, '2025-06-01': 654_321n })
  } finally {
    await owner.query(before)
  }
})
