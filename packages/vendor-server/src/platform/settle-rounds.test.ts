import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWallet, type Wallet } from '../wallet.fixture.ts'
import { createPlatform, type Platform } from './platform.ts'
import { type DeclaredRound, type SettleOnce, settleRounds } from './settle-rounds.ts'

const key = { id: 'k1', secret: 'only-for-this-test-4b1f' }
const halls = { five: 'lotteries', eleven: 'lotteries', roulette: 'tables' }

let wallet: Wallet
let platform: Platform
let member: string
beforeAll(async () => {
  wallet = await startWallet({ key, game: 'five', halls })
  platform = createPlatform({ origin: wallet.address, vendor: 'ACME', key, log: createLog('silent') })
})
afterAll(() => wallet.close())
beforeEach(() => {
  wallet.behave()
  member = wallet.memberWith('10000')
})

const settle = (entries: readonly DeclaredRound[], pausesMs = [1, 1]) =>
  platform.settle({ settlement: 's', currency: 'THB', entries }, pausesMs)

/** An opened game's party, and a stake of 1 in a round of it. */
function seat(game = 'five') {
  const ticket = randomUUID()
  wallet.books.admit(ticket, member, game)
  const party = { ticket, member, currency: 'THB' as const, game }
  const stake = async (round: string, more: Partial<typeof party> = {}) =>
    platform.bet({ ...party, ...more }, { transaction: randomUUID(), round, amount: parseAmount('1') })
  return { stake }
}

const won = (round: string, win: string, version = 1): DeclaredRound => ({
  round,
  member,
  version,
  win: parseAmount(win),
})

test('2500 rounds are settled in calls of at most 1000', async () => {
  const { stake } = seat()
  const rounds = Array.from({ length: 2500 }, () => randomUUID())
  for (const round of rounds) await stake(round)
  const before = wallet.seen.filter(({ call }) => call === 'settle').length
  expect(await settle(rounds.map((round) => won(round, '2')))).toEqual({ refused: [], unknown: [] })
  expect(wallet.seen.filter(({ call }) => call === 'settle').length - before).toBe(3)
  expect(wallet.books.balanceOf(member)).toBe(parseAmount('12500'))
})

test.each(['request lost', 'answer lost', 'nonsense'] as const)(
  'a settlement whose %s is repeated and counts once',
  async (kind) => {
    const round = randomUUID()
    await seat().stake(round)
    wallet.misbehave('settle', { kind }, { kind })
    expect(await settle([won(round, '5')])).toEqual({ refused: [], unknown: [] })
    expect(wallet.books.balanceOf(member)).toBe(parseAmount('10004'))
  },
)

test('what stays unknown after the last pause is answered as unknown', async () => {
  const [entry] = [won(randomUUID(), '5')]
  if (!entry) return expect.fail('no entry')
  wallet.misbehave('settle', { kind: 'request lost' }, { kind: 'request lost' }, { kind: 'request lost' })
  expect(await settle([entry])).toEqual({ refused: [], unknown: [entry] })
})

test('entries that were not reached are declared again without a pause as long as others are', async () => {
  const rounds = ['a', 'b', 'c', 'd']
  const asked: string[][] = []
  const slow: SettleOnce = async ({ entries }) => {
    asked.push(entries.map(({ round }) => round))
    return { kind: 'ok', answer: entries.slice(1).map(({ round }) => ({ round, status: 'RETRY' })) }
  }
  const entries = rounds.map((round) => won(round, '0'))
  expect(await settleRounds(slow, { settlement: 's', currency: 'THB', entries }, [])).toEqual({
    refused: [],
    unknown: [],
  })
  expect(asked).toEqual([rounds, ['b', 'c', 'd'], ['c', 'd'], ['d']])
})

test('refused entries are answered, and a call refused as a whole refuses all its entries', async () => {
  const round = randomUUID()
  await seat().stake(round)
  const { refused } = await settle([won(round, '1'), won('never', '1')])
  expect(refused).toMatchObject([{ round: 'never', status: 'UNKNOWN_ROUND' }])
  wallet.misbehave('settle', { kind: 'refused', status: 'FORBIDDEN' })
  expect((await settle([won('x', '1')])).refused).toEqual([{ round: 'x', status: 'FORBIDDEN' }])
})

test('the stand-in corrects, voids and un-voids a round, and takes stakes in every game of a hall', async () => {
  const { stake } = seat()
  const round = randomUUID()
  await stake(round)
  const balance = () => wallet.books.balanceOf(member)
  const steps: [DeclaredRound, string][] = [
    [won(round, '5', 2), '10004'],
    [won(round, '9', 1), '10004'],
    [{ ...won(round, '0', 3), void: true }, '10000'],
    [won(round, '3', 4), '10002'],
  ]
  for (const [entry, expected] of steps) {
    await settle([entry])
    expect(balance()).toBe(parseAmount(expected))
  }
  expect((await stake(randomUUID(), { game: 'eleven' })).kind).toBe('ok')
  expect(await stake(randomUUID(), { game: 'roulette' })).toMatchObject({ kind: 'refused', status: 'INVALID_TOKEN' })
})
