import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openHouse, type TestHouse } from '../house.fixture.ts'
import { type Member, openStory, type Seat } from '../story.fixture.ts'

let house: TestHouse
let story: ReturnType<typeof openStory>
let member: Member
let seat: Seat

beforeAll(async () => {
  house = await openHouse()
  story = openStory(house)
  await house.synchroniseCatalogue()
})
afterAll(() => house.close())

/** A fresh member with 100 baht at the game. */
beforeEach(async () => {
  ;({ member, seat } = await seated())
})

async function seated(): Promise<{ member: Member; seat: Seat }> {
  const one = await story.member()
  await story.deposit(one, '100')
  return { member: one, seat: await story.openGame(one) }
}

type Call = Record<string, unknown> & { readonly call: string }

const of = (call: string, more: object, own = seat): Call => ({ call, ...own, transaction: randomUUID(), ...more })

type CallAnswer = Record<string, string>

/** Sends calls, and those that are left without an answer again, as vendors do. */
async function batch(...calls: readonly Call[]): Promise<CallAnswer[]> {
  const answers: CallAnswer[] = []
  for (let left = [...calls.keys()]; left.length > 0; ) {
    const { body } = await house.seamless('batch', { calls: left.map((place) => calls[place]) })
    expect(body.status).toBe('OK')
    expect(body.answers).toHaveLength(left.length)
    for (const [at, place] of left.entries()) answers[place] = body.answers[at]
    left = left.filter((place) => answers[place]?.status === 'RETRY')
  }
  return answers
}

const statuses = async (...calls: readonly Call[]) => (await batch(...calls)).map(({ status }) => status)
const balance = async (own = seat): Promise<string> => (await house.seamless('balance', { ...own })).body.balance

test('calls are answered in their order, each as if it had come alone', async () => {
  const round = randomUUID()
  const bet = of('bet', { round, amount: '10' })
  const calls = [
    bet,
    of('return', { round, original: bet.transaction, amount: '4' }),
    of('win', { round, bet: bet.transaction, amount: '20', roundClosed: true }),
    of('betwin', { round: randomUUID(), betAmount: '5', winAmount: '1', roundClosed: true }),
    of('rollback', { round: randomUUID(), original: randomUUID() }),
  ]
  const answers = await batch(...calls)
  expect(answers.map((answer) => [answer.status, answer.balance])).toEqual([
    ['OK', '90.00'],
    ['OK', '94.00'],
    ['OK', '114.00'],
    ['OK', '110.00'],
    ['OK', '110.00'],
  ])
  expect(await batch(...calls)).toEqual(answers)
  for (const [place, { call, ...fields }] of calls.entries()) {
    expect((await house.seamless(call, fields)).body).toEqual(answers[place])
  }
  expect(await balance()).toBe('110.00')
})

test('a call that is refused, unknown or malformed leaves its neighbours alone', async () => {
  const bet = (more: object) => of('bet', { round: randomUUID(), amount: '1', ...more })
  expect(
    await statuses(
      bet({}),
      bet({ amount: '1e3' }),
      bet({ amount: '99' + '99' }),
      bet({ member: randomUUID() }),
      bet({ member: 7 }),
      bet({ extra: 'x' }),
      of('settle', {}),
      of('balance', {}),
      of('win', { round: randomUUID(), amount: '5' }),
      bet({ token: 'no-such-session' }),
      bet({ currency: 'USD' }),
      bet({ requestId: 'r' }),
      bet({}),
    ),
  ).toEqual([
    'OK',
    'INVALID_REQUEST',
    'LIMIT_REACHED',
    'UNKNOWN_MEMBER',
    'INVALID_REQUEST',
    'INVALID_REQUEST',
    'INVALID_REQUEST',
    'INVALID_REQUEST',
    'UNKNOWN_BET',
    'INVALID_TOKEN',
    'INVALID_CURRENCY',
    'INVALID_REQUEST',
    'OK',
  ])
  expect(await balance()).toBe('98.00')
})

test('a stake that is not covered says the balance, and the next smaller one is taken', async () => {
  const [large, small] = ['150', '60'].map((amount) => of('bet', { round: randomUUID(), amount }))
  if (!large || !small) throw new Error('two calls')
  expect(await batch(large, small)).toMatchObject([
    { status: 'NOT_ENOUGH_MONEY', balance: '100.00' },
    { status: 'OK', balance: '40.00' },
  ])
})

test('a win before its bet is UNKNOWN_BET, a rollback before it refuses it', async () => {
  const [early, undone] = ['3', '4'].map((amount) => of('bet', { round: randomUUID(), amount }))
  if (!early || !undone) throw new Error('two calls')
  const win = of('win', { round: early.round, bet: early.transaction, amount: '9', roundClosed: true })
  expect(await statuses(win, early, win)).toEqual(['UNKNOWN_BET', 'OK', 'OK'])
  const rollback = of('rollback', { round: undone.round, original: undone.transaction })
  expect(await statuses(rollback, undone)).toEqual(['OK', 'ROLLED_BACK'])
  expect(await balance()).toBe('106.00')
})

test('calls of one member keep their order among those of others', async () => {
  const other = await seated()
  const rounds = Array.from({ length: 20 }, () => randomUUID())
  const calls = rounds.flatMap((round, place) => {
    const own = place % 2 === 0 ? seat : other.seat
    const bet = of('bet', { round, amount: '5' }, own)
    return [bet, of('win', { round, bet: bet.transaction, amount: '5', roundClosed: true }, own)]
  })
  expect(new Set(await statuses(...calls))).toEqual(new Set(['OK']))
  expect([await balance(), await balance(other.seat)]).toEqual(['100.00', '100.00'])
})

test('one transaction twice in a batch is decided once', async () => {
  const bet = of('bet', { round: randomUUID(), amount: '10' })
  const answers = await batch(bet, bet, { ...bet, amount: '11' })
  expect(answers.map(({ status }) => status)).toEqual(['OK', 'OK', 'DUPLICATE_TRANSACTION'])
  expect(answers[0]).toEqual(answers[1])
  expect(await balance()).toBe('90.00')
})

test('copies of a batch at once are decided once', async () => {
  const calls = Array.from({ length: 5 }, () => of('bet', { round: randomUUID(), amount: '2' }))
  const all = await Promise.all(Array.from({ length: 4 }, () => batch(...calls)))
  expect(new Set(all.map((answers) => JSON.stringify(answers))).size).toBe(1)
  expect(await balance()).toBe('90.00')
})

test('none and more than two hundred calls are INVALID_REQUEST, and nothing is done', async () => {
  const bet = () => of('bet', { round: randomUUID(), amount: '0.01' })
  for (const calls of [[], Array.from({ length: 201 }, bet)]) {
    expect((await house.seamless('batch', { calls })).body.status).toBe('INVALID_REQUEST')
  }
  expect(await balance()).toBe('100.00')
})

test('two hundred calls of one member are all made, however often they are repeated', async () => {
  const calls = Array.from({ length: 100 }, () => {
    const bet = of('bet', { round: randomUUID(), amount: '1' })
    return [bet, of('win', { round: bet.round, bet: bet.transaction, amount: '1.01', roundClosed: true })]
  }).flat()
  expect(new Set(await statuses(...calls))).toEqual(new Set(['OK']))
  expect(await story.balance(member)).toBe('101.00')
})

test('calls behind one without an answer are not begun', async () => {
  const [first, second] = ['1', '2'].map((amount) => of('bet', { round: randomUUID(), amount }))
  if (!first || !second) throw new Error('two calls')
  const other = await seated()
  const near = of('bet', { round: randomUUID(), amount: '3' }, other.seat)
  const blocker = await house.pool.connect()
  try {
    await blocker.query('begin')
    await blocker.query("select ledger.lock_balance(id) from ledger.account where kind = 'member' and owner = $1", [
      seat.member,
    ])
    // What is malformed would be refused at once, if it were begun.
    const calls = [first, { ...second, amount: '1e3' }, near]
    const { body } = await house.seamless('batch', { calls })
    expect(body.answers.map(({ status }: { status: string }) => status)).toEqual(['RETRY', 'RETRY', 'OK'])
  } finally {
    await blocker.query('rollback')
    blocker.release()
  }
  expect(await statuses(first, second, near)).toEqual(['OK', 'OK', 'OK'])
  expect([await balance(), await balance(other.seat)]).toEqual(['97.00', '97.00'])
})
