import { describe, expect, test } from 'vitest'
import { readCard } from '../../cards/card.ts'
import { shoeOf } from '../../cards/shoe.ts'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import type { Decision } from '../deciding-game.ts'
import { endingsOf } from '../endings.ts'
import { spotOf } from '../pay-table.ts'
import { blackjackGame as game } from './game.ts'
import type { BlackjackOutcome } from './hands.ts'
import { blackjackSideTable } from './side-table.ts'

const outcomeOf = (...[player, dealer, first = '', second = '']: readonly string[]): BlackjackOutcome => {
  const cards = (text = '') => text.split(' ').filter((card) => card !== '')
  return { player: cards(player), dealer: cards(dealer), first: cards(first), second: cards(second) }
}

describe('blackjack: the moves of the common hand', () => {
  const pair = outcomeOf('8s 8d Kc', '6h Kd 9c', '8s 3c Kh', '8d Td 9s')
  const asked = (outcome: BlackjackOutcome, decisions: readonly Decision[], step: number) =>
    game
      .questions(outcome, { spots: ['hand'], decisions }, step)
      .map(({ hand, moves }) => [hand, ...moves.map(({ move }) => move)].join(' '))

  test('the first two cards may be doubled, a pair may be split', () => {
    expect(asked(pair, [], 1)).toEqual(['hand hit stand double split'])
    expect(asked(outcomeOf('8s 9d Kc', '6h Kd 9c'), [], 1)).toEqual(['hand hit stand double'])
  })

  test('both hands of a split are asked about, and may be doubled', () => {
    const split = { step: 1, hand: 'hand', move: 'split' }
    expect(asked(pair, [split], 2)).toEqual(['first hit stand double', 'second hit stand double'])
    expect(asked(pair, [split, { step: 2, hand: 'first', move: 'stand' }], 3)).toEqual([])
  })

  test('split aces get one card each and are not asked about', () => {
    const aces = outcomeOf('As Ad 9c', '6h Kd 9c', 'As 3c', 'Ad Td')
    expect(asked(aces, [{ step: 1, hand: 'hand', move: 'split' }], 2)).toEqual([])
  })

  test('who stands or says nothing is asked no more; on 21 nobody is asked', () => {
    const long = outcomeOf('2s 3d 4c 5h 7d', '6h Kd 9c')
    const hits = (steps: number) =>
      Array.from({ length: steps }, (_, at) => ({ step: at + 1, hand: 'hand', move: 'hit' }))
    expect(asked(long, hits(2), 3)).toEqual(['hand hit stand'])
    expect(asked(long, [{ step: 1, hand: 'hand', move: 'stand' }], 2)).toEqual([])
    expect(asked(long, [], 2)).toEqual([])
    expect(asked(long, hits(3), 4)).toEqual([])
    expect(asked(outcomeOf('2s 3d 6c Th', '6h Kd 9c'), hits(2), 3)).toEqual([])
  })

  test('nobody is asked where either side has a blackjack, and nobody without a stake on the hand', () => {
    expect(asked(outcomeOf('As Kd', '9h Kd'), [], 1)).toEqual([])
    expect(asked(outcomeOf('9s Kd', 'Ah Kd'), [], 1)).toEqual([])
    expect(game.questions(pair, { spots: ['pair'], decisions: [] }, 1)).toEqual([])
  })

  test('a card is shown once for all who take it, and the hidden card only at the end', () => {
    const step = (move: string) => [{ step: 1, hand: 'hand', move }]
    expect(game.opening(pair)).toEqual([
      { place: 'player', face: '8s' },
      { place: 'dealer', face: '6h' },
      { place: 'player', face: '8d' },
    ])
    expect(game.afterStep(pair, 1, [...step('hit'), ...step('hit'), ...step('split')])).toEqual([
      { place: 'player', face: 'Kc' },
      { place: 'first', face: '3c' },
      { place: 'second', face: 'Td' },
    ])
    expect(game.afterStep(pair, 1, step('stand'))).toEqual([])
    expect(game.afterStep(pair, 2, [{ step: 2, hand: 'second', move: 'double' }])).toEqual([
      { place: 'second', face: '9s' },
    ])
    expect(game.ending(pair)).toEqual([
      { place: 'dealer', face: 'Kd' },
      { place: 'dealer', face: '9c' },
    ])
  })
})

test.each([
  ['a blackjack pays 3 to 2', outcomeOf('As Kd', '9h Kd'), [], 250n],
  ['a blackjack against one is a push', outcomeOf('As Kd', 'Ah Kd'), [], 100n],
  ['a blackjack of the dealer beats the rest', outcomeOf('9s Kd', 'Ah Kd'), [], 0n],
  ['silence is standing', outcomeOf('9s Kd 5c', '6h Kd Tc'), [], 200n],
  ['bust loses though the dealer is bust', outcomeOf('9s Kd 5c', '6h Kd Tc'), ['hit'], 0n],
])('blackjack: %s', (...[, outcome, moves, win]) => {
  const decisions = moves.map((move, at) => ({ step: at + 1, hand: 'hand', move }))
  expect(game.settle([{ spot: 'hand', stake: 100n }], outcome, decisions).win).toBe(win)
})

test('blackjack: rejects money on a spot that no decision put there, and a stake of nothing', () => {
  const outcome = outcomeOf('9s Kd 5c', '6h Kd Tc')
  for (const spot of ['double', 'split', 'double-first', 'banker']) {
    expect(() => game.settle([{ spot, stake: 1n }], outcome, [])).toThrow(RangeError)
  }
  expect(() => game.settle([{ spot: 'hand', stake: 0n }], outcome, [])).toThrow(RangeError)
})

/** What a side bet gains on average, from the exact endings. */
const gainOf = (spot: string) =>
  endingsOf(blackjackSideTable, spotOf(blackjackSideTable, spot)).reduce(
    (all, { won, chance }) =>
      all + ((Number(won.over) / Number(won.under)) * Number(chance.over)) / Number(chance.under),
    -1,
  )

test('blackjack: side bets gain what counting by combinations says', () => {
  // Of 415 second cards 7 are the same, 8 the other suit of the colour and 16 of the other colour.
  expect(gainOf('pair')).toBeCloseTo((7 * 25 + 8 * 12 + 16 * 6 - 384) / 415, 12)
  const choose3 = (n: number) => (n * (n - 1) * (n - 2)) / 6
  const suitedThree = 52 * choose3(8)
  const straightFlush = 12 * 4 * 8 ** 3
  const three = 13 * choose3(32) - suitedThree
  const straight = 12 * 32 ** 3 - straightFlush
  const flush = 4 * choose3(104) - straightFlush - suitedThree
  const all = choose3(416)
  const paid = 101 * suitedThree + 41 * straightFlush + 31 * three + 11 * straight + 6 * flush
  expect(gainOf('twenty-one-three')).toBeCloseTo(paid / all - 1, 12)
  expect(gainOf('twenty-one-three')).toBeCloseTo(-0.037, 3)
})

test.each([
  ['Ks Ks', 'pair', 2600n],
  ['Kh Kd', 'pair', 1300n],
  ['Kh Ks', 'pair', 700n],
  ['Kh Qs', 'pair', 0n],
  ['Kh Qh', 'twenty-one-three', 4100n],
])('blackjack, %s and the ace of hearts: 100 on %s win %s', (player, spot, win) => {
  const outcome = outcomeOf(player, 'Ah 5d 7c')
  expect(game.settle([{ spot, stake: 100n }], outcome, []).win).toBe(win)
})

test('blackjack: a coup takes its cards from eight packs, none more often than they have it', () => {
  const draw = seededDraw(7)
  for (let coup = 0; coup < 200; coup += 1) {
    const { player, dealer, first, second } = game.draw(draw)
    const cards = [...player, ...dealer, ...first.slice(1), ...second.slice(1)]
    const counts = Map.groupBy(cards, (card) => card)
    for (const same of counts.values()) expect(same.length).toBeLessThanOrEqual(8)
  }
  const cards = shoeOf(8, seededDraw(11))
  const order = Array.from({ length: 4 }, () => cards())
  const { player, dealer } = game.draw(seededDraw(11))
  expect([player[0], dealer[0], player[1], dealer[1]].map((card) => readCard(card ?? ''))).toEqual(order)
})
