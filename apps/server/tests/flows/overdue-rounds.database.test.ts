import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createOverdueStore } from '../../src/modules/games/wagers/store/overdue-rounds.ts'
import { acrossBrands, withinBrand } from '../../src/platform/brand-scope.ts'
import { openDatabase } from '../../src/platform/database.ts'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory, type Seat } from '../story.fixture.ts'

const HOUR_MS = 60 * 60 * 1000

/** The test sets its clock before the database begins the round: on a busy machine seconds lie between. */
const TOLERANCE_MS = 10 * 60 * 1000

let house: TestHouse
let seat: Seat
const alarms: object[] = []
const log = createLog('silent')
log.error = ((content: { alarm?: string }) => content.alarm && alarms.push(content)) as never

/** A house for each test, since rounds begin by the clock of the database, which nobody sets. */
beforeEach(async () => {
  house = await openHouse([], { log })
  await house.synchroniseCatalogue()
  alarms.length = 0
  seat = await openGame()
})
afterEach(() => house.close())

const closeOverdue = () => house.jobs.find(({ name }) => name === 'wagers-close-overdue')?.work()
const play = async (call: string, round: string, more: object = {}) => {
  const content = { ...seat, round, transaction: randomUUID(), amount: '10', ...more }
  return { ...(await house.seamless(call, content)).body, name: content.transaction }
}
const stateOf = async (round: string) => {
  return (await house.seamless('round', { ...seat, round })).body.state
}
/** A round in which ten baht were staked, and nothing more came. */
async function forgottenRound() {
  const round = randomUUID()
  const bet = await play('bet', round)
  return { round, bet: bet.name, balance: bet.balance }
}

test('a round that is open for a day is closed, and one alarm is raised', async () => {
  const { round } = await forgottenRound()
  house.passTime(23 * HOUR_MS)
  await closeOverdue()
  expect(await stateOf(round)).toBe('open')
  house.passTime(HOUR_MS + TOLERANCE_MS)
  await closeOverdue()
  await closeOverdue()
  expect(await stateOf(round)).toBe('closed')
  expect(alarms).toEqual([{ alarm: 'round_open', vendor: 'STUDIO', rounds: 1 }])
  expect(await house.wagers.overdueByVendor()).toEqual([{ vendor: 'STUDIO', rounds: 1 }])
})

test('a closed round refuses stakes; a late win is paid and settles it', async () => {
  const { round, bet, balance } = await forgottenRound()
  house.passTime(25 * HOUR_MS)
  await closeOverdue()
  const { token } = await openGame()
  expect((await play('bet', round, { token })).status).toBe('ROUND_CLOSED')
  expect(await stateOf(round)).toBe('closed')
  const won = await play('win', round, { bet, amount: '30', roundClosed: true })
  expect(won).toMatchObject({ status: 'OK', balance: (Number(balance) + 30).toFixed(2) })
  expect(await stateOf(round)).toBe('settled')
  expect(await house.wagers.overdueByVendor()).toEqual([])
  await closeOverdue()
  const { rows } = await house.pool.query('select count(*)::int as kept from wagers.overdue')
  expect(rows[0].kept).toBe(0)
})

test('a late win that does not close the round leaves it closed', async () => {
  const { round } = await forgottenRound()
  house.passTime(25 * HOUR_MS)
  await closeOverdue()
  expect((await play('win', round, { amount: '1' })).status).toBe('OK')
  expect(await stateOf(round)).toBe('closed')
})

test('a late rollback of a closed round returns the stake', async () => {
  const { round, bet, balance } = await forgottenRound()
  house.passTime(25 * HOUR_MS)
  await closeOverdue()
  const undone = await play('rollback', round, { original: bet, amount: undefined })
  expect(undone).toMatchObject({ status: 'OK', balance: (Number(balance) + 10).toFixed(2) })
  expect(await stateOf(round)).toBe('rolled_back')
})

test('a lottery round may stay open for 35 days, a slot round for one', async () => {
  const late = await forgottenRound()
  const early = await forgottenRound()
  await asOwner(`update wagers.round set game_type = 'LOTT' where vendor_round = '${late.round}'`)
  house.passTime(34 * 24 * HOUR_MS)
  await closeOverdue()
  expect([await stateOf(late.round), await stateOf(early.round)]).toEqual(['open', 'closed'])
  house.passTime(25 * HOUR_MS)
  await closeOverdue()
  expect(await stateOf(late.round)).toBe('closed')
})

test('overdue rounds are closed in bounded batches, and settled ones are skipped', async () => {
  const rounds = [await forgottenRound(), await forgottenRound(), await forgottenRound(), await forgottenRound()]
  await play('win', rounds[1]?.round ?? '', { roundClosed: true })
  house.passTime(25 * HOUR_MS)
  const databases = openDatabase(house.clones.serverUrl, log)
  const store = createOverdueStore(databases.database)
  const [brand = ''] = await acrossBrands(store.brands)
  const scope = { brand, patience: 'day', gameTypes: ['RNG'], before: new Date(house.clock().getTime() - 24 * HOUR_MS) }
  const look = () => withinBrand(brand, () => store.closeNext(scope, { size: 2, at: house.clock() }))
  try {
    expect(await look()).toEqual({ closed: [{ vendor: 'STUDIO', rounds: 1 }], more: true })
    expect(await stateOf(rounds[2]?.round ?? '')).toBe('open')
    expect(await look()).toEqual({ closed: [{ vendor: 'STUDIO', rounds: 2 }], more: true })
    expect(await look()).toEqual({ closed: [], more: false })
  } finally {
    await databases.close()
  }
  expect(await Promise.all(rounds.map(({ round }) => stateOf(round)))).toEqual([
    ...['closed', 'settled', 'closed', 'closed'],
  ])
})

/** The game, opened now: a session of yesterday is over. */
const openGame = async () => openStory(house).openGame({ token: await house.tokenOf('demo') })

async function asOwner(text: string): Promise<void> {
  const owner = new pg.Client({ connectionString: house.clones.ownerUrl })
  await owner.connect()
  await owner.query(text).finally(() => owner.end())
}
