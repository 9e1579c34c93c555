import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { liveMessage } from '@sanuk/contracts/live'
import { parseAmount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { NEWS_CHANNEL, readNews } from '../../src/platform/live-news.ts'
import { openBrowser } from '../browser.fixture.ts'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'
import { seatPlayer } from '../protection/player.fixture.ts'
import type { Member } from '../story.fixture.ts'
import { declare, openSettling, type Settling } from './settle.fixture.ts'

let house: TestHouse
let settling: Settling

beforeAll(async () => {
  house = await openHouse()
  settling = openSettling(house)
  await house.synchroniseCatalogue()
  await house.site.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => house.close())

const limit = async (limits: object) => {
  const vendor = await house.vendors.find('STUDIO')
  if (!vendor) throw new Error('there is no such vendor')
  await house.vendors.change('STUDIO', { ...vendor, limits: { ...vendor.limits, ...limits } })
  onTestFinished(async () => void (await house.vendors.change('STUDIO', vendor)))
}

const statusesOf = (refused: readonly { round: string; status: string }[]) =>
  Object.fromEntries(refused.map(({ round, status }) => [round, status]))

test('the largest win of a game holds for each entry, also where a correction adds to a win', async () => {
  const { seat } = await settling.seated()
  const [fits, exceeds] = [await settling.staked(seat, '1'), await settling.staked(seat, '1')]
  const { body } = await settling.settle(declare(fits, { win: '5000' }), declare(exceeds, { win: '5000.01' }))
  expect(statusesOf(body.refused)).toEqual({ [exceeds.round]: 'LIMIT_REACHED' })
  const more = await settling.settle(declare(fits, { version: 2, win: '5001' }))
  expect(statusesOf(more.body.refused)).toEqual({ [fits.round]: 'LIMIT_REACHED' })
  // A refusal is not remembered.
  await limit({ capEnforced: false })
  await settling.settled(declare(exceeds, { win: '5000.01' }), declare(fits, { version: 2, win: '5001' }))
  expect(await settling.balance(seat)).toBe('10999.01')
})

test('the entries of one call do not pass the limit of an hour together, and losers are settled all the same', async () => {
  const { seat } = await settling.seated()
  const rounds = await Promise.all([1, 2, 3, 4].map(() => settling.staked(seat, '1')))
  await house.flow.exchange()
  const { rows } = await house.pool.query(
    "select coalesce(sum(win), 0)::text as won from seamless.flow where currency = 'THB'",
  )
  const before = BigInt(rows[0].won)
  await limit({ hourlyWin: { THB: parseAmount('10') + before } })
  const wins = ['6', '6', '4', '0']
  const { body } = await settling.settle(...rounds.map((round, place) => declare(round, { win: wins[place] ?? '0' })))
  expect(statusesOf(body.refused)).toEqual({ [rounds[1]?.round ?? '']: 'LIMIT_REACHED' })
  expect(await settling.balance(seat)).toBe('1006.00')
})

test('a prize that names no bet is paid beside a round that its vendor settles by declaration, and never in it', async () => {
  const { seat } = await settling.seated()
  const round = await settling.staked(seat)
  await settling.settled(declare(round, { win: '20' }))
  await limit({ campaigns: [{ code: 'SONGKRAN', budget: { THB: parseAmount('100') } }] })
  const prize = { bonus: 'SONGKRAN', amount: '5' }
  expect((await settling.call('win', round, { ...prize, bet: round.bet })).body.status).toBe('ROUND_CLOSED')
  expect((await settling.call('win', round, prize)).body.status).toBe('OK')
  await settling.settled(declare(round, { version: 2, win: '21' }))
  expect(await settling.balance(seat)).toBe('1016.00')
  const open = await settling.staked(seat)
  expect((await settling.call('win', open, prize)).body.status).toBe('OK')
  await settling.settled(declare(open, { win: '0' }))
  expect(await settling.balance(seat)).toBe('1011.00')
})

/** A page of the member; answers the balances that it is told. */
async function openPage({ token }: Member): Promise<string[]> {
  const { port } = house.site.server.address() as AddressInfo
  const socket = new WebSocket(`ws://127.0.0.1:${port}/wps/live`)
  onTestFinished(() => socket.close())
  await once(socket, 'open')
  const balances: string[] = []
  const greeted = new Promise<void>((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const message = liveMessage.parse(JSON.parse(data))
      if (message.kind === 'balance') balances.push(message.sumBalance)
      if (message.kind === 'ready') resolve()
    })
  })
  socket.send(JSON.stringify({ token }))
  await greeted
  return balances
}

test('a member hears of the wins of one call once', async () => {
  const { member, seat } = await settling.seated('100')
  const rounds = await Promise.all([1, 2, 3, 4].map(() => settling.staked(seat, '5')))
  const [lost, won, wonToo, last] = rounds
  if (!lost || !won || !wonToo || !last) return expect.fail('no rounds')
  const heard = await openPage(member)
  await settling.settled(declare(won, { win: '20' }), declare(lost, {}), declare(wonToo, { win: '1' }))
  await expect.poll(() => heard.at(-1)).toBe('101.00')
  await settling.settled(declare(last, {}))
  await settling.settled(declare(won, { version: 2, win: '30' }))
  await expect.poll(() => heard.at(-1)).toBe('111.00')
  // News of the stakes may have been on their way still.
  expect(heard.filter((balance) => balance !== '80.00')).toEqual(['101.00', '111.00'])
})

test('processes tell one another of a winner’s wallet, and of none where a round was lost', async () => {
  const [loser, winner] = [await settling.seated(), await settling.seated()]
  const [lost, won] = [await settling.staked(loser.seat), await settling.staked(winner.seat)]
  const client = new pg.Client({ connectionString: house.clones.serverUrl })
  await client.connect()
  onTestFinished(() => client.end())
  const wallets: string[] = []
  client.on('notification', ({ payload = '[]' }) => {
    wallets.push(...readNews(payload).flatMap((news) => ('wallet' in news ? news.wallet : [])))
  })
  const heard = (member: string) => wallets.includes(member)
  await client.query(`listen ${NEWS_CHANNEL}`)
  // News of the stakes may still be on their way: they are over once those of a later win were heard.
  await settling.settled(declare(await settling.staked(winner.seat), { win: '1' }))
  await expect.poll(() => heard(winner.seat.member)).toBe(true)
  wallets.length = 0
  await settling.settled(declare(lost, {}))
  await settling.settled(declare(won, { win: '20' }))
  await expect.poll(() => heard(winner.seat.member)).toBe(true)
  expect(heard(loser.seat.member)).toBe(false)
})

test('what a member who limits losses wins by a settlement makes room to stake again', async () => {
  const player = await seatPlayer(house)
  await player.limit('loss', 'day', '100')
  const [won, lost] = [randomUUID(), randomUUID()]
  await player.bet('60', { round: won })
  await player.bet('40', { round: lost })
  expect((await player.bet('1')).body.status).toBe('LIMIT_REACHED')
  const own = (round: string) => ({ round, member: player.member })
  await settling.settled(declare(own(lost), {}), declare(own(won), { win: '30' }))
  expect((await player.bet('31')).body.status).toBe('LIMIT_REACHED')
  expect((await player.bet('30')).body.status).toBe('OK')
  await settling.settled(declare(own(lost), { version: 2, void: true }))
  expect((await player.bet('40')).body.status).toBe('OK')
})

test('a round of another brand is settled in its own currency and accounts', async () => {
  const { seat } = await settling.seated()
  const own = await settling.staked(seat)
  const browser = openBrowser(house, { host: 'chandra.localhost' })
  const token: string = (await browser.login('demo')).body.value.token
  const games = (await browser.get('/wps/relay/games?gameType=RNG', token)).body.value.list
  const { nodeId } = games.find(({ gameCode }: { gameCode: string }) => gameCode === GAME)
  await browser.send({ method: 'POST', path: '/wps/game/launchGame', token, body: { nodeId, device: 'desktop' } })
  const ticket = house.vendor.launches.at(-1)?.ticket ?? ''
  const { member } = (await house.seamless('authenticate', { token: ticket })).body
  const elsewhere = { token: ticket, member, currency: 'USD', game: GAME }
  const round = randomUUID()
  const balance = async () => Number((await house.seamless('balance', elsewhere)).body.balance)
  await house.pool.query(
    `with side as (
       select gen_random_uuid() as key, house.id as house, member.id as member
         from ledger.account member join ledger.account house
           on house.brand = member.brand and house.currency = 'USD' and house.kind = 'vendor' and house.owner = 'STUDIO'
        where member.kind = 'member' and member.owner = $1 and member.currency = 'USD'
     )
     select ledger.post(array[key], array[house], array[member], array[100000::bigint], array[2::smallint], array[key],
                        array[null::text], 0) from side`,
    [member],
  )
  const bet = await house.seamless('bet', { ...elsewhere, transaction: randomUUID(), round, amount: '1' })
  expect(bet.body.status).toBe('OK')
  const before = await balance()
  const entries = [declare(own, { win: '20' }), declare({ round, member }, { win: '3' })]
  const baht = await settling.settle(...entries)
  expect(statusesOf(baht.body.refused)).toEqual({ [round]: 'INVALID_CURRENCY' })
  const dollars = await house.seamless('settle', { settlement: 's', currency: 'USD', entries: entries.slice(1) })
  expect(dollars.body).toEqual({ status: 'OK', refused: [] })
  expect([(await balance()) - before, await settling.balance(seat)]).toEqual([3, '1010.00'])
  const { rows } = await house.pool.query(
    `select count(distinct brand)::int as brands from wagers.round where vendor_round = any ($1)`,
    [[round, own.round]],
  )
  expect(rows[0].brands).toBe(2)
})
