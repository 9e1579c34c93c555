import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { BACCARAT_PACKS, type Coup, dealCoup } from '../../cards/baccarat-coup.ts'
import { type Card, readCard } from '../../cards/card.ts'
import { shoeOf } from '../../cards/shoe.ts'
import { isEqual } from '../../exact/fraction.ts'
import { expectAgreement, seededDraw } from '../../instant/rounds.fixture.ts'
import { returnOf } from '../pay-table.ts'
import type { LiveBet } from '../settle.ts'
import { factsOf } from './coup-facts.ts'
import { baccaratGame } from './game.ts'
import { baccaratTable } from './pay-table.ts'
import { roadResultOf } from './road-result.ts'
import { BACCARAT_VARIANTS, type BaccaratVariant, baccaratSpots, type SpotCode } from './spots.ts'

/** A bet whose spot some variant has. */
type CoupBet = LiveBet<SpotCode>

const cardsOf = (names: string): Card[] => names.split(' ').map(readCard)
const coupOf = (player: string, banker: string): Coup => ({ player: cardsOf(player), banker: cardsOf(banker) })

/** Settles bets given by their spots. */
function settled(variant: BaccaratVariant, bets: Partial<Record<SpotCode, bigint>>, coup: Coup) {
  const placed = baccaratSpots[variant].flatMap(({ code }) => {
    const stake = bets[code]
    return stake === undefined ? [] : [{ spot: code, stake }]
  })
  return baccaratGame(variant).settle(placed, coup)
}

const COUPS = {
  'banker with six of two cards': coupOf('2c 3d Kc', '2h 4s'),
  'banker with six of three cards': coupOf('2c Kd Kc', 'Kh Ks 6c'),
  'banker with seven of three cards': coupOf('2c Kd Kc', 'Kh Ks 7c'),
  'player with eight of three cards': coupOf('2c 3d 3c', '2h 5s'),
  'natural tie': coupOf('9c Kd', '9h Ks'),
  'tie without naturals': coupOf('3c 3d', '2h 4s'),
  'player’s natural nine': coupOf('9c Kd', '2h 3s'),
  'player by nine': coupOf('2c 3d 4c', 'Kh Qs Kc'),
  'banker by four': coupOf('Kc 2c Ac', '3h 4h'),
  'two perfect pairs': coupOf('2c 2c 5d', '4h 4h'),
  'a mixed and a perfect pair': coupOf('4c 4d', '2h 2h Kd'),
}

test.each<[keyof typeof COUPS, BaccaratVariant, SpotCode, bigint]>([
  ['banker with six of two cards', 'commission', 'banker', 195n],
  ['banker with six of two cards', 'no-commission', 'banker', 150n],
  ['banker with six of two cards', 'no-commission', 'super-six', 1300n],
  ['banker with six of three cards', 'no-commission', 'super-six', 2100n],
  ['banker with seven of three cards', 'no-commission', 'banker', 200n],
  ['banker with seven of three cards', 'no-commission', 'super-six', 0n],
  ['banker with seven of three cards', 'ez', 'banker', 100n],
  ['banker with seven of three cards', 'ez', 'player', 0n],
  ['banker with seven of three cards', 'ez', 'dragon-7', 4100n],
  ['player with eight of three cards', 'ez', 'panda-8', 2600n],
  ['player with eight of three cards', 'ez', 'player', 200n],
  ['natural tie', 'commission', 'player', 100n],
  ['natural tie', 'commission', 'banker', 100n],
  ['natural tie', 'commission', 'tie', 900n],
  ['natural tie', 'commission', 'player-dragon-bonus', 100n],
  ['natural tie', 'commission', 'small', 250n],
  ['natural tie', 'commission', 'big', 0n],
  ['tie without naturals', 'commission', 'banker-dragon-bonus', 0n],
  ['tie without naturals', 'commission', 'player-pair', 1200n],
  ['player’s natural nine', 'commission', 'player-dragon-bonus', 200n],
  ['player’s natural nine', 'commission', 'banker-dragon-bonus', 0n],
  ['player by nine', 'commission', 'player-dragon-bonus', 3100n],
  ['player by nine', 'commission', 'big', 154n],
  ['banker by four', 'commission', 'banker-dragon-bonus', 200n],
  ['two perfect pairs', 'commission', 'perfect-pair', 20_100n],
  ['two perfect pairs', 'commission', 'either-pair', 600n],
  ['a mixed and a perfect pair', 'commission', 'perfect-pair', 2600n],
  ['a mixed and a perfect pair', 'commission', 'banker-pair', 1200n],
])('%s, %s: 100 on %s win %s', (...[name, variant, spot, win]) => {
  expect(settled(variant, { [spot]: 100n }, COUPS[name]).win).toBe(win)
})

const bankerBets = (...stakes: bigint[]): CoupBet[] => stakes.map((stake) => ({ spot: 'banker', stake }))

test('baccarat: wins are rounded down to the smallest unit, bet by bet', () => {
  const { bets, win, stake } = baccaratGame('commission').settle(bankerBets(1n, 3n), COUPS['banker by four'])
  expect(bets.map((bet) => bet.win)).toEqual([1n, 5n])
  expect([stake, win]).toEqual([4n, 6n])
})

describe('baccarat: valid stake', () => {
  const { 'natural tie': tie, 'banker by four': banker } = COUPS
  test.each<[string, Partial<Record<SpotCode, bigint>>, Coup, bigint]>([
    ['a lost bet counts its stake', { player: 100n }, banker, 100n],
    ['a won bet counts what it won', { banker: 100n }, banker, 95n],
    ['a bet that wins more than its stake counts its stake', { tie: 100n }, tie, 100n],
    ['a push counts nothing', { player: 100n }, tie, 0n],
    ['bets on several spots are added up', { player: 100n, tie: 10n, big: 20n }, banker, 100n + 10n + 10n],
    ['of opposite bets the difference counts', { player: 100n, banker: 60n }, banker, 40n],
    ['the difference counts as a bet', { player: 60n, banker: 100n }, banker, 38n],
    ['equal opposite bets count nothing', { player: 50n, banker: 50n }, banker, 0n],
    ['big and small are opposite, too', { big: 100n, small: 70n }, tie, 30n],
  ])('%s', (...[, bets, coup, valid]) => {
    expect(settled('commission', bets, coup).valid).toBe(valid)
  })

  test('a win at half odds counts half, a pushed seven of the banker nothing', () => {
    const banker100 = { banker: 100n }
    expect(settled('no-commission', banker100, COUPS['banker with six of two cards']).valid).toBe(50n)
    expect(settled('ez', banker100, COUPS['banker with seven of three cards']).valid).toBe(0n)
  })

  test('two bets on one spot are one', () => {
    const twice = [...bankerBets(30n, 30n), { spot: 'player', stake: 100n }] as const
    expect(baccaratGame('commission').settle(twice, COUPS['banker by four']).valid).toBe(40n)
  })
})

test('baccarat: rejects a spot of another variant and a stake that is not positive', () => {
  const superSix = [{ spot: 'super-six', stake: 1n }] as const
  expect(() => baccaratGame('commission').settle(superSix, COUPS['natural tie'])).toThrow(RangeError)
  expect(() => settled('commission', { tie: 0n }, COUPS['natural tie'])).toThrow(RangeError)
})

const anyCoup = fc.nat().map((seed) => dealCoup(shoeOf(BACCARAT_PACKS, seededDraw(seed))))
const anyTable = fc.constantFrom(...BACCARAT_VARIANTS).chain((variant) =>
  fc.record({
    variant: fc.constant(variant),
    bets: fc.array(
      fc.record<CoupBet>({
        spot: fc.constantFrom(...baccaratSpots[variant].map(({ code }) => code)),
        stake: fc.bigInt({ min: 1n, max: 10n ** 12n }),
      }),
      { maxLength: 12 },
    ),
  }),
)

test('baccarat: no coup wins more than the maximum, and turnover is never more than the stakes', () => {
  fc.assert(
    fc.property(anyTable, anyCoup, ({ variant, bets }, coup) => {
      const { win, stake, valid, bets: settledBets } = baccaratGame(variant).settle(bets, coup)
      expect(win).toBeLessThanOrEqual(baccaratGame(variant).maximumWin(bets))
      expect(stake).toBe(bets.reduce((all, bet) => all + bet.stake, 0n))
      expect(valid >= 0n && valid <= stake).toBe(true)
      for (const bet of settledBets) {
        const { over, under } = baccaratGame(variant).maximumMultiple(bet.spot)
        expect(bet.win * under).toBeLessThanOrEqual(bet.stake * over)
      }
    }),
  )
})

test('baccarat: one bet returns the same alone as among others', () => {
  fc.assert(
    fc.property(anyTable, anyCoup, ({ variant, bets }, coup) => {
      const alone = bets.map((bet) => baccaratGame(variant).settle([bet], coup).win)
      expect(
        baccaratGame(variant)
          .settle(bets, coup)
          .bets.map(({ win }) => win),
      ).toEqual(alone)
    }),
  )
})

test('baccarat, maximum win: the best coup for bets that exclude each other is not the sum of their best', () => {
  const bets = [
    { spot: 'player', stake: 100n },
    { spot: 'banker', stake: 100n },
    { spot: 'tie', stake: 10n },
  ] as const
  expect(baccaratGame('commission').maximumWin(bets)).toBe(290n)
  expect(baccaratGame('commission').maximumWin([])).toBe(0n)
})

test('spots look at pairs or at points, never at both', () => {
  fc.assert(
    fc.property(anyCoup, anyCoup, (one, other) => {
      const [these, those] = [factsOf(one), factsOf(other)]
      const { playerPair, bankerPair } = those
      for (const spot of Object.values(baccaratSpots).flat()) {
        const table = baccaratTable('commission')
        const mixed =
          spot.group === 'pair'
            ? { ...those, playerPair: these.playerPair, bankerPair: these.bankerPair }
            : { ...these, playerPair, bankerPair }
        expect(isEqual(returnOf(table, spot, mixed), returnOf(table, spot, these)), spot.code).toBe(true)
      }
    }),
  )
})

test.each<SpotCode>(['player-dragon-bonus', 'perfect-pair', 'small'])(
  'simulated bets on %s fit the chances',
  (code) => {
    const [game, draw] = [baccaratGame('commission'), seededDraw(20_261_128)]
    const playOnce = () => game.returnOf(code, game.deal(shoeOf(BACCARAT_PACKS, draw)))
    expectAgreement(playOnce, game.endings(code))
  },
)

test('roadResultOf tells winner, pairs and naturals of a coup', () => {
  expect(roadResultOf(COUPS['natural tie'])).toEqual({
    winner: 'tie',
    playerPair: false,
    bankerPair: false,
    natural: true,
  })
  expect(roadResultOf(COUPS['two perfect pairs'])).toMatchObject({ playerPair: true, bankerPair: true })
})
