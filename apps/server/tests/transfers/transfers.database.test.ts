import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { GAME } from '../house.fixture.ts'
import { openTransferHouse, type TransferHouse } from './transfers.fixture.ts'

let house: TransferHouse
beforeAll(async () => {
  house = await openTransferHouse()
})
afterAll(() => house.close())
afterEach(async () => {
  await house.satang.goRight()
  expect(await house.brokenBooks()).toEqual([])
})

const refused = (code: string, status: number) => ({ status, body: { success: false, code } })

test('money goes to the vendor and comes home, and both sides know how much', async () => {
  const member = await house.memberWith('100')
  expect(await member.move('in', '60.25')).toMatchObject({
    status: 200,
    body: { value: { vendor: 'SATANG', vendorName: 'Satang Club', direction: 'in', amount: '60.25', state: 'done' } },
  })
  expect(await member.both()).toEqual(['39.75', '60.25'])
  expect((await member.move('out', '10')).body.value).toMatchObject({
    direction: 'out',
    amount: '10.00',
    state: 'done',
  })
  expect(await member.both()).toEqual(['49.75', '50.25'])
  expect((await member.move('out')).body.value).toMatchObject({ amount: '50.25', state: 'done' })
  expect((await member.move('in')).body.value).toMatchObject({ amount: '100.00', state: 'done' })
  expect(await member.both()).toEqual(['0.00', '100.00'])
  expect((await member.transfers()).map(({ amount }: { amount: string }) => amount)).toEqual(
    expect.arrayContaining(['100.00', '50.25', '10.00', '60.25']),
  )
})

test('one wish, sent twenty times at once and again later, moves once', async () => {
  const member = await house.memberWith('100')
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.move('in', '30', requestId)))
  for (const { body } of [...answers, await member.move('in', '30', requestId)]) expect(body.success).toBe(true)
  expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
  expect(await member.both()).toEqual(['70.00', '30.00'])
  expect(await member.transfers()).toHaveLength(1)
})

test('of many different wishes at once one is under way and the others hear so', async () => {
  const member = await house.memberWith('100')
  await house.satang.goWrong({ call: 'deposit', kind: 'answer_late', ms: 200 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.move('in', '30')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'transfer_under_way')).toHaveLength(19)
  expect(await member.both()).toEqual(['70.00', '30.00'])
})

test.each([
  ['more than there is', 'in', '100.01', 'not_enough_money', 422],
  ['more than the vendor holds', 'out', '0.01', 'not_enough_money', 422],
  ['nothing', 'in', '0', 'invalid_request', 400],
  ['less than a hundredth', 'in', '1.005', 'invalid_request', 400],
  ['an exponent', 'in', '1e1', 'invalid_request', 400],
] as const)('%s is not moved', async (...[, direction, amount, code, status]) => {
  const member = await house.memberWith('100')
  expect(await member.move(direction, amount)).toMatchObject(refused(code, status))
  expect(await member.both()).toEqual(['100.00', '0.00'])
  expect(await member.transfers()).toEqual([])
})

test('nothing is moved to a vendor without a wallet of its own, nor by a visitor', async () => {
  const member = await house.memberWith('100')
  const path = '/wps/relay/wallet/transfer'
  for (const vendor of ['STUDIO', 'NOBODY']) {
    const body = { requestId: randomUUID(), vendor, direction: 'in', amount: '1' }
    expect(await house.call({ method: 'POST', path, token: member.token, body })).toMatchObject(
      refused('not_found', 404),
    )
    expect(await house.call({ method: 'POST', path, body })).toMatchObject(refused('login_required', 401))
  }
})

test('what the vendor refuses stays where it was, also when the same wish comes again', async () => {
  const member = await house.memberWith('100')
  const requestId = randomUUID()
  await house.satang.goWrong({ call: 'deposit', kind: 'refused' })
  expect(await member.move('in', '50', requestId)).toMatchObject(refused('transfer_refused', 422))
  expect(await member.move('in', '50', requestId)).toMatchObject(refused('transfer_refused', 422))
  expect(await member.both()).toEqual(['100.00', '0.00'])
  expect(await member.transfers()).toMatchObject([{ state: 'refused', amount: '50.00' }])
  await member.move('in', '50')
  await house.satang.goWrong({ call: 'withdraw', kind: 'refused' })
  expect(await member.move('out')).toMatchObject(refused('transfer_refused', 422))
  expect(await member.both()).toEqual(['50.00', '50.00'])
})

test('every wallet is listed, and everything comes home at once', async () => {
  const member = await house.memberWith('100')
  expect(await member.collect()).toEqual([])
  await member.move('in', '75')
  const { merchants, automatic } = await member.merchants()
  expect(automatic).toBe(true)
  expect(merchants).toMatchObject([
    { code: 'STUDIO', isSingle: true, balance: null, updatedAt: null, underWay: null },
    { code: 'SATANG', name: 'Satang Club', isSingle: false, balance: '75.00', underWay: null },
  ])
  expect(await member.collect()).toEqual([
    { vendor: 'SATANG', vendorName: 'Satang Club', outcome: 'done', amount: '75.00' },
  ])
  expect(await member.both()).toEqual(['100.00', '0.00'])
  await house.satang.goWrong({ call: 'balance', kind: 'junk', times: 2 })
  expect((await member.merchants()).merchants[1]).toMatchObject({ balance: null, updatedAt: null })
  expect(await member.collect()).toMatchObject([{ outcome: 'failed', amount: '0.00' }])
})

test('a vendor that holds a wallet may make no call of its own', async () => {
  const { key } = house.satang
  const content = { requestId: 'r', token: 'x'.repeat(43) }
  const reply = await house.signed('/seamless/v1/authenticate', content, { vendor: 'SATANG', key })
  expect(reply).toMatchObject({ status: 401, body: { status: 'INVALID_SIGNATURE' } })
})

async function openGame(token: string, code: string) {
  const { list } = (await house.call({ method: 'GET', path: '/wps/relay/games?gameType=RNG' })).body.value
  const { nodeId } = list.find(({ gameCode }: { gameCode: string }) => gameCode === code)
  return house.call({ method: 'POST', path: '/wps/game/launchGame', token, body: { nodeId, device: 'mobile' } })
}

test('the money follows the member to the game and home from it', async () => {
  const member = await house.memberWith('100')
  const coin = await openGame(member.token, 'lucky-coin')
  expect(coin.body.value).toMatchObject({ moneyReturns: true })
  expect(coin.body.value.content).toMatch(new RegExp(`^${house.satang.vendor.address}/play/lucky-coin/`))
  expect(await member.both()).toEqual(['0.00', '100.00'])
  const slot = await openGame(member.token, GAME)
  expect(slot.body.value).toMatchObject({ moneyReturns: false })
  expect(await member.both()).toEqual(['100.00', '0.00'])
})

test('it stays where it is for whoever wants it so', async () => {
  const member = await house.memberWith('100')
  expect((await member.automatic(false)).body.value).toEqual({ automatic: false })
  expect((await member.merchants()).automatic).toBe(false)
  expect((await openGame(member.token, 'lucky-coin')).body.value).toMatchObject({ moneyReturns: false })
  expect(await member.both()).toEqual(['100.00', '0.00'])
  await member.move('in', '10')
  await openGame(member.token, GAME)
  expect(await member.both()).toEqual(['90.00', '10.00'])
  await member.automatic(true)
  await openGame(member.token, GAME)
  expect(await member.both()).toEqual(['100.00', '0.00'])
})

test('a game opens whatever becomes of the money', async () => {
  const member = await house.memberWith('100')
  await house.satang.goWrong({ call: 'deposit', kind: 'refused' })
  expect((await openGame(member.token, 'lucky-coin')).status).toBe(200)
  await house.satang.goWrong({ call: 'deposit', kind: 'answer_lost' })
  await house.satang.goWrong({ call: 'status', kind: 'call_lost' })
  expect((await openGame(member.token, 'lucky-coin')).status).toBe(200)
  await house.satang.goWrong({ call: 'balance', kind: 'junk' })
  expect((await openGame(member.token, GAME)).status).toBe(200)
  house.passTime(60_000)
  await house.askAgain()
  expect(await member.both()).toEqual(['0.00', '100.00'])
})

test('transfers are listed newest first and go on without gap, each to its own member', async () => {
  const member = await house.memberWith('100')
  const ids: string[] = []
  for (let count = 0; count < 22; count += 1) {
    ids.unshift((await member.move('in', '1')).body.value.id)
    house.passTime(1000)
  }
  const path = '/wps/relay/wallet/transfers'
  const first = (await house.call({ method: 'GET', path, token: member.token })).body.value
  const more = await house.call({ method: 'GET', path: `${path}?cursor=${first.nextCursor}`, token: member.token })
  const listed = [...first.list, ...more.body.value.list].map(({ id }: { id: string }) => id)
  expect(listed).toEqual(ids)
  expect(await (await house.memberWith('20')).transfers()).toEqual([])
})
