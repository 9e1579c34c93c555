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

test('transfers to and from a vendor’s wallet change both balances', async () => {
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

test('a transfer repeated with one request id, in parallel and later, moves once', async () => {
  const member = await house.memberWith('100')
  const requestId = randomUUID()
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.move('in', '30', requestId)))
  for (const { body } of [...answers, await member.move('in', '30', requestId)]) expect(body.success).toBe(true)
  expect(new Set(answers.map(({ body }) => body.value.id)).size).toBe(1)
  expect(await member.both()).toEqual(['70.00', '30.00'])
  expect(await member.transfers()).toHaveLength(1)
})

test('of twenty parallel transfers one is under way and the others get transfer_under_way', async () => {
  const member = await house.memberWith('100')
  await house.satang.goWrong({ call: 'deposit', kind: 'answer_late', ms: 200 })
  const answers = await Promise.all(Array.from({ length: 20 }, () => member.move('in', '30')))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ body }) => body.code === 'transfer_under_way')).toHaveLength(19)
  expect(await member.both()).toEqual(['70.00', '30.00'])
})

test.each([
  ['more than the balance', 'in', '100.01', 'not_enough_money', 422],
  ['more than the vendor holds', 'out', '0.01', 'not_enough_money', 422],
  ['zero', 'in', '0', 'invalid_request', 400],
  ['a fraction of 0.01', 'in', '1.005', 'invalid_request', 400],
  ['an amount with an exponent', 'in', '1e1', 'invalid_request', 400],
] as const)('a transfer of %s is refused', async (...[, direction, amount, code, status]) => {
  const member = await house.memberWith('100')
  expect(await member.move(direction, amount)).toMatchObject(refused(code, status))
  expect(await member.both()).toEqual(['100.00', '0.00'])
  expect(await member.transfers()).toEqual([])
})

test('a transfer to a vendor without a wallet of its own, or by a visitor, is refused', async () => {
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

test('a transfer that the vendor refuses moves nothing, also when repeated', async () => {
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

test('every vendor’s wallet is listed, and collecting transfers all balances back', async () => {
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

test('a vendor with a wallet of its own cannot make seamless calls', async () => {
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

test('launching a game transfers the balance to its vendor, and the next game brings it back', async () => {
  const member = await house.memberWith('100')
  const coin = await openGame(member.token, 'lucky-coin')
  expect(coin.body.value).toMatchObject({ moneyReturns: true })
  expect(coin.body.value.content).toMatch(new RegExp(`^${house.satang.vendor.address}/play/lucky-coin/`))
  expect(await member.both()).toEqual(['0.00', '100.00'])
  const slot = await openGame(member.token, GAME)
  expect(slot.body.value).toMatchObject({ moneyReturns: false })
  expect(await member.both()).toEqual(['100.00', '0.00'])
})

test('with automatic transfers off, balances stay where they are', async () => {
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

test('a game launches even if the automatic transfer fails', async () => {
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

test('transfers are listed newest first, page by page, to their own member only', { tags: ['slow'] }, async () => {
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
