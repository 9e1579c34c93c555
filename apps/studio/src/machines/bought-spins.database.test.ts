import { randomUUID } from 'node:crypto'
import { coinsOf } from '@sanuk/engines/slots/machine'
import { add, amount, parseAmount, subtract, times, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemo, openStudio, replayAt, replayTicket, type TestStudio } from '../studio.fixture.ts'
import { SLOTS } from './slots.ts'
import { expectVerified } from './verified.fixture.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const selling = SLOTS.flatMap(({ machine }) => {
  const { bought } = machine.freeSpins
  if (!bought) return []
  const price = writeAmount(times(amount(parseAmount('2') / BigInt(coinsOf(machine))), bought.coins))
  return [{ code: machine.code, bought, price }]
})

test.each(selling)(
  '$code: bought free spins are charged and paid, and their replay verifies',
  async ({ code, bought, price }) => {
    const player = await studio.playerWith('1000', code)
    const { body: result } = await player.buy(price, bought)
    expect(result).toMatchObject({ stake: price, bought })
    expect(result.steps[0]?.kind).toBe('free')
    const left = writeAmount(add(subtract(parseAmount('1000'), parseAmount(price)), parseAmount(result.win)))
    expect([result.balance, (await player.balance()).body.balance]).toEqual([left, left])
    await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
    const { body } = await replayAt(studio.address, await replayTicket(studio, result.round, player.member))
    expectVerified(body)
  },
)

describe('bought free spins', () => {
  const [sold = { code: '', bought: { spins: 0, coins: 0 }, price: '' }] = selling

  test('are the same round when repeated, and their id is refused for an ordinary spin', async () => {
    const player = await studio.playerWith('1000', sold.code)
    const id = randomUUID()
    const first = await player.buy(sold.price, sold.bought, id)
    expect((await player.buy(sold.price, sold.bought, id)).body).toEqual(first.body)
    expect(await player.spin(sold.price, id)).toEqual({ status: 409, body: { fault: 'spin_mismatch' } })
    expect((await player.state()).body.unfinished).toEqual(first.body)
  })

  test('are refused at a wrong price, above the limit, without funds, or if the slot sells none', async () => {
    const player = await studio.playerWith('1000', sold.code)
    const refused = { status: 400, body: { fault: 'invalid_request' } }
    expect(await player.buy('2.00', sold.bought)).toEqual(refused)
    expect(await player.buy(sold.price, { ...sold.bought, coins: sold.bought.coins - 1 })).toEqual(refused)
    expect(await player.spin(sold.price)).toEqual(refused)
    const dear = writeAmount(times(parseAmount(sold.price), 1000))
    expect(await player.buy(dear, sold.bought)).toEqual({ status: 422, body: { fault: 'limit_reached' } })
    const poor = await studio.playerWith('1', sold.code)
    expect((await poor.buy(sold.price, sold.bought)).body).toMatchObject({ fault: 'not_enough_money' })
    const holding = await studio.playerWith('1000', 'golden-bell')
    expect(await holding.buy(sold.price, sold.bought)).toEqual(refused)
    for (const { balance } of [player, holding]) expect((await balance()).body.balance).toBe('1000.00')
  })

  test('are charged to the demo balance in demo mode, and survive a reload', async () => {
    const member = studio.wallet.memberWith('0')
    const player = await openDemo(studio.address, studio.wallet, { member, game: sold.code })
    const { body } = await player.buy(sold.price, sold.bought)
    const left = writeAmount(add(subtract(parseAmount('10000'), parseAmount(sold.price)), parseAmount(body.win)))
    expect(body).toMatchObject({ bought: sold.bought, stake: sold.price, balance: left })
    expect((await player.state()).body.unfinished).toEqual(body)
    expect((await player.buy(sold.price, sold.bought, body.spin)).body).toEqual(body)
    expect(await player.spin('2.00', body.spin)).toEqual({ status: 409, body: { fault: 'spin_mismatch' } })
  })
})
