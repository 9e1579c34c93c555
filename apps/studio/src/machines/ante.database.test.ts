import { randomUUID } from 'node:crypto'
import { coinsOf } from '@sanuk/engines/slots/machine'
import { add, amount, parseAmount, subtract, times, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemo, openGame, openStudio, replayAt, replayTicket, type TestStudio } from '../studio.fixture.ts'
import { SLOTS } from './slots.ts'
import { expectVerified } from './verified.fixture.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const offering = SLOTS.flatMap(({ machine }) => {
  const { ante, code } = machine
  if (!ante) return []
  const price = writeAmount(times(amount(parseAmount('2') / BigInt(coinsOf(machine))), ante.coins))
  return [{ code, coins: ante.coins, price }]
})

test.each(offering)('$code: an ante spin is charged and paid, and its replay verifies', async (offer) => {
  const player = await studio.playerWith('1000', offer.code)
  const { body: result } = await player.dearer(offer.price, offer.coins)
  expect(result).toMatchObject({ stake: offer.price, ante: offer.coins })
  expect(result.steps[0]?.kind).toBe('base')
  const left = writeAmount(add(subtract(parseAmount('1000'), parseAmount(offer.price)), parseAmount(result.win)))
  expect([result.balance, (await player.balance()).body.balance]).toEqual([left, left])
  await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
  const { body } = await replayAt(studio.address, await replayTicket(studio, result.round, player.member))
  expectVerified(body)
})

describe('an ante spin', () => {
  const [offer = { code: '', coins: 0, price: '' }] = offering

  test('is the same round when repeated, and its id is refused for an ordinary spin', async () => {
    const player = await studio.playerWith('1000', offer.code)
    const id = randomUUID()
    const first = await player.dearer(offer.price, offer.coins, id)
    expect((await player.dearer(offer.price, offer.coins, id)).body).toEqual(first.body)
    expect(await player.spin(offer.price, id)).toEqual({ status: 409, body: { fault: 'spin_mismatch' } })
  })

  test('is refused at another price, and in a slot that does not offer it', async () => {
    const refused = { status: 400, body: { fault: 'invalid_request' } }
    const player = await studio.playerWith('1000', offer.code)
    expect(await player.dearer('2.00', offer.coins)).toEqual(refused)
    expect(await player.dearer(offer.price, offer.coins - 1)).toEqual(refused)
    expect(await player.spin(offer.price)).toEqual(refused)
    const other = await studio.playerWith('1000', 'golden-bell')
    expect(await other.dearer(offer.price, offer.coins)).toEqual(refused)
    for (const { balance } of [player, other]) expect((await balance()).body.balance).toBe('1000.00')
  })

  test('is charged to the demo balance in demo mode', async () => {
    const player = await openDemo(studio.address, studio.wallet, {
      member: studio.wallet.memberWith('0'),
      game: offer.code,
    })
    const { body } = await player.dearer(offer.price, offer.coins)
    const left = writeAmount(add(subtract(parseAmount('10000'), parseAmount(offer.price)), parseAmount(body.win)))
    expect(body).toMatchObject({ ante: offer.coins, stake: offer.price, balance: left })
    expect((await player.dearer(offer.price, offer.coins, body.spin)).body).toEqual(body)
  })
})

test('a session without buying neither offers nor accepts ante spins and bought free spins', async () => {
  const [offer] = offering
  const seller = SLOTS.find(({ machine }) => machine.freeSpins.bought)?.machine
  if (!offer || !seller?.freeSpins.bought) throw new Error('no slot sells anything')
  const open = (game: string, buy: boolean) =>
    openGame(studio.address, studio.wallet, { member: studio.wallet.memberWith('10000'), game, buy })
  const forbidden = { status: 400, body: { fault: 'invalid_request' } }
  const [dear, sold] = [await open(offer.code, false), await open(seller.code, false)]
  expect([dear.opened.body.machine.ante, sold.opened.body.machine.bought]).toEqual([null, null])
  expect(await dear.dearer(offer.price, offer.coins)).toEqual(forbidden)
  expect(await sold.buy('100', seller.freeSpins.bought)).toEqual(forbidden)
  expect((await dear.spin()).status).toBe(200)
  expect((await open(offer.code, true)).opened.body.machine.ante).toMatchObject({ coins: offer.coins })
})
