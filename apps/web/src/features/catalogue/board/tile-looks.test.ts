import { TABLE_KINDS, type TableKind } from '@sanuk/contracts/boards'
import { expect, test } from 'vitest'
import { countShares } from './count-shares.ts'
import { hasRoads, kindOf, lookOf } from './tile-looks.ts'

const marksOf = (kind: TableKind, outcome: string): string =>
  (lookOf({ kind, results: '' }).marks?.(outcome) ?? [])
    .map((mark) => `${'text' in mark ? mark.text : mark.name} ${mark.tone}`)
    .join(', ')

// Colours of numbers: the wheel of European roulette. Totals: 3 to 10 are small and 11 to 18 big at sic bo, where three
// alike are neither; at Thai hi-lo 11 is neither low nor high. Odds of wheels: their pay tables.
test.each<[TableKind, string, string]>([
  ['roulette', '17', '17 dark'],
  ['roulette', '32', '32 red'],
  ['roulette', '0', '0 green'],
  ['roulette', '37', ''],
  ['double-ball-roulette', '0-36', '0 green, 36 red'],
  ['sic-bo', '1-4-5', '10 blue'],
  ['sic-bo', '2-4-5', '11 red'],
  ['sic-bo', '5-5-5', '15 green'],
  ['sic-bo', '0-4-5', ''],
  ['thai-hilo', '3-3-3', '9 blue'],
  ['thai-hilo', '2-4-5', '11 green'],
  ['thai-hilo', '4-4-4', '12 red'],
  ['gourd-crab-fish', 'crab-crab-fish', 'crab red, crab red, fish blue'],
  ['gourd-crab-fish', 'horse-crab-fish', 'crab red, fish blue'],
  ['fan-tan', '4', '4 orange'],
  ['fan-tan', '0', ''],
  ['sedie', '0', '0 blue'],
  ['sedie', '3', '3 red'],
  ['sedie', '5', ''],
  ['ramwong-wheel', 'cymbals', '2 gold'],
  ['ramwong-wheel', 'cymbals-3', '6 gold'],
  ['gem-wheel', 'diamond', '50 pale'],
  ['gem-wheel', 'chest-8', '8 orange'],
  ['red-envelopes', 'gold-40', '40 gold'],
  ['red-envelopes', 'silver-40', ''],
  ['pok-deng', 'won-lost-tied-won', '2/4 green'],
  ['bull-bull', 'won-lost-won', '2/3 blue'],
  ['bull-bull', 'lost-lost-won', '1/3 red'],
])('the mark of %s for %s is %s', (kind, outcome, marks) => {
  expect(marksOf(kind, outcome)).toBe(marks)
})

const percentsOf = (kind: TableKind, outcomes: readonly string[]): string[] =>
  (lookOf({ kind, results: '' }).shares ?? []).map((group) =>
    countShares(outcomes, group)
      .map(({ share, percent }) => `${share.name} ${percent}`)
      .join(', '),
  )

test.each<[TableKind, string[], string[]]>([
  ['roulette', ['1', '2', '3', '0'], ['red 50, zero 25, black 25', 'odd 67, even 33']],
  ['double-ball-roulette', ['1-2', '3-0'], ['red 50, zero 25, black 25', 'odd 67, even 33']],
  ['sic-bo', ['1-1-1', '1-2-3', '6-6-5', '6-5-5'], ['small 25, triple 25, big 50']],
  ['thai-hilo', ['1-1-1', '5-5-1', '6-6-6', '4-4-4'], ['low 25, eleven 25, high 50']],
  [
    'gourd-crab-fish',
    ['crab-crab-fish', 'gourd-tiger-tiger'],
    ['fish 17, prawn 0, gourd 17, tiger 33, crab 33, rooster 0'],
  ],
  ['fan-tan', ['1', '1', '4', '9'], ['rest-1 67, rest-2 0, rest-3 0, rest-4 33']],
  ['sedie', ['0', '1', '2', '4', '7'], ['odd 25, even 75']],
  ['pok-deng', ['won-lost-tied-won'], ['hand-lost 25, hand-tied 25, hand-won 50']],
  ['three-card-poker', ['pair', 'high-card', 'straight', 'flush'], ['high-card 25, pair 25, better 50']],
  ['gem-wheel', [], ['jade 0, topaz 0, amethyst 0, sapphire 0, ruby 0, diamond 0, chest 0']],
])('outcomes of %s, %j, are shared as %j', (kind, outcomes, shares) => {
  expect(percentsOf(kind, outcomes)).toEqual(shares)
})

test('a table without a kind is baccarat where it has results, and otherwise none', () => {
  expect([kindOf({ results: 'PB' }), kindOf({ results: '' })]).toEqual(['baccarat', null])
  expect(lookOf({ results: '' })).toEqual({})
})

test('games of two sides have roads to look for; of blackjack nothing is shown', () => {
  expect(TABLE_KINDS.filter(hasRoads)).toEqual(['baccarat', 'dragon-tiger', 'cockfight', 'andar-bahar'])
  expect(lookOf({ kind: 'blackjack', results: '' })).toEqual({})
})
