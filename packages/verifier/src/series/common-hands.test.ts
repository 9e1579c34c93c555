import { blackjackGame } from '@sanuk/engines/live/blackjack/game'
import { blackjackSideSpots } from '@sanuk/engines/live/blackjack/spots'
import { drawFrom } from '@sanuk/engines/random/draw'
import { describe, expect, test } from 'vitest'
import { serverBytes } from '../server-bytes.fixture.ts'
import { dealBlackjack } from './common-hands.ts'
import { playedDecisions } from './played-decisions.fixture.ts'
import { DECIDING_GAMES } from './series-record.ts'
import { verifySeries } from './verify-series.ts'

const SOUND = { commitment: null, outcome: null, money: null }

test.each(DECIDING_GAMES)('verifySeries: accepts a series of %s with everything that was decided', (game) => {
  const record = playedDecisions(game)
  const moves = new Set(record.bets?.flatMap(({ decisions = [] }) => decisions.map(({ move }) => move)))
  expect(moves).toEqual(new Set(game === 'blackjack' ? ['hit', 'stand', 'double', 'split'] : ['play', 'fold']))
  expect(record.bets?.some(({ win }) => win !== '0.0000')).toBe(true)
  expect(verifySeries(record)).toEqual(SOUND)
})

describe('verifySeries: rejects a series of blackjack', () => {
  const { bets = [], outcomes } = playedDecisions('blackjack')
  const [first] = outcomes
  const doubled = bets.find(({ spot }) => spot === 'double')
  const verdict = (changes: object) => Object(verifySeries(playedDecisions('blackjack', changes)))

  test('with another card at a place that nobody asked for', () => {
    const changed = outcomes.map((outcome) =>
      outcome === first && 'first' in outcome ? { ...outcome, player: [...outcome.player, '2c'] } : outcome,
    )
    expect(verdict({ outcomes: changed }).outcome?.where).toBe('outcome 1')
  })

  test('with a bet that won after other decisions', () => {
    const lost = bets.find(
      ({ spot, win, decisions = [] }) => spot === 'hand' && win === '0.0000' && decisions[0]?.move === 'hit',
    )
    expect(verdict({ bets: [{ ...lost, win: '2.0002' }] }).money?.where).toContain('hand')
  })

  test('with a stake for doubling by someone who did not double', () => {
    expect(verdict({ bets: [{ ...doubled, decisions: [] }] }).money?.expected).toBe('no such bet')
  })

  test.each(['toString', 'ante', 'split', 'double-first'])('with a bet on %s of a hand that was not split', (spot) => {
    expect(verdict({ bets: [{ ...doubled, spot }] }).money?.expected).toBe('no such bet')
  })
})

test('the verifier pays side bets of blackjack as the engine does, in coups with and without pairs', () => {
  for (let nonce = 1; nonce <= 400; nonce += 1) {
    const outcome = blackjackGame.draw(drawFrom(serverBytes(nonce)))
    const dealt = dealBlackjack(drawFrom(serverBytes(nonce)))
    expect(dealt.shown).toEqual(outcome)
    for (const { code } of blackjackSideSpots) {
      const { win } = blackjackGame.settle([{ spot: code, stake: 10_000n }], outcome, [])
      expect((dealt.pays(code) ?? Number.NaN) + 10_000).toBe(Number(win))
    }
  }
})
