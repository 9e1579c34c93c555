import { randomUUID } from 'node:crypto'
import { allRoutes } from '@sanuk/contracts/all-routes'
import { createLog } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { openStory, type Seat } from '../story.fixture.ts'

/** What each call of a vendor does to the member's money. A new call has to be written down here, and tried below. */
const CALLS: Readonly<Record<string, 'none' | 'debits' | 'credits' | 'returns'>> = {
  authenticate: 'none',
  balance: 'none',
  round: 'none',
  bet: 'debits',
  bets: 'debits',
  sit: 'debits',
  win: 'credits',
  betwin: 'credits',
  resettle: 'credits',
  settle: 'credits',
  batch: 'credits',
  return: 'returns',
  stand: 'returns',
  rollback: 'returns',
}

const PREFIX = '/seamless/v1/'

/** Entries of the log, as whoever watches an installation reads them. */
const entries: { readonly alarm?: string }[] = []
const log = createLog('error', { write: (line) => void entries.push(JSON.parse(line)) })

let house: TestHouse
let story: ReturnType<typeof openStory>
let seat: Seat

beforeAll(async () => {
  house = await openHouse([], { log })
  story = openStory(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** A member with 100 baht at a game whose vendor may win 20 in an hour, of which nothing is used. */
beforeEach(async () => {
  const member = await story.member()
  await story.deposit(member, '100')
  await house.flow.exchange()
  house.passTime(61 * 60 * 1000)
  seat = await story.openGame(await story.signIn(member))
  const vendor = await house.vendors.find('STUDIO')
  if (!vendor) throw new Error('there is no such vendor')
  const campaigns = [{ code: 'SONGKRAN', budget: { THB: parseAmount('1000') } }]
  await house.vendors.change('STUDIO', {
    ...vendor,
    limits: { ...vendor.limits, campaigns, hourlyWin: { THB: parseAmount('20') } },
  })
  await house.flow.exchange()
  entries.length = 0
})

const call = (name: string, fields: object) => house.seamless(name, { ...seat, transaction: randomUUID(), ...fields })
const balance = async () => (await house.seamless('balance', { ...seat })).body.balance
const alarms = () => entries.flatMap(({ alarm }) => alarm ?? [])

/** A round with a stake of 10 and, where `won` is given, a win. */
async function play(won?: string) {
  const [round, bet, win] = [randomUUID(), randomUUID(), randomUUID()]
  expect(await call('bet', { round, transaction: bet, amount: '10' })).toMatchObject({ status: 200 })
  if (won) expect(await call('win', { round, bet, transaction: win, amount: won })).toMatchObject({ status: 200 })
  return { round, bet, win }
}

test('each call of vendors is one of which it is known whether it credits', () => {
  const names = allRoutes.flatMap(({ access, path }) =>
    access === 'vendor' && path.startsWith(PREFIX) ? path.slice(PREFIX.length) : [],
  )
  expect(names.toSorted()).toEqual(Object.keys(CALLS).toSorted())
})

/** How 21 baht could be won by each call that credits. */
const CREDITS: readonly (readonly [call: string, how: string, () => Promise<object>])[] = [
  ['win', 'a win', async () => call('win', { ...(await inRound()), amount: '21' })],
  ['win', 'a prize of a campaign', async () => call('win', { ...(await inRound()), amount: '21', bonus: 'SONGKRAN' })],
  ['win', 'a prize without a bet', () => call('win', { round: randomUUID(), amount: '21', bonus: 'SONGKRAN' })],
  [
    'betwin',
    'a stake and a win in one step',
    () => call('betwin', { round: randomUUID(), betAmount: '1', winAmount: '21', roundClosed: true }),
  ],
  [
    'resettle',
    'a corrected win',
    async () => call('resettle', { original: (await play('1')).win, version: 1, amount: '22' }),
  ],
  ['batch', 'a win among other calls', async () => batched({ call: 'win', ...(await inRound()), amount: '21' })],
  ['settle', 'a declared win', async () => settle({ ...(await inRound()), win: '21' })],
  [
    'settle',
    'a declared win that is corrected',
    async () => {
      const { round } = await inRound()
      await settle({ round, win: '1' })
      return settle({ round, win: '22', version: 2 })
    },
  ],
]

/** Settles one round; answers what became of its entry. */
async function settle({ round, win, version = 1 }: { round: string; win: string; version?: number }) {
  const entries = [{ round, member: seat.member, win, version }]
  const { body } = await house.seamless('settle', { settlement: randomUUID(), currency: 'THB', entries })
  const [refused] = body.refused
  return refused ? { status: 422, body: refused } : { status: 200, body }
}

/** Sends one call in a batch; answers what became of it. */
async function batched(one: object) {
  const { body } = await house.seamless('batch', { calls: [{ ...seat, transaction: randomUUID(), ...one }] })
  const [answer] = body.answers
  return { status: answer.status === 'OK' ? 200 : 422, body: answer }
}

const inRound = async () => {
  const { round, bet } = await play()
  return { round, bet }
}

test('each call that credits is tried against the limit of an hour', () => {
  const tried = new Set(CREDITS.map(([name]) => name))
  const crediting = Object.keys(CALLS).filter((name) => CALLS[name] === 'credits')
  expect(crediting.filter((name) => !tried.has(name))).toEqual([])
})

test.each(CREDITS)('%s: %s beyond the limit of an hour is refused and raises an alarm', async (...[, , win]) => {
  expect(await win()).toMatchObject({ status: 422, body: { status: 'LIMIT_REACHED' } })
  expect(alarms()).toContain('vendor_limit')
  expect(Number(await balance())).toBeLessThanOrEqual(100)
})

test('a return gives back no more than the stake', async () => {
  const { round, bet } = await play()
  expect(await call('return', { round, original: bet, amount: '10.01' })).toMatchObject({
    body: { status: 'LIMIT_REACHED' },
  })
  expect(await call('return', { round, original: bet, amount: '10' })).toMatchObject({ body: { status: 'OK' } })
  expect(await call('return', { round, original: bet, amount: '0.01' })).toMatchObject({
    body: { status: 'LIMIT_REACHED' },
  })
  expect(await balance()).toBe('100.00')
})

test('a settlement that would credit a round nobody staked in is refused and raises an alarm', async () => {
  expect(await settle({ round: 'unknown', win: '0' })).toMatchObject({ body: { status: 'UNKNOWN_ROUND' } })
  expect(entries).toEqual([])
  expect(await settle({ round: 'unknown', win: '5' })).toMatchObject({ body: { status: 'UNKNOWN_ROUND' } })
  expect(entries).toMatchObject([{ alarm: 'unknown_bet', vendor: 'STUDIO', call: 'settle', amount: '5.00' }])
})

test.each([
  ['win', { round: 'unknown', bet: 'unknown', amount: '5' }],
  ['win', { round: 'unknown', amount: '5' }],
  ['resettle', { original: 'unknown', version: 1, amount: '5' }],
  ['return', { round: 'unknown', original: 'unknown', amount: '5' }],
])('a %s for what was never staked is refused and raises an alarm: %j', async (name, fields) => {
  expect(await call(name, fields)).toMatchObject({ status: 409, body: { status: 'UNKNOWN_BET' } })
  expect(entries).toMatchObject([{ alarm: 'unknown_bet', vendor: 'STUDIO', call: name, amount: '5.00' }])
  expect(await balance()).toBe('100.00')
})

const REPEATED: readonly (readonly [call: string, first: () => Promise<object>, other: object])[] = [
  [
    'betwin',
    async () => ({ round: randomUUID(), betAmount: '10', winAmount: '5', roundClosed: true }),
    { details: 'red 7' },
  ],
  [
    'betwin',
    async () => ({ round: randomUUID(), betAmount: '10', winAmount: '5', roundClosed: true }),
    { winAmount: '6' },
  ],
  ['return', async () => returned(await play()), { amount: '4' }],
  ['rollback', async () => undone(await play()), { original: 'another' }],
  ['resettle', async () => ({ original: (await play('5')).win, version: 1, amount: '6' }), { amount: '7' }],
  ['resettle', async () => ({ original: (await play('5')).win, version: 1, amount: '6' }), { version: 2 }],
]
const returned = ({ round, bet }: Awaited<ReturnType<typeof play>>) => ({ round, original: bet, amount: '3' })
const undone = ({ round, bet }: Awaited<ReturnType<typeof play>>) => ({ round, original: bet })

test.each(REPEATED)('a %s repeated with other content is refused and moves no money', async (name, first, other) => {
  const content = { transaction: randomUUID(), ...(await first()) }
  expect(await call(name, content)).toMatchObject({ body: { status: 'OK' } })
  const before = await balance()
  expect(await call(name, { ...content, ...other })).toMatchObject({
    status: 409,
    body: { status: 'DUPLICATE_TRANSACTION' },
  })
  expect(await call(name, content)).toMatchObject({ body: { status: 'OK' } })
  expect(await balance()).toBe(before)
})
