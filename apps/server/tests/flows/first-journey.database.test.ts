import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { GAME, openHouse, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

test('a visitor registers, deposits, plays and signs out, and the books balance', async () => {
  const { call, register, pay, seamless } = house

  const registered = await register('somchai88')
  expect(registered).toMatchObject({ status: 200, body: { success: true, value: { firstTimeLogin: true } } })
  const token: string = registered.body.value.token
  const balance = async () =>
    (await call({ method: 'GET', path: '/wps/v2/wallets/balance', token })).body.value.sumBalance
  expect(await balance()).toBe('0.00')

  const wish = { requestId: randomUUID(), method: 'promptpay', amount: '350.75' }
  const { body: asked } = await call({ method: 'POST', path: '/wps/cashier/deposits', token, body: wish })
  expect(asked.value).toMatchObject({ state: 'waiting', amount: '350.75' })
  const payment = {
    bankReference: randomUUID(),
    reference: asked.value.reference,
    amount: '350.75',
    currency: 'THB',
    paidAt: new Date().toISOString(),
  }
  expect((await pay(payment)).body).toEqual({ success: true, value: { result: 'credited' } })
  expect(await balance()).toBe('350.75')

  await house.synchroniseCatalogue()
  const { body: games } = await call({
    method: 'GET',
    path: '/wps/relay/games?gameType=RNG&gameName=%E0%B9%80%E0%B8%AA%E0%B8%B7%E0%B8%AD',
  })
  const [game] = games.value.list
  expect(game).toMatchObject({ gameCode: GAME, playable: true })
  const opened = await call({
    method: 'POST',
    path: '/wps/game/launchGame',
    token,
    body: { nodeId: game.nodeId, device: 'desktop' },
  })
  expect(opened.body.value.content).toBe(`${house.vendor.address}/play/${GAME}`)

  const ticket = house.vendor.launches.at(-1)?.ticket
  const { body: session } = await seamless('authenticate', { token: ticket })
  expect(session).toMatchObject({ status: 'OK', balance: '350.75', currency: 'THB', nickname: 'somchai88' })
  const common = { token: ticket, member: session.member, currency: 'THB', game: GAME, round: 'r1' }
  const bet = await seamless('bet', { ...common, transaction: 't1', amount: '20.00' })
  expect(bet.body).toMatchObject({ status: 'OK', balance: '330.75' })
  const win = await seamless('win', { ...common, transaction: 't2', bet: 't1', amount: '62.40', roundClosed: true })
  expect(win.body).toMatchObject({ status: 'OK', balance: '393.15' })
  expect(await balance()).toBe('393.15')

  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Bangkok' }).format(new Date())
  const { body: record } = await call({ method: 'GET', path: `/wps/member/rounds?from=${today}&to=${today}`, token })
  expect(record.value).toMatchObject({
    list: [{ gameCode: GAME, stake: '20.00', win: '62.40', net: '42.40', state: 'settled' }],
    totals: { rounds: 1, stake: '20.00', win: '62.40', net: '42.40' },
    days: [{ day: today, rounds: 1, net: '42.40' }],
    nextCursor: null,
  })
  const { body: detail } = await call({ method: 'GET', path: `/wps/member/rounds/${record.value.list[0].id}`, token })
  expect(detail.value.movements).toMatchObject([
    { kind: 'bet', amount: '20.00', balanceAfter: '330.75' },
    { kind: 'win', amount: '62.40', balanceAfter: '393.15' },
  ])
  const path = `/wps/member/rounds/${record.value.list[0].id}/replay`
  const replay = await call({ method: 'POST', path, token, body: { theme: 'dark' } })
  expect(replay.body.value.content).toBe(`${house.vendor.address}/replay/?en&dark&Asia/Bangkok`)
  const { body: board } = await call({ method: 'GET', path: '/wps/relay/games/winners' })
  expect(board.value.list).toMatchObject([{ player: 'so***88', win: '62.40', multiple: '3.1' }])

  const office = { part: 'office' as const, token: await house.operatorToken() }
  await house.books.look()
  const { body: books } = await call({ method: 'GET', path: '/ops/ledger/books', ...office })
  expect(books.value.checkedAt).not.toBeNull()
  expect(books.value.checks.filter((check: { violations: number }) => check.violations > 0)).toEqual([])
  const money = books.value.accounts.filter(({ currency }: { currency: string }) => currency === 'THB')
  expect(money).toMatchObject([
    { kind: 'bank', balance: '-35350.75' },
    { kind: 'member', balance: '35393.15' },
    { kind: 'vendor', balance: '-42.40' },
  ])
  const { body: overview } = await call({ method: 'GET', path: '/ops/overview', ...office })
  expect(overview.value.today).toMatchObject({ stake: '20.00', win: '62.40', deposits: '350.75', rounds: 1 })

  expect((await call({ method: 'DELETE', path: '/wps/session/logout', token })).status).toBe(200)
  expect((await call({ method: 'GET', path: '/wps/member/info', token })).status).toBe(401)
})

test('a game whose vendor is down is not opened, with a message in Thai', async () => {
  await house.synchroniseCatalogue()
  const { body: games } = await house.call({ method: 'GET', path: '/wps/relay/games/hot' })
  house.vendor.breakDown()
  onTestFinished(() => house.vendor.breakDown(false))
  const reply = await house.call({
    method: 'POST',
    path: '/wps/game/launchGame',
    token: await house.tokenOf('demo'),
    body: { nodeId: games.value.list[0].nodeId, device: 'mobile' },
    language: 'th',
  })
  expect(reply).toMatchObject({ status: 503, body: { success: false, code: 'vendor_unreachable' } })
  expect(reply.body.message).toMatch(/[\u0e00-\u0e7f]/)
})
