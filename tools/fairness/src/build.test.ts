import { drawFrom } from '@sanuk/engines/random/draw'
import { describe, expect, test } from 'vitest'
import { asBuilt, type Build, examine } from './build.ts'
import { allGames } from './games/all-games.ts'
import { suspicious } from './statistics/battery.ts'
import type { Question } from './statistics/tally.ts'

const ROUNDS = 8000

test(`${ROUNDS} rounds of every game show nothing statistically suspicious`, {
  tags: ['slow'],
}, () => {
  const results = allGames.flatMap((game) => examine(game, ROUNDS))
  expect(suspicious(results)).toEqual([])
  expect(results.length).toBeGreaterThan(1100)
  const families = new Set(allGames.map(({ family }) => family))
  expect([...families].toSorted()).toEqual([
    ...['baccarat', 'bingo', 'blackjack', 'coin', 'crash', 'dice', 'dragon-tiger', 'draw-poker'],
    ...[
      'falling clusters',
      'falling, anywhere',
      'gamble',
      'generator',
      'hi-lo',
      'hold',
      'keno',
      'limbo',
      'lines',
      'live cards',
      'live cockfights',
      'live series',
      'live-baccarat',
      'live-dragon-tiger',
      'lottery',
      'mines',
    ],
    ...['pick', 'plinko', 'red-dog', 'roulette', 'scratch', 'three-card', 'towers', 'ways', 'wheel', 'wilds'],
  ])
})

test('the probabilities of every observable add up to 1', () => {
  for (const { code, observables } of allGames) {
    for (const { name, chances } of observables) {
      const sum = chances.reduce((all, chance) => all + chance, 0)
      expect(Math.abs(sum - 1), `${code} ${name}`).toBeLessThan(1e-9)
    }
  }
})

/** What a win has to be worth, in stakes, for a house to wish it away. */
const DEAR = 20

describe('detects a planted bias', () => {
  const riggings: Readonly<Record<string, Build>> = {
    'numbers reduced by modulo': { ...asBuilt, drawFrom: (nextByte) => (bound) => nextByte() % bound },
    'a range that ends one too early': {
      ...asBuilt,
      drawFrom: (nextByte) => {
        const draw = drawFrom(nextByte)
        return (bound) => (bound > 2 ? draw(bound - 1) : draw(bound))
      },
    },
    'every tenth round repeats the one before': {
      ...asBuilt,
      settle: (play, round) => play(round % 10 === 9 ? round - 1 : round),
    },
    'large wins are drawn again': {
      ...asBuilt,
      settle: (play, round) => {
        const seen = play(round)
        return seen.won >= DEAR ? play(round, 'again') : seen
      },
    },
    'a win right after a win is drawn again': {
      ...asBuilt,
      settle: (play, round) => {
        const seen = play(round)
        return seen.won > 0 && round > 0 && play(round - 1).won > 0 ? play(round, 'again') : seen
      },
    },
    'the lowest of three numbers is taken now and then': {
      ...asBuilt,
      drawFrom: (nextByte) => {
        const draw = drawFrom(nextByte)
        return (bound) => (draw(16) === 0 ? Math.min(draw(bound), draw(bound), draw(bound)) : draw(bound))
      },
    },
  }
  const cases: ReadonlyArray<readonly [rigging: string, code: string, rounds: number, asked: Question]> = [
    ['numbers reduced by modulo', 'golden-tiger', 40_000, 'frequency'],
    ['numbers reduced by modulo', 'pirate-treasure', 40_000, 'frequency'],
    ['numbers reduced by modulo', 'roulette', 40_000, 'frequency'],
    ['numbers reduced by modulo', 'baccarat', 20_000, 'frequency'],
    ['a range that ends one too early', 'koi-blessing', 8000, 'frequency'],
    ['a range that ends one too early', 'golden-bell', 8000, 'frequency'],
    ['a range that ends one too early', 'keno', 8000, 'frequency'],
    ['a range that ends one too early', 'draw-poker', 8000, 'frequency'],
    ['a range that ends one too early', 'SSC', 8000, 'frequency'],
    ['numbers reduced by modulo', 'LHC', 40_000, 'frequency'],
    ['every tenth round repeats the one before', 'naga-palace', 8000, 'order'],
    ['every tenth round repeats the one before', 'wheel', 8000, 'order'],
    ['every tenth round repeats the one before', 'live-baccarat', 8000, 'order'],
    ['numbers reduced by modulo', 'live-roulette', 40_000, 'frequency'],
    ['a range that ends one too early', 'live-fan-tan', 8000, 'frequency'],
    ['every tenth round repeats the one before', 'live-sic-bo', 8000, 'order'],
    ['numbers reduced by modulo', 'live-blackjack', 40_000, 'frequency'],
    ['a range that ends one too early', 'live-cockfight', 8000, 'frequency'],
    ['every tenth round repeats the one before', 'live-three-card-poker', 8000, 'order'],
    ['every tenth round repeats the one before', 'coin', 8000, 'runs'],
    ['large wins are drawn again', 'golden-tiger', 20_000, 'frequency'],
    ['large wins are drawn again', 'sweet-thai-tea', 20_000, 'frequency'],
    ['large wins are drawn again', 'plinko', 20_000, 'frequency'],
    ['large wins are drawn again', 'three-card', 20_000, 'frequency'],
    ['a win right after a win is drawn again', 'dice', 20_000, 'order'],
    ['a win right after a win is drawn again', 'jade-dragon', 20_000, 'frequency'],
    ['the lowest of three numbers is taken now and then', 'mines', 20_000, 'frequency'],
    ['the lowest of three numbers is taken now and then', 'hi-lo', 8000, 'frequency'],
  ]
  type Case = (typeof cases)[number]
  const expectCaught = (...[rigging, code, rounds, asked]: Case) => {
    const game = allGames.find((one) => one.code === code)
    const build = riggings[rigging]
    if (!game || !build) throw new Error(`no ${rigging} or no ${code}`)
    const caught = suspicious(examine(game, rounds, { build }))
    expect(caught.some(({ question }) => question === asked)).toBe(true)
    expect(suspicious(examine(game, rounds))).toEqual([])
  }
  const isInSample = ([, code]: Case) => ['golden-bell', 'coin', 'dice', 'hi-lo', 'SSC'].includes(code)
  test.each(cases.filter(isInSample))('%s: %s', expectCaught)
  test.each(cases.filter((one) => !isInSample(one)))('%s: %s', { tags: ['slow'] }, expectCaught)
})
