import { randomUUID } from 'node:crypto'
import { goldenTiger } from '@sanuk/engines/slots/golden-tiger/machine'
import { spin } from '@sanuk/engines/slots/spin'
import { add, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openGame, openStudio, replayAt, type TestStudio } from '../studio.fixture.ts'

let studio: TestStudio
beforeAll(async () => {
  studio = await openStudio()
})
afterAll(() => studio.close())

const MONTH_MS = 30 * 24 * 60 * 60_000

const moneyOf = (member: string) => writeAmount(studio.wallet.books.balanceOf(member))
const callsOf = (call: string, member: string) =>
  studio.wallet.seen.filter((seen) => seen.call === call && seen.body.member === member).length

describe('a spin', () => {
  test('takes the stake, pays the sum of its steps, and answers with the new balance', async () => {
    const player = await studio.playerWith('1000')
    const { status, body } = await player.spin('20')
    expect(status).toBe(200)
    const expected = add(subtract(parseAmount('1000'), parseAmount('20')), parseAmount(body.win))
    expect(body.balance).toBe(writeAmount(expected))
    expect(moneyOf(player.member)).toBe(body.balance)
    expect(writeAmount(add(...body.steps.map((step) => parseAmount(step.win))))).toBe(body.win)
  })

  test('repeated with the same id answers the same round and moves no money', async () => {
    const player = await studio.playerWith('1000')
    const id = randomUUID()
    const first = await player.spin('20', id)
    expect(await player.spin('20', id)).toEqual(first)
    expect(callsOf('betwin', player.member)).toBe(1)
  })

  test('repeated with the same id and another stake is refused', async () => {
    const player = await studio.playerWith('1000')
    const id = randomUUID()
    await player.spin('20', id)
    expect(await player.spin('10', id)).toEqual({ status: 409, body: { fault: 'spin_mismatch' } })
  })

  test('without enough money is refused with the balance, also when repeated', async () => {
    const player = await studio.playerWith('19.99')
    const id = randomUUID()
    const refused = { status: 422, body: { fault: 'not_enough_money', balance: '19.99' } }
    expect(await player.spin('20', id)).toEqual(refused)
    studio.wallet.books.give(player.member, parseAmount('100'))
    expect(await player.spin('20', id)).toEqual(refused)
    expect((await player.spin('20')).status).toBe(200)
  })

  test.each([
    ['20.5', 'invalid_request', 400],
    ['0', 'invalid_request', 400],
    ['-20', 'invalid_request', 400],
    ['1e1', 'invalid_request', 400],
    ['2000', 'limit_reached', 422],
  ])('with the stake %s is refused: %s', async (stake, fault, status) => {
    const player = await studio.playerWith('5000')
    expect(await player.spin(stake)).toEqual({ status, body: { fault } })
    expect(moneyOf(player.member)).toBe('5000.00')
  })

  test.each([
    ['EXCLUDED', 'excluded', 422],
    ['GAME_CLOSED', 'game_closed', 422],
    ['TOKEN_EXPIRED', 'session_ended', 401],
    ['INVALID_SIGNATURE', 'game_closed', 422],
  ] as const)('refused by the platform with %s answers the fault %s', async (status, fault, code) => {
    const player = await studio.playerWith('100')
    studio.wallet.misbehave('betwin', { kind: 'refused', status })
    expect(await player.spin()).toEqual({ status: code, body: { fault } })
    expect((await player.spin()).status).toBe(200)
  })

  test('whose stake is beyond a limit of the platform is refused, and the next is played', async () => {
    const player = await studio.playerWith('100')
    const refused = { kind: 'refused', status: 'LIMIT_REACHED' } as const
    studio.wallet.misbehave('betwin', refused)
    studio.wallet.misbehave('bet', refused)
    expect(await player.spin()).toMatchObject({ status: 422, body: { fault: 'limit_reached' } })
    expect(moneyOf(player.member)).toBe('100.00')
    expect((await player.spin()).status).toBe(200)
  })

  test('with the same id by another member is another round', async () => {
    const [one, other] = [await studio.playerWith('100'), await studio.playerWith('100')]
    const id = randomUUID()
    const [first, second] = [await one.spin('20', id), await other.spin('20', id)]
    expect(first.body.round).not.toBe(second.body.round)
    expect((await other.shown(randomUUID())).body.fault).toBe('invalid_request')
  })
})

test('the stored outcome and win of a round can be recomputed from its stored reel stops', async () => {
  const player = await studio.playerWith('10000')
  for (let n = 0; n < 40; n += 1) await player.spin('10')
  const { rows } = await studio.pool.query('select outcome, won, stake from studio.round where member = $1', [
    player.member,
  ])
  expect(rows.length).toBe(40)
  for (const { outcome, won, stake } of rows) {
    const draws = outcome.steps.flatMap((step: { stops: number[] }) => step.stops)
    const again = spin(goldenTiger, () => draws.shift())
    expect(outcome).toEqual(again)
    expect(won).toBe((stake / 20n) * BigInt(again.win))
  }
})

describe('concurrent spins of a member', () => {
  test('are refused while another spin is in progress', async () => {
    const player = await studio.playerWith('1000')
    const hold = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    studio.wallet.misbehave('betwin', { kind: 'held', until: hold.promise, arrived: arrived.resolve })
    const first = player.spin('20')
    await arrived.promise
    expect(await player.spin('20')).toEqual({ status: 409, body: { fault: 'spin_in_progress' } })
    const elsewhere = await openGame(studio.address, studio.wallet, player.member)
    expect(elsewhere.opened.body.fault).toBe('spin_in_progress')
    hold.resolve()
    expect((await first).status).toBe(200)
    expect((await player.spin('20')).status).toBe(200)
  })

  test('with the same id are one round', async () => {
    const player = await studio.playerWith('1000')
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => player.spin('20', id)))
    const played = answers.filter(({ status }) => status === 200)
    expect(played.length).toBeGreaterThan(0)
    for (const { status, body } of answers) {
      if (status === 200) expect(body).toEqual(played[0]?.body)
      else expect({ status, body }).toEqual({ status: 409, body: { fault: 'spin_in_progress' } })
    }
    expect(await player.spin('20', id)).toEqual(played[0])
    expect(callsOf('betwin', player.member)).toBe(1)
  })
})

describe('a round that was not shown to its end', () => {
  test('is offered after a reload and in a new session until it is marked as shown', async () => {
    const player = await studio.playerWith('1000')
    const { body: result } = await player.spin('20')
    expect((await player.state()).body.unfinished).toEqual(result)
    const later = await openGame(studio.address, studio.wallet, player.member)
    expect(later.opened.body.unfinished).toEqual(result)
    expect(await later.shown(result.spin)).toEqual({ status: 200, body: {} })
    expect(await later.shown(result.spin)).toEqual({ status: 200, body: {} })
    expect((await player.state()).body.unfinished).toBeNull()
    expect((await player.spin('20', result.spin)).body).toEqual(result)
  })

  test('is replaced by the next spin', async () => {
    const player = await studio.playerWith('1000')
    await player.spin('20')
    const { body: second } = await player.spin('20')
    expect((await player.state()).body.unfinished).toEqual(second)
    await player.shown(second.spin)
    expect((await player.state()).body.unfinished).toBeNull()
  })
})

describe('a past round', () => {
  const look = { language: 'en', theme: 'dark', timeZone: 'Asia/Bangkok' }
  const detailsOf = (round: string, member: string) =>
    studio.wallet.tell(studio.address, 'roundDetails', { round, member, ...look })
  const ticketOf = async (round: string, member: string) => {
    const { body } = await detailsOf(round, member)
    const { url } = body as { url: string }
    expect(url).toContain('http://studio.test/replay/?lang=en&theme=dark&zone=Asia%2FBangkok#ticket=')
    return new URLSearchParams(new URL(url).hash.slice(1)).get('ticket') ?? ''
  }

  test('can be replayed with a ticket for ten minutes', async () => {
    const player = await studio.playerWith('100')
    const { body: result } = await player.spin('20')
    const ticket = await ticketOf(result.round, player.member)
    expect(await replayAt(studio.address, ticket)).toMatchObject({ status: 200, body: { result } })
    studio.passTime(10 * 60_000)
    expect((await replayAt(studio.address, ticket)).body.fault).toBe('session_ended')
    studio.passTime(-10 * 60_000)
  })

  test('can be replayed after its session has been deleted', async () => {
    const player = await studio.playerWith('100')
    const { body: result } = await player.spin('20')
    studio.passTime(MONTH_MS)
    await studio.forgetEnded()
    studio.passTime(-MONTH_MS)
    const { rows } = await studio.pool.query('select from studio.session where member = $1', [player.member])
    expect(rows).toHaveLength(0)
    const replay = await replayAt(studio.address, await ticketOf(result.round, player.member))
    expect(replay).toMatchObject({ status: 200, body: { result } })
  })

  test('cannot be replayed with a forged ticket', async () => {
    const player = await studio.playerWith('100')
    const [mine, other] = [await player.spin('20'), await player.spin('20')]
    const ticket = await ticketOf(mine.body.round, player.member)
    const forged = ticket.replace(mine.body.round, other.body.round)
    expect((await replayAt(studio.address, forged)).body.fault).toBe('session_ended')
  })

  test('of another member is not found', async () => {
    const player = await studio.playerWith('100')
    const { body: result } = await player.spin('20')
    expect(await detailsOf(result.round, randomUUID())).toMatchObject({
      status: 404,
      body: { status: 'UNKNOWN_ROUND' },
    })
  })
})
