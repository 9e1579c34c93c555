import { expect, test } from 'vitest'
import { type BlackjackView, restOf, stepsOf } from './blackjack-frames.ts'
import { totalOf } from './blackjack-total.ts'

const seen = (cards: string) => ({ cards: cards.split(' '), ...totalOf(cards.split(' ')) })
const hand = (cards: string) => ({ ...seen(cards), staked: 1, result: null })

/** What is told of hands like these: the dealer's second card only once no hand is played any more. */
function view(hands: readonly string[], active: number | null, dealer: string): BlackjackView {
  return { hands: hands.map(hand), active, dealer: seen(dealer) }
}

const framesOf = (before: BlackjackView | null, now: BlackjackView) =>
  stepsOf(before, now).map(({ frame: { hands, dealer, isTold } }) =>
    [hands.map((cards) => cards.join('')).join('|'), dealer.map((card) => card ?? '__').join(''), isTold].join(' '),
  )

const DEALT = view(['8s 8d'], 0, '6h')

test('blackjack cards are dealt in turn to player and dealer, the last one face down', () => {
  expect(framesOf(null, DEALT)).toEqual(['8s  false', '8s 6h false', '8s8d 6h false', '8s8d 6h__ false'])
})

test('a split in blackjack separates two cards before each gets another', () => {
  const frames = framesOf(DEALT, view(['8s 3c', '8d Th'], 0, '6h'))
  expect(frames).toEqual(['8s|8d 6h__ false', '8s3c|8d 6h__ false', '8s3c|8dTh 6h__ false'])
})

test('a hit in blackjack adds a card, and standing on the first of two hands adds none', () => {
  expect(framesOf(DEALT, view(['8s 8d 2c'], 0, '6h'))).toEqual(['8s8d2c 6h__ false'])
  const both = view(['8s 3c', '8d Th'], 0, '6h')
  expect(framesOf(both, { ...both, active: 1 })).toEqual([])
})

test('the dealer’s cards are shown one by one before the blackjack result', () => {
  const frames = framesOf(DEALT, view(['8s 8d'], null, '6h 2c Kd'))
  expect(frames).toEqual(['8s8d 6h2c false', '8s8d 6h2cKd false', '8s8d 6h2cKd true', '8s8d 6h2cKd true'])
})

test('a dealt blackjack is shown before its result', () => {
  const frames = framesOf(null, view(['As Kd'], null, '6h 9c'))
  expect(frames.slice(-4)).toEqual(['AsKd 6h__ false', 'AsKd 6h9c false', 'AsKd 6h9c true', 'AsKd 6h9c true'])
})

test('the last animation frame of a blackjack round equals its resting frame', () => {
  for (const [before, now] of [
    [null, DEALT],
    [DEALT, view(['8s 3c', '8d Th'], 0, '6h')],
    [DEALT, view(['8s 8d 9c'], null, '6h 2c')],
  ] as const)
    expect(stepsOf(before, now).at(-1)?.frame).toEqual(restOf(now))
})

test.each([
  ['As 6d', 17, true],
  ['As 6d Kc', 17, false],
  ['As Ad', 12, true],
  ['As Kd', 21, true],
  ['Ts Jd 5c', 25, false],
  ['2s', 2, false],
])('the blackjack total of %s is %i, soft: %s', (cards, total, isSoft) => {
  expect(totalOf(cards.split(' '))).toEqual({ total, isSoft })
})
