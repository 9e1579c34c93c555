import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BULL_RANKS, bullMultiple, compareBull } from '../../cards/bull-hand.ts'
import { PACK, readCard } from '../../cards/card.ts'
import { expectAgreement, seededDraw } from '../../instant/rounds.fixture.ts'
import { checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { BULL_BULL_WAYS, bullRankOf, bullBullGame as game } from './game.ts'

const cards = (text: string) => text.split(' ')

describe('hands of Bull Bull', () => {
  test.each([
    ['Kc 7d 3h 9s 8c', 'bull-7', 2],
    ['Kc Qd Jh 9s 8c', 'bull-7', 2],
    ['Kc Qd Jh 9s 9c', 'bull-8', 2],
    ['Kc 5d 5h 9s Ts', 'bull-9', 3],
    ['Ac 2d 7h 6s 4c', 'bull-bull', 4],
    ['Kc Qd Jh Ts Tc', 'bull-bull', 4],
    ['Kc Qd Jh Js Qc', 'five-faces', 5],
    ['Ac Ad Ah As 2c', 'no-bull', 1],
    ['Ac Ad Ah 8s 5c', 'bull-6', 1],
  ])('%s: %s, times %i', (hand, rank, multiple) => {
    expect(bullRankOf(cards(hand))).toBe(rank)
    expect(bullMultiple(bullRankOf(cards(hand)))).toBe(multiple)
  })

  // Of equal ranks the highest card decides, by rank and then by suit.
  test.each([
    ['Kc 7d 3h 9s 8c', 'Qs Tc Jh 9d 8h'],
    ['Ks 7d 3h 9s 8c', 'Kh Tc Jh 9d 8h'],
    ['2c Ad Ah 8s 8c', 'Ac As Qh 5s 2d'],
  ])('%s beats %s', (one, other) => {
    const [winner, loser] = [one, other].map((hand) => cards(hand).map(readCard))
    expect(compareBull(winner ?? [], loser ?? [])).toBeGreaterThan(0)
    expect(compareBull(loser ?? [], winner ?? [])).toBeLessThan(0)
  })

  test('rejects a hand of another number of cards', () => {
    expect(() => bullRankOf(cards('Kc Qd'))).toThrow(RangeError)
  })
})

/** Kinds of cards that Bull Bull tells apart: the ace to nine, the ten, and twelve pictures. */
const KINDS = [4, 4, 4, 4, 4, 4, 4, 4, 4, 4, 12]
const choose = (of: number, count: number): number =>
  Array.from({ length: count }).reduce<number>((all, _, at) => (all * (of - at)) / (at + 1), 1)

type Kinds = { readonly counts: readonly number[]; readonly rank: number; readonly multiple: number }

/** All hands by how many cards of each kind they have, with their rank: eleven for five pictures. */
function allKinds(counts: readonly number[] = []): readonly Kinds[] {
  const left = 5 - counts.reduce((sum, count) => sum + count, 0)
  if (counts.length < KINDS.length - 1)
    return Array.from({ length: Math.min(left, 4) + 1 }, (_, count) => allKinds([...counts, count])).flat()
  const hand = [...counts, left]
  const pips = hand.flatMap((count, kind) => new Array<number>(count).fill(kind > 8 ? 10 : kind + 1))
  const total = pips.reduce((sum, each) => sum + each, 0)
  const sums = pips.flatMap((one, at) => pips.slice(at + 1).map((other) => one + other))
  const bull = sums.filter((two) => two % 10 === total % 10)[0]
  const rank = left === 5 ? 11 : bull === undefined ? 0 : ((bull + 9) % 10) + 1
  return [{ counts: hand, rank, multiple: [1, 1, 1, 1, 1, 1, 1, 2, 2, 3, 4, 5][rank] ?? 0 }]
}

/** In how many ways so many cards are chosen of up to twelve. */
const CHOICES = Array.from({ length: 13 }, (_, of) => Array.from({ length: 6 }, (_, count) => choose(of, count)))

/** In how many ways a hand has its cards, those of another hand being gone. */
function waysOf(counts: readonly number[], taken: readonly number[] = []): number {
  let ways = 1
  for (let kind = 0; kind < KINDS.length && ways > 0; kind += 1) {
    ways *= CHOICES[(KINDS[kind] ?? 0) - (taken[kind] ?? 0)]?.[counts[kind] ?? 0] ?? 0
  }
  return ways
}

test('of 2 598 960 hands as many have each rank as in the published table of Niu Niu', () => {
  const byRank = Map.groupBy(allKinds(), ({ rank }) => rank)
  const shares = BULL_RANKS.map((_, rank) =>
    (byRank.get(rank) ?? []).reduce((sum, { counts }) => sum + waysOf(counts), 0),
  )
  expect(shares.reduce((sum, each) => sum + each, 0)).toBe(2_598_960)
  // No bull 33.557 per cent, a bull bull with five pictures 7.380 per cent.
  expect([shares[0], (shares[10] ?? 0) + (shares[11] ?? 0), shares[11]]).toEqual([872_128, 191_808, 792])
})

/** The winner of two hands of different ranks has the higher one; of equal ranks each wins half of the ways, by symmetry. */
function countWins(): readonly number[] {
  const won = [0, 0, 0, 0, 0, 0]
  const hands = allKinds()
  for (const one of hands) {
    const ways = waysOf(one.counts)
    for (const other of hands) {
      if (other.rank > one.rank) continue
      const both = ways * waysOf(other.counts, one.counts)
      won[one.multiple] = (won[one.multiple] ?? 0) + (other.rank === one.rank ? both / 2 : both)
    }
  }
  return won
}

test('the ways in which a hand wins with each multiple are those of all pairs of hands', () => {
  expect(countWins()).toEqual([0, 1, 2, 3, 4, 5].map((multiple) => ({ ...BULL_BULL_WAYS.won })[multiple] ?? 0))
})

test('a hand wins in half of all ways of two hands, in as many with five pictures as were counted by hand', () => {
  const { won } = BULL_BULL_WAYS
  const all = choose(52, 5) * choose(47, 5)
  expect(2 * Object.values(won).reduce((sum, ways) => sum + ways, 0)).toBe(all)
  // Five of twelve pictures against any five cards, but half of those against five of the other seven.
  expect(won[5]).toBe(792 * (choose(47, 5) - choose(7, 5) / 2))
})

const ALL = 3_986_646_103_440
const UNITS = 1_061_231_496_012 + 2 * 413_926_500_892 + 3 * 234_753_668_480 + 4 * 282_196_514_964 + 5 * 1_214_871_372

// An even chance at 0.95 loses 2.5 per cent; a doubled bet a fifth of five per cent of the units that are won.
test.each(
  [1, 2, 3].flatMap((hand): [string, string][] => [
    [`hand-${hand}-equal`, '-2.5000'],
    [`hand-${hand}-double`, (-UNITS / ALL).toFixed(4)],
    [`hand-${hand}-bull-bull`, (100 * ((13 * 191_808) / 2_598_960 - 1)).toFixed(4)],
  ]),
)('a bet on %s gains %s per cent', (spot, gain) => expectGain(game, spot, gain))

const outcome = (bank: string, hand: string) => ({
  bank: cards(bank),
  hands: [cards(hand), cards('Ac Ad 2h 3s 6c'), cards('Ah As 2c 3d 6h')],
})

const SEVEN = 'Kc 7d 3h 9s 8c'
const NINE = 'Ks 5d 5h 9h Ts'
const BULLS = '4c 2d 7h 6s Ad'
const FACES = 'Kd Qd Jh Js Qc'
const NOTHING = '8d 8h 6d 3c Qh'

test.each<[string, readonly [bank: string, hand: string], bigint]>([
  ['hand-1-equal', [SEVEN, NINE], 1950n],
  ['hand-1-equal', [NINE, SEVEN], 0n],
  ['hand-1-double', [NOTHING, SEVEN], 1380n],
  ['hand-1-double', [SEVEN, NINE], 1570n],
  ['hand-1-double', [SEVEN, BULLS], 1760n],
  ['hand-1-double', [SEVEN, FACES], 1950n],
  ['hand-1-double', [SEVEN, NOTHING], 600n],
  ['hand-1-double', [NINE, NOTHING], 400n],
  ['hand-1-double', [BULLS, NOTHING], 200n],
  ['hand-1-double', [FACES, NOTHING], 0n],
  ['hand-1-bull-bull', [FACES, BULLS], 13_000n],
  ['hand-1-bull-bull', [BULLS, FACES], 13_000n],
  ['hand-1-bull-bull', [BULLS, NINE], 0n],
])('1000 on %s with %j as bank and hand: %s come back', (spot, [bank, hand], win) => {
  expect(game.settle([{ spot, stake: 1000n }], outcome(bank, hand)).win).toBe(win)
})

test('turnover of a doubled bet is what was lost of its stake', () => {
  const bets = [{ spot: 'hand-1-double', stake: 1000n }]
  expect(game.settle(bets, outcome(NINE, NOTHING)).valid).toBe(600n)
  expect(game.settle(bets, outcome(FACES, NOTHING)).valid).toBe(1000n)
})

test('five cards go round, to each hand and then to the bank, all of them different', () => {
  const taken: number[] = []
  const draw = seededDraw(7)
  const { bank, hands } = game.draw((bound) => {
    taken.push(bound)
    return draw(bound)
  })
  expect(taken).toEqual(Array.from({ length: 20 }, (_, at) => PACK - at))
  expect(new Set([...bank, ...hands.flat()]).size).toBe(20)
  // The last card moves to the first place, so that draws of 0 deal a deuce and then from the end: As, Ah, Ad, Ac, Ks, Kh, Kd.
  expect(game.draw(() => 0).hands.map(([first]) => first)).toEqual(['2c', 'As', 'Ah'])
  expect(game.draw(() => 0).bank.slice(0, 2)).toEqual(['Ad', 'Kd'])
})

test.each(['hand-1-double', 'hand-3-equal', 'hand-2-bull-bull'])('simulated coups fit the chances: %s', (spot) => {
  const draw = seededDraw(20_261_128)
  expectAgreement(() => game.returnOf(spot, game.draw(draw)), game.endings(spot))
})

test('the pay table is sound', () => checkPayTable(game, []))

test('no bets win more than the maximum, in whatever order', () => {
  checkSettlements(
    game,
    fc.nat().map((seed) => game.draw(seededDraw(seed))),
  )
})
