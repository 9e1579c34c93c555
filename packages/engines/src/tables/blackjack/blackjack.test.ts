import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCard } from '../../cards/card.ts'
import { fraction } from '../../exact/fraction.ts'
import type { Play } from '../../instant/instant-game.ts'
import { playOut, scripted, seededDraw } from '../../instant/rounds.fixture.ts'
import { type BlackjackView, blackjack } from './blackjack.ts'
import type { BlackjackMove } from './position.ts'
import { blackjackTables } from './rules.ts'

/** Plays with these cards, in the order dealt: player, dealer, player, dealer, then as they are asked for. */
function play(cards: string, moves: readonly BlackjackMove[], table = 'classic') {
  return blackjack.play({ table }, moves, scripted(cards.split(' ').map(readCard)))
}

const won = (over: bigint, under = 1n) => fraction(over, under)

describe('a natural blackjack', () => {
  test.each([
    ['classic', won(5n, 2n)],
    ['six-to-five', won(11n, 5n)],
  ])('pays at once at the table %s', (table, pays) => {
    const ended = play('As 6h Kd 9c', [], table)
    expect(ended).toMatchObject({ options: [], won: pays, view: { active: null, hands: [{ result: 'blackjack' }] } })
    expect(ended.view.dealer.cards).toEqual(['6h', '9c'])
  })

  test('of the dealer ends the round before anyone can play', () => {
    expect(play('9s Ah 9d Kc', [])).toMatchObject({ options: [], won: won(0n), staked: won(1n) })
    expect(play('9s Th 9d Ac', [])).toMatchObject({ options: [], won: won(0n), staked: won(1n) })
  })

  test('on both sides gives the stake back', () => {
    expect(play('As Th Kd Ac', [])).toMatchObject({ won: won(1n), view: { hands: [{ result: 'pushed' }] } })
  })
})

test('blackjack: the dealer’s hole card is not shown before the end', () => {
  const { view } = play('9s 6h 2d Kc', [])
  expect(view.dealer).toEqual({ cards: ['6h'], total: 6, isSoft: false })
  expect(JSON.stringify(view)).not.toContain('Kc')
})

describe('blackjack dealer', () => {
  const soft17 = 'Ts Ah 8d 6c'

  test('stands on soft 17 at the table classic', () => {
    expect(play(soft17, ['stand'])).toMatchObject({ won: won(2n), view: { dealer: { total: 17, isSoft: true } } })
  })

  test('hits soft 17 at the table dealer-hits', () => {
    const ended = play(`${soft17} 2s`, ['stand'], 'dealer-hits')
    expect(ended).toMatchObject({ won: won(0n), view: { dealer: { total: 19, isSoft: true } } })
  })

  test('draws to 17 and pays the player when busting', () => {
    expect(play('Ts 6h 2d Kc Kd', ['stand']).view.dealer.total).toBe(26)
    expect(play('Ts 6h 2d Kc Kd', ['stand']).won).toEqual(won(2n))
  })

  test('draws no card when the player is bust', () => {
    const ended = play('Ts 6h 6d 2c Kd', ['hit'])
    expect(ended).toMatchObject({
      won: won(0n),
      view: { hands: [{ result: 'bust' }], dealer: { cards: ['6h', '2c'] } },
    })
  })
})

describe('blackjack double', () => {
  test('doubles the stake and takes exactly one card', () => {
    const ended = play('6s 6h 5d Kc Kd Kh', ['double'])
    expect(ended).toMatchObject({ staked: won(2n), won: won(4n), options: [] })
  })

  test('returns both stakes on a tie', () => {
    expect(play('6s Th 5d Kc 9d', ['double'])).toMatchObject({ staked: won(2n), won: won(2n) })
  })

  test('is not offered after a hit', () => {
    expect(play('2s 6h 3d Kc 4d', ['hit']).options).toEqual(['hit', 'stand'])
  })
})

describe('blackjack split', () => {
  test('makes two hands of a pair, each with a stake of its own', () => {
    const split = play('8s 6h 8d Kc 3s Td', ['split'])
    expect(split.view.hands.map(({ cards }) => cards)).toEqual([
      ['8s', '3s'],
      ['8d', 'Td'],
    ])
    expect(split).toMatchObject({
      staked: won(2n),
      won: null,
      view: { active: 0 },
      options: ['hit', 'stand', 'double'],
    })
    const ended = play('8s 6h 8d Kc 3s Td Ks Kh', ['split', 'double', 'stand'])
    expect(ended).toMatchObject({ staked: won(3n), won: won(6n) })
  })

  test('decides each hand by itself: one busts while the other plays against the dealer', () => {
    const ended = play('8s 6h 8d Kc 6s Td Ks 3h', ['split', 'hit', 'stand'])
    expect(ended.view.hands.map(({ total, result }) => [total, result])).toEqual([
      [24, 'bust'],
      [18, 'lost'],
    ])
    expect(ended).toMatchObject({ staked: won(2n), won: won(0n), view: { dealer: { total: 19 } } })
  })

  test('is offered for any two cards worth ten, and only once', () => {
    expect(play('Ts 6h Kd Kc', []).options).toContain('split')
    expect(play('8s 6h 8d Kc 8h 8c', ['split']).options).not.toContain('split')
  })

  test('deals one card to each ace, and 21 with a ten is no blackjack', () => {
    const ended = play('As 6h Ad Kc Ks 2d Th', ['split'])
    expect(ended).toMatchObject({ staked: won(2n), won: won(4n), options: [] })
    expect(ended.view.hands.map(({ total, result }) => [total, result])).toEqual([
      [21, 'won'],
      [13, 'won'],
    ])
  })

  test('cannot be doubled at the table no-double-after-split', () => {
    expect(play('8s 6h 8d Kc 3s Td', ['split'], 'no-double-after-split').options).toEqual(['hit', 'stand'])
  })
})

describe('blackjack surrender', () => {
  test('returns half the stake', () => {
    const ended = play('Ts 9h 6d Kc', ['surrender'], 'surrender')
    expect(ended).toMatchObject({ won: won(1n, 2n), view: { hands: [{ result: 'surrendered' }] } })
  })

  test('is offered on the first two cards only, and only at tables with surrender', () => {
    expect(play('2s 9h 3d Kc', [], 'surrender').options).toContain('surrender')
    expect(play('2s 9h 3d Kc 4d', ['hit'], 'surrender').options).not.toContain('surrender')
    expect(play('8s 9h 8d Kc 2d 3d', ['split'], 'surrender').options).not.toContain('surrender')
    expect(play('2s 9h 3d Kc', []).options).not.toContain('surrender')
  })
})

test('blackjack: a hand of 21 stands automatically', () => {
  expect(play('5s 6h 6d Kc Td Kh', ['hit'])).toMatchObject({ options: [], won: won(2n) })
})

test.each<[string, BlackjackMove[]]>([
  ['splitting two different cards', ['split']],
  ['surrender where it is not offered', ['surrender']],
  ['a move after the end', ['stand', 'stand']],
  ['a move that does not exist', ['toString' as BlackjackMove]],
])('blackjack: rejects %s', (_, moves) => {
  expect(() => play('9s 7h 8d Kc 2d 2s 2h', moves)).toThrow(RangeError)
})

test('blackjack: rejects an unknown table', () => {
  expect(() => play('9s 7h 8d Kc', [], 'constructor')).toThrow(RangeError)
})

const tables = fc.constantFrom(...blackjackTables.map(({ code }) => code))
type BlackjackPlay = Play<BlackjackMove, BlackjackView>

test('blackjack: any legal moves play to an end, reproducible from the seed', () => {
  fc.assert(
    fc.property(tables, fc.nat(), (table, seed) => {
      const playAll = () => {
        const pick = seededDraw(seed + 1)
        return playOut({ game: blackjack, choice: { table }, draw: seededDraw(seed) }, ({ options }: BlackjackPlay) => {
          return options[pick(options.length)] ?? 'stand'
        })
      }
      const plays = playAll()
      expect(playAll()).toEqual(plays)
      for (const { view, options, staked, won: paid } of plays) {
        expect(options.length === 0).toBe(paid !== null)
        expect(view.dealer.cards.length === 1).toBe(paid === null)
        expect(staked).toEqual(won(BigInt(view.hands.reduce((all, hand) => all + hand.staked, 0))))
      }
    }),
    { numRuns: 1000 },
  )
})

test('blackjack: the view of an open round does not depend on the dealer’s hole card', () => {
  const moves = fc.array(fc.constantFrom<BlackjackMove>('hit', 'stand', 'double', 'split'), { maxLength: 3 })
  fc.assert(
    fc.property(fc.array(fc.nat(51), { minLength: 30, maxLength: 30 }), fc.nat(51), moves, (cards, hole, all) => {
      const goesOn = (draws: readonly number[]): BlackjackPlay | null => {
        try {
          const seen = blackjack.play({ table: 'classic' }, all, scripted(draws))
          return seen.won === null ? seen : null
        } catch (error) {
          if (error instanceof RangeError) return null
          throw error
        }
      }
      const [one, other] = [goesOn(cards), goesOn(cards.with(3, hole))]
      fc.pre(one !== null && other !== null)
      expect(other).toEqual(one)
    }),
  )
})
