import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dealCoup } from '../cards/baccarat-coup.ts'
import { readCard } from '../cards/card.ts'
import { fraction, toDecimal } from '../exact/fraction.ts'
import { figuresOf } from '../instant/figures.ts'
import { expectAgreement, scripted, seededDraw } from '../instant/rounds.fixture.ts'
import { type BaccaratBet, baccarat } from './baccarat.ts'
import { baccaratEndings, baccaratWays } from './baccarat-endings.ts'

const bets = ['player', 'banker', 'tie', 'player-pair', 'banker-pair'] as const

function coupOf(names: string): string {
  const cards = names.split(' ').map(readCard).values()
  const { player, banker } = dealCoup(() => cards.next().value ?? Number.NaN)
  return `${player.length} ${banker.length}`
}

describe('baccarat third cards', () => {
  test.each([
    ['a player’s eight ends the coup', '4c 2c 4d 3c 9c', '2 2'],
    ['a banker’s nine ends the coup', '2c 4c Tc 5c 9c', '2 2'],
    ['a player’s five draws', '2c 4c 3c 3d 8c', '3 2'],
    ['a player’s six stands, a banker’s five draws', '2c 2d 4c 3c 9c', '2 3'],
    ['both stand on six and seven', '2c 2d 4c 5c', '2 2'],
  ])('%s', (_, names, cards) => {
    expect(coupOf(names)).toBe(cards)
  })

  /** The tableau as it is printed on the cloth: for each total of the banker, the player's third cards it draws to. */
  test.each([
    [2, '0123456789'],
    [3, '012345679'],
    [4, '234567'],
    [5, '4567'],
    [6, '67'],
    [7, ''],
  ])('a banker total of %i draws on the player third cards "%s"', (total, drawsTo) => {
    const third = ['Kc', 'Ac', '2c', '3c', '4c', '5c', '6c', '7c', '8c', '9c']
    const drawn = third.filter((card) => coupOf(`Td ${total}d Th Ts ${card} 2h`) === '3 3')
    expect(drawn.map((card) => third.indexOf(card)).join('')).toBe(drawsTo)
  })
})

test('baccarat: the number of ways to each result is the published one', () => {
  // Wizard of Odds, baccarat with eight decks.
  expect(baccaratWays()).toEqual({
    banker: 2_292_252_566_437_888,
    player: 2_230_518_282_592_256,
    tie: 475_627_426_473_216,
  })
})

test.each<[BaccaratBet, string]>([
  ['banker', '1.0579'],
  ['player', '1.2351'],
  ['tie', '14.3596'],
  ['player-pair', '10.3614'],
  ['banker-pair', '10.3614'],
])('baccarat: a bet on %s has a house edge of %s per cent', (bet, edge) => {
  // Wizard of Odds, baccarat with eight decks.
  const { returnToPlayer } = figuresOf(baccaratEndings(bet))
  expect(((1 - Number(toDecimal(returnToPlayer, 15))) * 100).toFixed(4)).toBe(edge)
})

test('baccarat: a tie returns bets on player and banker and pays a tie bet eight to one', () => {
  // The four fours of a pack: two and two are eight to eight.
  const ended = (bet: BaccaratBet) => baccarat.play({ bet }, [], scripted([8, 9, 10, 11]))
  expect(ended('tie').view).toMatchObject({ winner: 'tie', player: { isPair: true }, banker: { isPair: true } })
  expect(ended('tie').won).toEqual(fraction(9n))
  expect(ended('player').won).toEqual(fraction(1n))
  expect(ended('banker').won).toEqual(fraction(1n))
  expect(ended('player-pair').won).toEqual(fraction(12n))
})

test('baccarat: any bet plays to an end, reproducible from the seed', () => {
  fc.assert(
    fc.property(fc.constantFrom(...bets), fc.nat(), (bet, seed) => {
      const play = () => baccarat.play({ bet }, [], seededDraw(seed))
      const ended = play()
      expect(ended).toEqual(play())
      expect(ended.options).toEqual([])
      const { player, banker, winner } = ended.view
      const ahead = Math.sign(player.total - banker.total)
      expect(winner).toBe(['banker', 'tie', 'player'][ahead + 1])
    }),
  )
})

test.each(['dragon', 'toString', ''])('baccarat: rejects a bet on %j', (bet) => {
  expect(() => baccarat.play({ bet: bet as BaccaratBet }, [], seededDraw(1))).toThrow(RangeError)
})

test('baccarat: simulated banker bets fit the computed chances', () => {
  const draw = seededDraw(20_261_123)
  expectAgreement(() => baccarat.play({ bet: 'banker' }, [], draw).won, baccaratEndings('banker'))
})

test('baccarat: simulated player-pair bets fit the computed chances', () => {
  const draw = seededDraw(1)
  expectAgreement(() => baccarat.play({ bet: 'player-pair' }, [], draw).won, baccaratEndings('player-pair'))
})
