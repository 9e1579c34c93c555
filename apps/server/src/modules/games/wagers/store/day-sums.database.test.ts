import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { acrossBrands } from '#platform/brand-scope'
import { type Databases, openDatabase } from '#platform/database'
import { type ClonedDatabase, cloneDatabase } from '../../../../../../../tools/launcher/src/cloned-database.ts'
import { createDaySums } from './day-sums.ts'
import { createFigures } from './figures.ts'

let clones: ClonedDatabase
let databases: Databases
beforeAll(async () => {
  clones = await cloneDatabase()
  databases = openDatabase(clones.serverUrl, createLog('silent'))
})
afterAll(async () => {
  await databases.close()
  await clones.drop()
})

const HAVANA = 'America/Havana'

/**
 * On 9 March 2025 the clocks in Havana went from midnight to one o'clock, on 2 November 2025 from one o'clock back to
 * midnight (IANA time zone database).
 */
const INSTANTS = [
  ['2025-03-08', '2025-03-08T05:00:00Z'],
  ['2025-03-08', '2025-03-09T04:59:59Z'],
  ['2025-03-09', '2025-03-09T05:00:00Z'],
  ['2025-03-09', '2025-03-10T03:59:59Z'],
  ['2025-11-01', '2025-11-02T03:59:59Z'],
  ['2025-11-02', '2025-11-02T04:00:00Z'],
  ['2025-11-02', '2025-11-02T05:00:00Z'],
  ['2025-11-02', '2025-11-03T04:59:59Z'],
] as const

const RANGES = [
  { from: '2025-03-08', to: '2025-03-09' },
  { from: '2025-11-01', to: '2025-11-02' },
]

test('rounds count for the day that the brand’s clocks show, before and after daily totals', async () => {
  const brand = randomUUID()
  const owner = new pg.Client({ connectionString: clones.ownerUrl })
  await owner.connect()
  await owner.query(
    `insert into wagers.round (id, brand, member, vendor, vendor_round, game, game_type, currency, stake, win, state,
                               started_at, settled_at, account)
     select gen_random_uuid(), $1, gen_random_uuid(), 'V', gen_random_uuid(), 'G', 'RNG', 'USD', 10000, 0, 'settled',
            at, at, 1
       from unnest($2::timestamptz[]) at`,
    [brand, INSTANTS.map(([, at]) => at)],
  )
  await owner.end()
  const sums = createDaySums(databases.database)
  const { figures } = createFigures(databases.database)
  await acrossBrands(async () => {
    const counted = async () => {
      const own = { id: brand, currency: 'USD', timeZone: HAVANA } as const
      const days = await Promise.all(RANGES.map(async (range) => (await figures({ ...range, brand: own })).days))
      return days.flat().map(({ day, rounds }) => [day, rounds])
    }
    const expected = Object.entries(Object.groupBy(INSTANTS, ([day]) => day)).map(([day, all]) => [day, all.length])
    expect(await counted()).toEqual(expected)
    const wanting = await sums.wanting({ brand, timeZone: HAVANA }, 10_000)
    expect(wanting.map(({ day }) => day)).toEqual(expect.arrayContaining(expected.map(([day]) => day)))
    for (const day of wanting.filter(({ day }) => expected.some(([one]) => one === day))) await sums.sum(day)
    expect(await counted()).toEqual(expected)
    const left = await sums.wanting({ brand, timeZone: HAVANA }, 10_000)
    expect(left.filter(({ day }) => expected.some(([one]) => one === day))).toEqual([])
  })
})
