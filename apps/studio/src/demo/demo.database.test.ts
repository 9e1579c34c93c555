import { randomUUID } from 'node:crypto'
import { drawFrom } from '@sanuk/engines/random/draw'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import { spin } from '@sanuk/engines/slots/spin'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { seededBytes } from '@sanuk/vendor-server/randomness/seeded-bytes'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CLIENT_SEED, openDemo, openGame, openStudio, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

/** A member with money who has opened the game in demo mode, with a ticket that the wallet would take. */
const demoPlayer = () => openDemo(studio.address, studio.wallet, studio.wallet.memberWith('500'))

/** Leaves so much in every purse. */
const leaveInPurses = (money: string) =>
  studio.pool.query('update studio.session set purse = $1 where purse is not null', [parseAmount(money)])

describe('a demo session', () => {
  test('opens with a demo balance and every stake of the slot', async () => {
    const { opened } = await demoPlayer()
    expect(opened.body).toMatchObject({
      mode: 'demo',
      balance: '10000.00',
      currency: { code: 'THB' },
      unfinished: null,
    })
    expect([opened.body.stakes[0], opened.body.stakes.at(-1)]).toEqual(['1.00', '2000.00'])
  })

  test.each([
    { game: 'golden-tiger', stakes: ['0.20', '50.00'] },
    { game: 'market-dice', stakes: ['1.00', '30.00'] },
  ])('in dollars opens $game with 300 and the stakes of that currency', async ({ game, stakes }) => {
    const member = studio.wallet.memberWith('500')
    const { opened, refill } = await openDemo(studio.address, studio.wallet, { member, game, currency: 'USD' })
    expect(opened.body).toMatchObject({ balance: '300.00', currency: { code: 'USD' } })
    expect([opened.body.stakes[0], opened.body.stakes.at(-1)]).toEqual(stakes)
    await leaveInPurses('0.1')
    expect((await refill()).body.balance).toBe('300.00')
  })

  test('never calls the wallet and stores no round', async () => {
    const player = await demoPlayer()
    const before = studio.wallet.seen.length
    const { body: result } = await player.spin('2000')
    await player.spin('20')
    await player.shown(result.spin)
    await player.balance()
    await player.state()
    await leaveInPurses('0.5')
    expect((await player.spin('1')).body).toEqual({ fault: 'not_enough_money', balance: '0.50' })
    await player.refill()
    await studio.recover()
    await openDemo(studio.address, studio.wallet, player.member)
    expect(studio.wallet.seen.slice(before)).toEqual([])
    expect(studio.wallet.seen.filter(({ body }) => body.member === player.member)).toEqual([])
    expect(writeAmount(studio.wallet.books.balanceOf(player.member))).toBe('500.00')
    const { rows } = await studio.pool.query('select from studio.round where member = $1', [player.member])
    expect(rows).toEqual([])
    const details = { round: result.round, member: player.member, language: 'en', theme: 'dark', timeZone: 'UTC' }
    expect(await studio.wallet.tell(studio.address, 'roundDetails', details)).toMatchObject({ status: 404 })
  })

  test('stores no ticket, and the database rejects a session with both a ticket and a purse', async () => {
    const player = await demoPlayer()
    const sessions = await studio.pool.query('select ticket, purse from studio.session where member = $1', [
      player.member,
    ])
    expect(sessions.rows).toEqual([{ ticket: null, purse: parseAmount('10000') }])
    const smuggle = `update studio.session set ticket = 'stolen' where member = $1`
    await expect(studio.pool.query(smuggle, [player.member])).rejects.toThrow('session_plays_for_one')
  })

  test('draws outcomes from its seeds in the same way as a real session', async () => {
    const [member, other] = [studio.wallet.memberWith('500'), studio.wallet.memberWith('500')]
    const players = [
      await openGame(studio.address, studio.wallet, member),
      await openDemo(studio.address, studio.wallet, other),
    ]
    for (const player of players) {
      const played = []
      for (const _ of [1, 2, 3, 4, 5]) played.push((await player.spin('20')).body)
      await player.changeSeed({ commitment: (await player.seeds()).body.next, clientSeed: 'to be told' })
      const serverSeed = (await player.seeds()).body.told[0]?.serverSeed ?? ''
      const drawn = played.map((_, nonce) =>
        spin(goldenTiger, drawFrom(seededBytes({ serverSeed, clientSeed: CLIENT_SEED, nonce }))),
      )
      const grids = (rounds: readonly { steps: readonly { grid: unknown }[] }[]) =>
        rounds.map(({ steps }) => steps.map(({ grid }) => grid))
      expect(grids(played)).toEqual(grids(drawn))
      // Twenty baht are one a line.
      expect(played.map(({ win }) => win)).toEqual(drawn.map(({ win }) => `${win}.00`))
    }
  })
})

describe('the demo balance', () => {
  test('is charged the stake and credited the win', async () => {
    const player = await demoPlayer()
    const { body } = await player.spin('20')
    const expected = writeAmount(add(subtract(parseAmount('10000'), parseAmount('20')), parseAmount(body.win)))
    expect(body.balance).toBe(expected)
    expect((await player.balance()).body.balance).toBe(expected)
  })

  test('is refilled only when it is below the lowest stake; a real session cannot be refilled', async () => {
    const player = await demoPlayer()
    await leaveInPurses('1')
    expect((await player.refill()).body).toEqual({ balance: '1.00' })
    await leaveInPurses('0.99')
    expect(await player.refill()).toEqual({ status: 200, body: { balance: '10000.00' } })
    const paying = await studio.playerWith('0')
    expect(await paying.refill()).toEqual({ status: 400, body: { fault: 'invalid_request' } })
  })

  test('belongs to one session: the next launch starts with a full one', async () => {
    const player = await demoPlayer()
    await player.spin('2000')
    const next = await openDemo(studio.address, studio.wallet, player.member)
    expect(next.opened.body).toMatchObject({ balance: '10000.00', unfinished: null })
  })
})

describe('a demo spin', () => {
  test('repeated with the same id answers the same spin, and is refused with another stake', async () => {
    const player = await demoPlayer()
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4].map(() => player.spin('20', id)))
    for (const answer of answers) expect(answer).toEqual(answers[0])
    expect((await player.balance()).body.balance).toBe(answers[0]?.body.balance)
    expect(await player.spin('10', id)).toEqual({ status: 409, body: { fault: 'spin_mismatch' } })
  })

  test('is offered after a reload until it is marked as shown', async () => {
    const player = await demoPlayer()
    const { body: result } = await player.spin('20')
    expect((await player.state()).body.unfinished).toEqual(result)
    expect(await player.shown(result.spin)).toEqual({ status: 200, body: {} })
    expect((await player.state()).body.unfinished).toBeNull()
    expect((await player.shown(randomUUID())).body.fault).toBe('invalid_request')
  })
})
