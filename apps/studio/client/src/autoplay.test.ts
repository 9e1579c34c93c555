import { parseAmount } from '@sanuk/money/amount'
import { describe, expect, test } from 'vitest'
import { type AutoplayLimits, afterRound, autoplayEnd, beginAutoplay } from './autoplay.ts'
import { roundOf } from './round.fixture.ts'

const STAKE = parseAmount('20')
const LIMITS: AutoplayLimits = { rounds: 10, loss: parseAmount('100'), singleWin: null, stopOnFreeSpins: false }

function play(limits: AutoplayLimits, wins: readonly string[]) {
  let autoplay = beginAutoplay(limits)
  for (const win of wins) autoplay = afterRound(autoplay, roundOf({ stake: '20.00', wins: [win] }))
  return { autoplay, end: autoplayEnd(autoplay, STAKE) }
}

describe('autoplay', () => {
  test('plays the rounds that were set and no more', () => {
    expect(play({ ...LIMITS, rounds: 3 }, ['20', '20']).end).toBeNull()
    expect(play({ ...LIMITS, rounds: 3 }, ['20', '20', '20']).end).toBe('rounds')
  })

  test('never plays a round that might pass the loss limit', () => {
    expect(play(LIMITS, ['0', '0', '0', '0']).end).toBeNull()
    expect(play(LIMITS, ['0', '0', '0', '0', '0']).end).toBe('loss')
    expect(play({ ...LIMITS, loss: parseAmount('99.99') }, ['0', '0', '0', '0']).end).toBe('loss')
  })

  test('counts wins against losses', () => {
    const { autoplay, end } = play(LIMITS, ['0', '0', '0', '100', '0'])
    expect(autoplay.lost).toBe(0n)
    expect(end).toBeNull()
  })

  test('does not begin where one stake passes the loss limit', () => {
    expect(autoplayEnd(beginAutoplay({ ...LIMITS, loss: parseAmount('19.99') }), STAKE)).toBe('loss')
  })

  test('stops at a single win of the size that was set', () => {
    const limits = { ...LIMITS, singleWin: parseAmount('50') }
    expect(play(limits, ['49.99']).end).toBeNull()
    expect(play(limits, ['50']).end).toBe('win')
  })

  test('stops after free spins if asked to', () => {
    const round = roundOf({ stake: '20.00', wins: ['0', '10'] })
    const autoplay = afterRound(beginAutoplay(LIMITS), round)
    expect(autoplayEnd(autoplay, STAKE)).toBeNull()
    expect(autoplayEnd({ ...autoplay, limits: { ...LIMITS, stopOnFreeSpins: true } }, STAKE)).toBe('free-spins')
  })

  test.each([
    ['respin', 'free-spins'],
    ['fall', null],
  ] as const)('with “stop on free spins”, ends after a %s with reason: %s', (kind, end) => {
    const { steps, ...round } = roundOf({ stake: '20.00', wins: ['0', '10'], awards: {} })
    const followed = { ...round, steps: steps.map((step, at) => (at === 0 ? step : { ...step, kind })) }
    const autoplay = afterRound(beginAutoplay({ ...LIMITS, stopOnFreeSpins: true }), followed)
    expect(autoplayEnd(autoplay, STAKE)).toBe(end)
  })

  test('with “stop on free spins”, ends after a pick board', () => {
    const board = { places: 1, times: 1, worth: '0', opened: [], dealt: [], options: [] }
    const round = { ...roundOf({ stake: '20.00', wins: ['0'] }), board }
    const autoplay = afterRound(beginAutoplay({ ...LIMITS, stopOnFreeSpins: true }), round)
    expect(autoplayEnd(autoplay, STAKE)).toBe('free-spins')
  })

  test('with “stop on free spins”, does not end after a spin with falls (tumbles)', () => {
    const round = roundOf({ stake: '20.00', wins: ['5', '0'], awards: {}, kinds: ['base', 'fall'] })
    const autoplay = afterRound(beginAutoplay({ ...LIMITS, stopOnFreeSpins: true }), round)
    expect(autoplayEnd(autoplay, STAKE)).toBeNull()
  })
})
