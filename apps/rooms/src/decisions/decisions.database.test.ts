import { randomUUID } from 'node:crypto'
import { add, amount, parseAmount, subtract, writeAmount } from '@sanuk/money/amount'
import { readSavedRecord } from '@sanuk/verifier/record'
import { verifySeries } from '@sanuk/verifier/series/verify-series'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openRooms, type Player, paidIn, replayOf, type TestRooms } from '../rooms.fixture.ts'

let rooms: TestRooms
beforeAll(async () => {
  rooms = await openRooms('sunset-blackjack')
})
afterAll(() => rooms.close())

type Process = Awaited<ReturnType<TestRooms['another']>>

/** The latest process; those before it were killed: they do nothing more. */
let now: Process | TestRooms
beforeAll(() => {
  now = rooms
})

const STAKES = [{ spot: 'hand', amount: '10.00' }]
const dealUntil = (phase: string) => rooms.dealUntil(phase, now.table)

/** Deals until bets are taken in a coup that nobody has bet on. */
async function nextCoup(): Promise<string> {
  if (now.table.topic.state().phase === 'betting') await dealUntil('result')
  const { coup } = await dealUntil('betting')
  return coup?.id ?? ''
}

type Asked = { readonly coup: string; readonly players: readonly Player[] }

/** A coup in which new members have ten on the hand and are asked: where somebody has a blackjack, another one follows. */
async function askedPlayers(...money: readonly string[]): Promise<Asked> {
  for (let tries = 0; tries < 30; tries += 1) {
    const players = await Promise.all(money.map((each) => rooms.playerWith(each, now.address)))
    const coup = await nextCoup()
    for (const player of players) expect((await player.bet(coup, STAKES)).fault).toBe(null)
    await dealUntil('dealing')
    while (now.table.topic.state().phase === 'dealing') await step()
    if (now.table.topic.state().phase === 'deciding') return { coup, players }
  }
  throw new Error('nobody was ever asked')
}

async function askedPlayer(money = '100'): Promise<{ readonly coup: string; readonly player: Player }> {
  const { coup, players } = await askedPlayers(money)
  const [player] = players
  if (!player) throw new Error('nobody sat down')
  return { coup, player }
}

/** Lets what is due next happen. */
async function step(): Promise<void> {
  const due = await now.table.advance()
  rooms.passTime(Math.max(0, due.getTime() - rooms.clock().getTime()))
}

/** Moves the clock to some milliseconds after the time of the open step is up. */
function passStep(ms: number): void {
  const until = Date.parse(now.table.topic.state().coup?.deciding?.until ?? '')
  rooms.passTime(until + ms - rooms.clock().getTime())
}

const shownAt = (place: string): string[] =>
  (now.table.topic.state().coup?.shown ?? []).flatMap((turn) => (turn.place === place ? [turn.face] : []))

/** What cards count by the rules of blackjack, counted here apart from the engine. */
function totalOf(cards: readonly string[]): number {
  const counts = cards.map((card) => ('TJQK'.includes(card[0] ?? '') ? 10 : Number(card[0]) || 1))
  const hard = counts.reduce((sum, count) => sum + count, 0)
  return counts.includes(1) && hard <= 11 ? hard + 10 : hard
}

/** What so many cards of the common hand return of a stake against the dealer, in halves of it. */
function winOf(stake: string, cards: number): string {
  const [own, dealer] = [totalOf(shownAt('player').slice(0, cards)), totalOf(shownAt('dealer'))]
  const isNatural = dealer === 21 && shownAt('dealer').length === 2
  const halves = own > 21 || isNatural ? 0n : dealer > 21 || own > dealer ? 4n : own === dealer ? 2n : 0n
  return writeAmount(amount((parseAmount(stake) * halves) / 2n))
}

/** The coup is over, and the member has what is left of so much and what was won, also by the platform's own books. */
async function expectMoney(player: Player, coup: string, { had, staked, win }: Money): Promise<void> {
  if (now.table.topic.state().phase !== 'result') await dealUntil('result')
  expect(now.table.topic.state().coup?.id).toBe(coup)
  const left = add(subtract(parseAmount(had), parseAmount(staked)), parseAmount(win()))
  for (let runs = 0; runs < 2; runs += 1) {
    await now.undoBets()
    for (let tries = 0; tries < 3; tries += 1) await now.settle()
    expect(rooms.moneyOf(player.member)).toBe(writeAmount(left))
  }
  const { rows } = await rooms.pool.query('select stake, win from rooms.seat where coup = $1 and member = $2', [
    coup,
    player.member,
  ])
  expect(rows).toEqual([{ stake: parseAmount(staked), win: parseAmount(win()) }])
}
type Money = { readonly had: string; readonly staked: string; readonly win: () => string }

describe('a step in which players decide', () => {
  test('deals each member by their own decisions, to the unit', async () => {
    const { coup, players } = await askedPlayers('100', '100', '100')
    const [stands, hits, doubles] = players
    if (!stands || !hits || !doubles) throw new Error('nobody sat down')
    expect((await stands.decide(coup, { step: 1, move: 'stand' })).fault).toBe(null)
    expect((await hits.decide(coup, { step: 1, move: 'hit' })).fault).toBe(null)
    expect(await doubles.decide(coup, { step: 1, move: 'double' })).toMatchObject({ fault: null, balance: '80.00' })
    await dealUntil('result')
    expect(shownAt('player')).toHaveLength(3)
    await expectMoney(stands, coup, { had: '100', staked: '10', win: () => winOf('10', 2) })
    await expectMoney(hits, coup, { had: '100', staked: '10', win: () => winOf('10', 3) })
    await expectMoney(doubles, coup, { had: '100', staked: '20', win: () => winOf('20', 3) })
    const { stake, lines } = await paidIn(doubles, coup)
    expect([stake, ...lines.map((line) => `${line.spot} ${line.stake}`)]).toEqual([
      '20.00',
      'hand 10.00',
      'double 10.00',
    ])
  })

  test('goes on as soon as everybody has decided', async () => {
    const { coup, player } = await askedPlayer()
    const { until = '' } = now.table.topic.state().coup?.deciding ?? {}
    await player.decide(coup, { step: 1, move: 'stand' })
    await dealUntil('dealing')
    expect(Date.parse(until) - rooms.clock().getTime()).toBeGreaterThan(10_000)
    await expectMoney(player, coup, { had: '100', staked: '10', win: () => winOf('10', 2) })
  })

  test('stands for who says nothing until its time is up', async () => {
    const { coup, player } = await askedPlayer()
    passStep(-1)
    await now.table.advance()
    expect(now.table.topic.state().phase).toBe('deciding')
    passStep(0)
    await now.table.advance()
    expect(now.table.topic.state().phase).toBe('dealing')
    await dealUntil('result')
    expect(shownAt('player')).toHaveLength(2)
    await expectMoney(player, coup, { had: '100', staked: '10', win: () => winOf('10', 2) })
  })
})

describe('a decision', () => {
  test('is refused with the reason at the deadline or later, and taken a millisecond before', async () => {
    const { coup, players } = await askedPlayers('100', '100')
    const [early, late] = players
    if (!early || !late) throw new Error('nobody sat down')
    passStep(-1)
    expect((await early.decide(coup, { step: 1, move: 'hit' })).fault).toBe(null)
    passStep(0)
    expect((await late.decide(coup, { step: 1, move: 'hit' })).fault).toBe('decisions_closed')
    await dealUntil('result')
    await expectMoney(early, coup, { had: '100', staked: '10', win: () => winOf('10', 3) })
    await expectMoney(late, coup, { had: '100', staked: '10', win: () => winOf('10', 2) })
  })

  test('of the same id is taken once, and of a hand the first', async () => {
    const { coup, players } = await askedPlayers('100', '100')
    const [player] = players
    if (!player) throw new Error('nobody sat down')
    const id = randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => player.decide(coup, { step: 1, move: 'double' }, id)))
    expect(answers.map(({ fault }) => fault)).toEqual([null, null, null])
    await player.decide(coup, { step: 1, move: 'double' }, id)
    await expect.poll(() => player.heard.filter((said) => said.kind === 'answered' && said.id === id).length).toBe(4)
    expect(rooms.moneyOf(player.member)).toBe('80.00')
    expect((await player.decide(coup, { step: 1, move: 'stand' })).fault).toBe('already_decided')
    await expectMoney(player, coup, { had: '100', staked: '20', win: () => winOf('20', 3) })
  })

  test('is refused where the move is not offered, the step not open, or the member without a stake', async () => {
    const { coup, player } = await askedPlayer()
    const watches = await rooms.playerWith('100', now.address)
    expect((await watches.decide(coup, { step: 1, move: 'hit' })).fault).toBe('invalid_request')
    expect((await player.decide(coup, { step: 1, move: 'play' })).fault).toBe('invalid_request')
    expect((await player.decide(coup, { step: 1, move: 'hit', hand: 'first' })).fault).toBe('invalid_request')
    expect((await player.decide(coup, { step: 2, move: 'hit' })).fault).toBe('decisions_closed')
    expect((await player.decide(randomUUID(), { step: 1, move: 'hit' })).fault).toBe('decisions_closed')
    await expectMoney(player, coup, { had: '100', staked: '10', win: () => winOf('10', 2) })
  })

  test('is asked for with what it costs; others are told only that players decide', async () => {
    const { coup, player } = await askedPlayer()
    const watches = await rooms.playerWith('100', now.address)
    const { asked } = await player.hears('mine', (said) => said.coup === coup && said.asked !== undefined)
    expect(asked?.hands).toMatchObject([{ hand: 'hand', otherwise: 'stand', chosen: null }])
    expect(asked?.hands[0]?.moves.slice(0, 3)).toEqual([
      { move: 'hit', cost: null },
      { move: 'stand', cost: null },
      { move: 'double', cost: '10.00' },
    ])
    const { state } = await watches.hears('table')
    expect(state.coup?.deciding).toMatchObject({ step: 1, players: 1 })
    expect((await watches.hears('mine')).asked?.hands ?? []).toEqual([])
    await player.decide(coup, { step: 1, move: 'stand' })
    const told = await player.hears(
      'mine',
      (said) => said.asked?.hands[0]?.isWaiting === false && said.asked.hands[0].chosen !== null,
    )
    expect(told.asked?.hands[0]?.chosen).toBe('stand')
    await dealUntil('result')
  })
})

describe('a move that costs something', () => {
  test('is refused with the balance where that is too little, and another one may be made', async () => {
    const { coup, player } = await askedPlayer('15')
    const answer = await player.decide(coup, { step: 1, move: 'double' })
    expect(answer).toMatchObject({ fault: 'not_enough_money', balance: '5.00' })
    expect((await player.decide(coup, { step: 1, move: 'hit' })).fault).toBe(null)
    await dealUntil('result')
    await expectMoney(player, coup, { had: '15', staked: '10', win: () => winOf('10', 3) })
  })

  test('counts once where the answer of the wallet is lost', async () => {
    const { coup, player } = await askedPlayer()
    rooms.wallet.misbehave('bet', { kind: 'answer lost' }, { kind: 'request lost' })
    expect((await player.decide(coup, { step: 1, move: 'double' })).fault).toBe(null)
    await expectMoney(player, coup, { had: '100', staked: '20', win: () => winOf('20', 3) })
  })

  test('does not count where the answer comes too late: the money goes back, and the hand stands', async () => {
    const { coup, player } = await askedPlayer()
    const held = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    rooms.wallet.misbehave('bet', { kind: 'held', until: held.promise, arrived: arrived.resolve })
    const answer = player.decide(coup, { step: 1, move: 'double' })
    await arrived.promise
    passStep(2_999)
    await now.table.advance()
    expect(now.table.topic.state().phase).toBe('deciding')
    passStep(3_000)
    await dealUntil('dealing')
    held.resolve()
    expect((await answer).fault).toBe('platform_unreachable')
    await dealUntil('result')
    expect(shownAt('player')).toHaveLength(2)
    await expectMoney(player, coup, { had: '100', staked: '10', win: () => winOf('10', 2) })
  })
})

describe('a process killed while players decide', () => {
  test('leaves the open step, its deadline and every decision to the next', async () => {
    const { coup, players } = await askedPlayers('100', '100')
    const [decided, undecided] = players
    if (!decided || !undecided) throw new Error('nobody sat down')
    const before = now.table.topic.state().coup
    expect((await decided.decide(coup, { step: 1, move: 'double' })).fault).toBe(null)
    now = await rooms.another()
    expect(now.table.topic.state()).toMatchObject({
      phase: 'deciding',
      coup: { id: coup, shown: before?.shown, deciding: before?.deciding },
    })
    const kept = await rooms.sitAgain(decided, now.address)
    expect((await kept.hears('mine')).asked?.hands[0]?.chosen).toBe('double')
    const again = await rooms.sitAgain(undecided, now.address)
    expect((await again.decide(coup, { step: 1, move: 'hit' })).fault).toBe(null)
    await dealUntil('result')
    await expectMoney(decided, coup, { had: '100', staked: '20', win: () => winOf('20', 3) })
    await expectMoney(undecided, coup, { had: '100', staked: '10', win: () => winOf('10', 3) })
  })

  test('after its deadline leaves it to the next, which stands for who said nothing', async () => {
    const { coup, player } = await askedPlayer()
    passStep(60_000)
    now = await rooms.another()
    await dealUntil('result')
    expect(shownAt('player')).toHaveLength(2)
    await expectMoney(player, coup, { had: '100', staked: '10', win: () => winOf('10', 2) })
  })

  test('and asks about a move takes nothing for it: the hand is open again', async () => {
    const { coup, player } = await askedPlayer()
    const held = Promise.withResolvers<void>()
    const arrived = Promise.withResolvers<void>()
    rooms.wallet.misbehave('bet', { kind: 'held', until: held.promise, arrived: arrived.resolve })
    const answer = player.decide(coup, { step: 1, move: 'double' })
    await arrived.promise
    now = await rooms.another()
    held.resolve()
    expect((await answer).fault).toBe('platform_unreachable')
    const again = await rooms.sitAgain(player, now.address)
    expect((await again.decide(coup, { step: 1, move: 'hit' })).fault).toBe(null)
    await dealUntil('result')
    await expectMoney(player, coup, { had: '100', staked: '10', win: () => winOf('10', 3) })
  })

  test('between two cards after a step leaves the same cards to the next', async () => {
    const { coup, player } = await askedPlayer()
    await player.decide(coup, { step: 1, move: 'double' })
    await dealUntil('dealing')
    await step()
    while (shownAt('player').length < 3) await step()
    const before = now.table.topic.state().coup?.shown ?? []
    now = await rooms.another()
    await dealUntil('result')
    expect(now.table.topic.state().coup?.shown.slice(0, before.length)).toEqual(before)
    await expectMoney(player, coup, { had: '100', staked: '20', win: () => winOf('20', 3) })
  })
})

test('a replay tells the decisions, and the record of the series verifies with them', async () => {
  const { coup, player } = await askedPlayer()
  await player.decide(coup, { step: 1, move: 'double' })
  await dealUntil('result')
  const shown = now.table.topic.state().coup?.shown
  const { rows } = await rooms.pool.query('select id from rooms.seat where coup = $1 and member = $2', [
    coup,
    player.member,
  ])
  const decisions = [{ step: 1, hand: 'hand', move: 'double' }]
  const { body } = await replayOf(rooms, rows[0].id, player.member)
  expect(body).toMatchObject({ stake: '20.00', decisions, coup: { shown }, record: null })
  await dealUntil('shuffling')
  const { body: ended } = await replayOf(rooms, rows[0].id, player.member)
  const record = readSavedRecord(JSON.stringify(ended.record))
  if (record?.format !== 'sanuk-series-1') throw new Error('the record cannot be read')
  expect(record.bets).toMatchObject([
    { spot: 'hand', decisions },
    { spot: 'double', decisions },
  ])
  expect(verifySeries(record)).toEqual({ commitment: null, outcome: null, money: null })
})
