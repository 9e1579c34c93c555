import { expect, test } from 'vitest'
import { emptyMemory } from './memory.ts'
import { verbsPage, wordsIn } from './try-calls.ts'
import { sayLine } from './verbs.ts'

const party = { token: 't', member: 'm', currency: 'THB', game: 'tiger' }
const memory = { ...emptyMemory(), round: 'r1', bet: 'b1', win: 'w1' }
const said = (line: string) => sayLine(wordsIn(line), { party, memory })

test.each([
  ['win 25', 'win', { round: 'r1', bet: 'b1', amount: '25' }],
  ['win bet=b2 25 closed', 'win', { bet: 'b2', amount: '25', roundClosed: true }],
  ['bet 10 same', 'bet', { round: 'r1', amount: '10' }],
  ['bet 10 text="Home win" odds=1.95', 'bet', { summary: { text: { en: 'Home win' }, odds: '1.95' } }],
  ['betwin 10 0 open', 'betwin', { betAmount: '10', winAmount: '0', roundClosed: false }],
  ['rollback', 'rollback', { round: 'r1', original: 'b1' }],
  ['sit table-3 500', 'sit', { seat: 'table-3', amount: '500', game: 'tiger' }],
  ['bet 10 seat=table-3', 'bet', { amount: '10', seat: 'table-3' }],
  ['stand table-3', 'stand', { seat: 'table-3' }],
  ['resettle 5', 'resettle', { original: 'w1', amount: '5', version: 1 }],
  [
    'settle r2:void 7 version=3',
    'settle',
    {
      entries: [
        { round: 'r2', void: true, version: 3 },
        { round: 'r1', win: '7' },
      ],
    },
  ],
] as const)('%s is a call of %s', (line, call, body) => {
  expect(said(line)).toMatchObject({ call, body })
})

test('a stake begins a round of its own, and what follows is about it', () => {
  const { body, memory: next } = said('bet 10')
  expect(body).toMatchObject({ round: next.round, transaction: next.bet })
  expect(next.round).not.toBe('r1')
})

test('each settlement of a round has a higher version than the one before', () => {
  const again = sayLine(['settle', '7'], { party, memory: said('settle 25').memory })
  expect(again.body).toMatchObject({ entries: [{ round: 'r1', version: 2 }] })
})

test.each([
  ['sing', 'sing is none of: balance bet'],
  ['bet', 'amount is missing'],
  ['betwin 10', 'win is missing'],
  ['bet 1 2', '2 is too much'],
  ['bet 1 colour=red', 'colour is not one of: amount'],
  ['bets', 'amounts are missing'],
  ['settle', 'what it has won is missing'],
  ['settle 1 version=x', 'version x is no number'],
  ['batch bet 1 + balance', 'a batch carries no balance'],
])('%s is no call, because %s', (line, reason) => {
  expect(() => said(line)).toThrow(reason)
})

test('the help tells every verb with what it takes', () => {
  for (const verb of [
    'bet amount [transaction=…]',
    'settle',
    'bets',
    'batch',
    'betwin bet win',
    'prize amount bonus',
  ]) {
    expect(verbsPage).toContain(verb)
  }
})
