import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { startWallet, type Wallet } from '../wallet.fixture.ts'
import { movingCalls, type Party } from './moving-calls.ts'
import { createPlatform, type Platform } from './platform.ts'

const key = { id: 'k1', secret: 'only-for-this-test-7c20' }

let wallet: Wallet
let platform: Platform
let party: Party
beforeAll(async () => {
  wallet = await startWallet({ key, game: 'five' })
  platform = createPlatform({ origin: wallet.address, vendor: 'ACME', key, log: createLog('silent') })
})
afterAll(() => wallet.close())
beforeEach(() => {
  wallet.behave()
  party = seated('100')
})

function seated(money: string): Party {
  const member = wallet.memberWith(money)
  const ticket = randomUUID()
  wallet.books.admit(ticket, member, 'five')
  return { ticket, member, currency: 'THB', game: 'five' }
}

const ok = (balance: string) => ({ kind: 'ok', answer: parseAmount(balance) })
const both = (stake: string, win: string) => ({
  transaction: randomUUID(),
  round: randomUUID(),
  stake: parseAmount(stake),
  win: parseAmount(win),
  roundClosed: true,
})
const bet = (money: string) => ({ transaction: randomUUID(), round: randomUUID(), amount: parseAmount(money) })

test('a betwin moves stake and win once, and neither where the stake is not covered', async () => {
  const played = both('10', '25')
  expect(await platform.betwin(party, played)).toEqual(ok('115'))
  expect(await platform.betwin(party, played)).toEqual(ok('115'))
  expect(await platform.betwin(party, { ...played, win: parseAmount('26') })).toMatchObject({
    status: 'DUPLICATE_TRANSACTION',
  })
  expect(await platform.betwin(party, both('116', '1000'))).toMatchObject({
    status: 'NOT_ENOUGH_MONEY',
    balance: parseAmount('115'),
  })
})

test('stakes of a slip are all taken or none, and a repeat is the same slip', async () => {
  const slip = [bet('30'), bet('40')].map((one) => ({ ...one, game: 'five' }))
  expect(await platform.bets(party, slip)).toEqual(ok('30'))
  expect(await platform.bets(party, slip)).toEqual(ok('30'))
  expect(await platform.bets(party, slip.slice(1))).toMatchObject({ status: 'DUPLICATE_TRANSACTION' })
  const large = [bet('20'), bet('20')].map((one) => ({ ...one, game: 'five' }))
  expect(await platform.bets(party, large)).toMatchObject({ status: 'NOT_ENOUGH_MONEY', balance: parseAmount('30') })
})

test('calls of a batch are answered each by itself, in their order', async () => {
  const poor = seated('1')
  const staked = bet('10')
  const reply = await platform.batch([
    movingCalls.bet(party, staked),
    movingCalls.bet(poor, bet('2')),
    movingCalls.betwin(party, both('5', '0')),
    movingCalls.bet({ ...party, member: 'no member' }, bet('1')),
    movingCalls.win(party, { ...staked, transaction: randomUUID(), bet: staked.transaction, ...closing }),
    movingCalls.rollback(poor, { transaction: randomUUID(), original: randomUUID(), round: randomUUID() }),
  ])
  expect(reply).toMatchObject({
    kind: 'ok',
    answer: [
      ok('90'),
      { kind: 'refused', status: 'NOT_ENOUGH_MONEY', balance: parseAmount('1') },
      ok('85'),
      { kind: 'refused', status: 'INVALID_REQUEST' },
      ok('95'),
      ok('1'),
    ],
  })
})

const closing = { jackpot: null, roundClosed: true }

test.each(['request lost', 'answer lost', 'nonsense'] as const)(
  'of a batch with its %s nothing is known, and the same again is done once',
  async (kind) => {
    const calls = [movingCalls.bet(party, bet('10')), movingCalls.betwin(party, both('10', '4'))]
    wallet.misbehave('batch', { kind })
    expect(await platform.batch(calls)).toEqual({ kind: 'unknown' })
    expect(await platform.batch(calls)).toMatchObject({ answer: [ok('90'), ok('84')] })
    expect(wallet.books.balanceOf(party.member)).toBe(parseAmount('84') satisfies Amount)
  },
)

test('a call of a batch answered RETRY is not known, and a batch refused as a whole says why', async () => {
  const calls = [movingCalls.bet(party, bet('10')), movingCalls.bet(party, bet('10'))]
  wallet.misbehave('bet', { kind: 'refused', status: 'RETRY' })
  expect(await platform.batch(calls)).toMatchObject({ answer: [{ kind: 'unknown' }, ok('90')] })
  wallet.misbehave('batch', { kind: 'refused', status: 'FORBIDDEN' })
  expect(await platform.batch(calls)).toMatchObject({ kind: 'refused', status: 'FORBIDDEN' })
  wallet.misbehave('batch', { kind: 'refused', status: 'TOO_MANY_REQUESTS' })
  expect(await platform.batch(calls)).toEqual({ kind: 'unknown' })
})
