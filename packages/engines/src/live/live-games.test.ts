import { expect, test } from 'vitest'
import { seededDraw } from '../instant/rounds.fixture.ts'
import { baccaratGame } from './baccarat/game.ts'
import { BACCARAT_VARIANTS } from './baccarat/spots.ts'
import { dragonTigerGame } from './dragon-tiger/game.ts'
import { plainRoadsOf, roadsOf } from './roads/roads.ts'
import { SERIES_LENGTH, seriesGames } from './series-games.ts'

test('games of series have names of their own, and so have those of shoes', () => {
  const codes = [...seriesGames.map(({ code }) => code), dragonTigerGame.code, baccaratGame('ez').code]
  expect(codes).toEqual([
    ...['roulette', 'sic-bo', 'thai-hilo', 'gourd-crab-fish', 'fan-tan', 'sedie'],
    ...['french-roulette', 'double-ball-roulette', 'ramwong-wheel', 'gem-wheel', 'red-envelopes'],
    ...['pok-deng', 'bull-bull', 'andar-bahar'],
    ...['dragon-tiger', 'baccarat'],
  ])
})

test.each(seriesGames.map((game) => [game.code, game] as const))(
  '%s: outcomes are plain data and settle alone',
  (_, game) => {
    const draw = seededDraw(5)
    const bets = game.spots.map(({ code }) => ({ spot: code, stake: 10_001n }))
    const sum = { win: 0n, stake: 0n }
    const most = game.maximumWin(bets)
    for (let number = 1; number <= SERIES_LENGTH; number += 1) {
      const { outcome, settle } = game.drawOutcome(draw)
      expect(JSON.parse(JSON.stringify(outcome))).toEqual(outcome)
      const { win, stake } = settle(bets)
      expect(win).toBeLessThanOrEqual(most)
      sum.win += win
      sum.stake += stake
    }
    // All spots together, a hundred times: chance alone hardly does that, even on a wheel that pays 46 to one.
    expect(sum.win).toBeLessThan((sum.stake * 130n) / 100n)
  },
)

test.each(seriesGames.map((game) => [game.code, game] as const))(
  '%s: bead plate and big road of each of its sides',
  (_, game) => {
    const draw = seededDraw(9)
    const outcomes = Array.from({ length: 40 }, () => game.drawOutcome(draw))
    for (const sides of game.sides) {
      const results = outcomes.map(({ roadResult }) => roadResult(sides))
      const { beadPlate, bigRoad } = plainRoadsOf(results)
      expect(beadPlate).toHaveLength(40)
      expect(bigRoad).toEqual(roadsOf(results).bigRoad)
      expect(new Set(results.map(({ winner }) => winner)).size).toBeGreaterThan(1)
    }
  },
)

test('baccarat is a game like the others, with pairs and naturals on its roads', () => {
  const coup = { player: [44, 45], banker: [0, 4] }
  for (const variant of BACCARAT_VARIANTS) {
    const game = baccaratGame(variant)
    const bets = game.spots.map(({ code }) => ({ spot: code, stake: 100n }))
    expect(game.settle(bets, coup).win).toBeLessThanOrEqual(game.maximumWin(bets))
    expect(game.roadResult({ red: 'banker', blue: 'player' }, coup)).toMatchObject({ playerPair: true, natural: false })
  }
  expect(() => baccaratGame('ez').settle([{ spot: 'super-six', stake: 1n }], coup)).toThrow(RangeError)
})
