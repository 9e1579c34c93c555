import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCard } from '../../cards/card.ts'
import { strengthOf } from '../../cards/three-card-hand.ts'
import { playPays } from '../../cards/three-card-pays.ts'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import { threeCardGame as game } from './game.ts'

const outcomeOf = (player: string, dealer: string) => ({ player: player.split(' '), dealer: dealer.split(' ') })
const PLAY = [{ step: 1, hand: 'hand', move: 'play' }]
const BETS = [
  { spot: 'ante', stake: 100n },
  { spot: 'play', stake: 100n },
  { spot: 'pair-plus', stake: 100n },
]

// By the rules of the game as the Wizard of Odds tells them: ante, play and pair plus, stakes included.
test.each([
  ['a dealer without a queen pays the ante and returns the play', 'Kh 9s 4d', 'Jh 9d 4c', [200n, 100n, 0n]],
  ['the higher hand wins both', 'Kh 9s 4d', 'Qh 9d 4c', [200n, 200n, 0n]],
  ['the lower hand loses both', 'Qs 9s 4d', 'Kh 9d 4c', [0n, 0n, 0n]],
  ['hands that are alike return both', 'Qs 9s 4d', 'Qh 9d 4c', [100n, 100n, 0n]],
  ['a straight has a bonus of one', '4h 5s 6d', 'Qh 9d 4c', [300n, 200n, 700n]],
  ['a bonus is paid to the hand that loses, too', '4h 5s 6d', '7h 8d 9c', [100n, 0n, 700n]],
  ['three of a kind has a bonus of four', '4h 4s 4d', 'Jh 9d 4c', [600n, 100n, 3100n]],
  ['a straight flush has a bonus of five', '4h 5h 6h', 'Qh 9d 4c', [700n, 200n, 4100n]],
  ['a pair', '4h 4s 6d', 'Qh 9d 3c', [200n, 200n, 200n]],
  ['a flush', '4h 9h Jh', 'Qh 9d 3c', [200n, 200n, 500n]],
])('three-card poker: %s', (...[, player, dealer, wins]) => {
  const settled = game.settle(BETS, outcomeOf(player, dealer), PLAY)
  expect(settled.bets.map(({ win }) => win)).toEqual(wins)
})

test('three-card poker: who folds or says nothing loses the ante and keeps pair plus', () => {
  const outcome = outcomeOf('4h 4s 6d', 'Jh 9d 3c')
  const bets = BETS.filter(({ spot }) => spot !== 'play')
  for (const decisions of [[], [{ step: 1, hand: 'hand', move: 'fold' }]]) {
    expect(game.settle(bets, outcome, decisions)).toMatchObject({ win: 200n, stake: 200n, valid: 200n })
    expect(() => game.settle(BETS, outcome, decisions)).toThrow(RangeError)
  }
})

test('three-card poker: asks those with an ante once, and shows the dealer only after that', () => {
  const outcome = outcomeOf('4h 4s 6d', 'Jh 9d 3c')
  const asked = (spots: string[], step: number) => game.questions(outcome, { spots, decisions: [] }, step).length
  expect([asked(['ante'], 1), asked(['pair-plus'], 1), asked(['ante'], 2)]).toEqual([1, 0, 0])
  expect(game.opening(outcome).map(({ place }) => place)).toEqual(['player', 'player', 'player'])
  expect(game.ending(outcome).map(({ face }) => face)).toEqual(outcome.dealer)
})

test('three-card poker: ante and play return together what the Studio’s return, whose best play keeps 3.37 %', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const outcome = game.draw(seededDraw(seed))
      expect(new Set([...outcome.player, ...outcome.dealer]).size).toBe(6)
      const { win } = game.settle(BETS.slice(0, 2), outcome, PLAY)
      const [player, dealer] = [outcome.player, outcome.dealer].map((cards) => strengthOf(cards.map(readCard)))
      expect(win).toBe(BigInt(100 * playPays(player ?? 0, dealer ?? 0)))
    }),
    { numRuns: 300 },
  )
})
