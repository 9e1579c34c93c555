import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PACK, readCard } from '../../cards/card.ts'
import { isPok, pokDengHand } from '../../cards/pok-deng-hand.ts'
import { fraction } from '../../exact/fraction.ts'
import { expectAgreement, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { chanceOf, checkPayTable, checkSettlements, expectGain } from '../game-checks.fixture.ts'
import { countDuels } from './count-ways.fixture.ts'
import { pokDengHandOf } from './deal.ts'
import { pokDengGame as game, POK_DENG_WAYS } from './game.ts'

const cards = (text: string) => text.split(' ')
const pack = Array.from({ length: PACK }, (_, card) => card)
const twos = pack.flatMap((one) => pack.filter((other) => other > one).map((other) => [one, other]))
const threes = twos.flatMap((two) => pack.filter((third) => third > (two[1] ?? 0)).map((third) => [...two, third]))

/** The bank against a first hand; the others hold nothing. */
const outcome = (bank: string, hand: string) => ({
  bank: cards(bank),
  hands: [cards(hand), cards('Kc Td 2s'), cards('Kd Tc 2h'), cards('Kh Th 2d')],
})

const winOf = (spot: string, [bank, hand]: readonly [string, string]) =>
  game.settle([{ spot, stake: 1000n }], outcome(bank, hand)).win

describe('hands of Pok Deng', () => {
  // Counts of two and three cards of one pack as they are published for Pok Deng and three card games.
  test.each([
    ['pok-9', 128, 32],
    ['pok-8', 124, 40],
  ])('two cards: %s comes %i times in 1326, %i of them with two deng', (rank, count, double) => {
    const found = twos.map(pokDengHand).filter((hand) => hand.rank === rank)
    expect([found.length, found.filter(({ multiple }) => multiple === 2).length]).toEqual([count, double])
  })

  test.each([
    ['tong', 52, 5],
    ['straight-flush', 48, 5],
    ['straight', 720, 3],
    ['three-faces', 144, 3],
  ])('three cards: %s comes %i times in 22 100 and multiplies by %i', (rank, count, multiple) => {
    const found = threes.map(pokDengHand).filter((hand) => hand.rank === rank)
    expect(found.length).toBe(count)
    expect(new Set(found.map((hand) => hand.multiple))).toEqual(new Set([multiple]))
  })

  test('three cards of one suit without another rank come 1096 times and multiply by three', () => {
    const points = threes.map(pokDengHand).filter(({ rank }) => /^\d$/.test(rank))
    expect(points.filter(({ multiple }) => multiple === 3)).toHaveLength(1096)
    expect(points.filter(({ multiple }) => multiple === 1)).toHaveLength(22_100 - 52 - 48 - 720 - 144 - 1096)
  })

  test.each([
    ['9c Kd', 'pok-9', 1],
    ['4h 4s', 'pok-8', 2],
    ['Kc 7c', '7', 2],
    ['Qs Kd As', 'straight', 3],
    ['As 2s 3s', 'straight-flush', 5],
    ['Ks Ad 2h', '3', 1],
    ['Jc Jd Ks', 'three-faces', 3],
    ['Tc Jd Ks', '0', 1],
    ['5c 5d 5s', 'tong', 5],
    ['2h 7h Kh', '9', 3],
  ])('%s: %s, %i deng', (hand, rank, multiple) => {
    expect(pokDengHandOf(cards(hand))).toEqual({ rank, multiple })
  })
})

test('the ways of all duels are those of an enumeration over all cards, and hand and bank win alike', () => {
  const { won, lost, tied } = countDuels()
  expect(won).toEqual(lost)
  expect(won).toEqual([0, 1, 2, 3, 4, 5].map((multiple) => ({ ...POK_DENG_WAYS.won })[multiple] ?? 0))
  expect(tied).toBe(POK_DENG_WAYS.tied)
  const all = won.reduce((sum, ways) => sum + 2 * ways, tied)
  expect(all).toBe(1326 * 1225 * 48 * 47)
})

// Returns by hand from the counts above: five per cent of what is won, a fifth of that for a multiplied bet.
test.each(
  [1, 2, 3, 4].flatMap((hand): [string, string][] => [
    [`hand-${hand}-equal`, ((-5 * 1_663_931_272) / 3_664_533_600).toFixed(4)],
    [`hand-${hand}-deng`, ((-1 * 2_183_567_136) / 3_664_533_600).toFixed(4)],
    [`hand-${hand}-tie`, ((100 * (10 * 336_671_056 - 3_664_533_600)) / 3_664_533_600).toFixed(4)],
    [`hand-${hand}-pair`, (100 * ((16 * 3) / 51 - 1)).toFixed(4)],
  ]),
)('a bet on %s gains %s per cent', (spot, gain) => expectGain(game, spot, gain))

test('a Pok of the bank comes 252 times in 1326, and the bet on it keeps 95.02 per cent', () => {
  expect(twos.filter(isPok)).toHaveLength(252)
  expect(chanceOf(game, 'bank-pok', fraction(5n))).toBeCloseTo(252 / 1326, 14)
  expectGain(game, 'bank-pok', '-4.977')
})

test.each<[string, readonly [string, string], bigint]>([
  ['hand-1-equal', ['2c 5d', '9c Kd'], 1950n],
  ['hand-1-equal', ['2c 5d', '3c Kd 4s'], 1000n],
  ['hand-1-equal', ['9c Ts', '5c 5d 5s'], 0n],
  ['hand-1-deng', ['2c 5d', '9c Kd'], 1190n],
  ['hand-1-deng', ['2c 5d', '9c Kc'], 1380n],
  ['hand-1-deng', ['2c 5d', '2h Ah 5h'], 1570n],
  ['hand-1-deng', ['2c 5d', 'Ac 2d 3s'], 1570n],
  ['hand-1-deng', ['2c 5d', 'Ac As Ad'], 1950n],
  ['hand-1-deng', ['2c 5d', '3c Kd 4s'], 1000n],
  ['hand-1-deng', ['2c 6d', '9c 8d'], 800n],
  ['hand-1-deng', ['2c 6c', '9c 8d'], 600n],
  ['hand-1-deng', ['Js Jd Kd', '9c 8d'], 400n],
  ['hand-1-deng', ['2d 2c 2s', '9c 8d'], 0n],
  ['hand-1-tie', ['2c 5d', '3c Kd 4s'], 10_000n],
  ['hand-1-tie', ['2c 5d', '3c Kd 5s'], 0n],
  ['hand-1-pair', ['2c 5d', '2d 2s 5s'], 16_000n],
  ['hand-1-pair', ['2c 5d', '2d 5s 2s'], 0n],
  ['bank-pok', ['4d 5d', '2d 5s 2s'], 5000n],
  ['bank-pok', ['3d 4c', '2d 5s 2s'], 0n],
])('1000 on %s, with %j as bank and hand: %s come back', (spot, hands, win) => {
  expect(winOf(spot, hands)).toBe(win)
})

test('turnover is what was won or lost, never the part of a stake that was not at risk', () => {
  const bets = [{ spot: 'hand-1-deng', stake: 1000n }]
  expect(game.settle(bets, outcome('2c 6d', '9c 8d')).valid).toBe(200n)
  expect(game.settle(bets, outcome('2d 2c 2s', '9c 8d')).valid).toBe(1000n)
  expect(game.settle(bets, outcome('2c 5d', '3c Kd 4s')).valid).toBe(0n)
})

/** Draws that deal these cards in their order from one pack. */
function drawsFor(...dealt: readonly string[]) {
  const left = Array.from({ length: PACK }, (_, card) => card)
  return scripted(
    dealt.map((name) => {
      const place = left.indexOf(readCard(name))
      const last = left.pop()
      if (place < left.length && last !== undefined) left[place] = last
      return place
    }),
  )
}

test('cards go round twice; then hands with four points and fewer take a third one, the bank last', () => {
  const first = ['2c', 'Kd', '9s', '3h', '4c', '2d', 'Qd', 'Th', '2s', 'Jc']
  expect(game.draw(drawsFor(...first, '7h', 'As', '6c', '5d'))).toEqual({
    hands: [cards('2c 2d 7h'), cards('Kd Qd As'), cards('9s Th'), cards('3h 2s')],
    bank: cards('4c Jc 6c'),
  })
})

test('all cards of a coup are different, and nobody takes a card from a Pok of the bank', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const { bank, hands } = game.draw(seededDraw(seed))
      const all = [...hands.flat(), ...bank]
      expect(new Set(all).size).toBe(all.length)
      for (const hand of [...hands, bank]) {
        const two = pokDengHandOf(hand.slice(0, 2)).rank
        const takes = !isPok(bank.slice(0, 2).map(readCard)) && ['0', '1', '2', '3', '4'].includes(two)
        expect(hand.length).toBe(takes ? 3 : 2)
      }
    }),
  )
})

test.each(['hand-1-deng', 'hand-4-equal', 'hand-3-tie', 'hand-2-pair', 'bank-pok'])(
  'simulated coups of four hands fit the chances of one alone: %s',
  (spot) => {
    const draw = seededDraw(20_261_128)
    expectAgreement(() => game.returnOf(spot, game.draw(draw)), game.endings(spot))
  },
)

test('the pay table is sound', () => checkPayTable(game, []))

test('no bets win more than the maximum, in whatever order', () => {
  checkSettlements(
    game,
    fc.nat().map((seed) => game.draw(seededDraw(seed))),
  )
})
