import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readCard } from '../../cards/card.ts'
import { sizeIfFirst } from '../../cards/suit-class.ts'
import { handWith, strengthOf } from '../../cards/three-card-hand.ts'
import { type Fraction, fraction, minus, toDecimal } from '../../exact/fraction.ts'
import { figuresOf } from '../../instant/figures.ts'
import { expectAgreement, playOut, seededDraw } from '../../instant/rounds.fixture.ts'
import type { Draw } from '../../random/draw.ts'
import { stakedFiguresOf } from '../staked-figures.ts'
import { anteEndings, everyHand, pairPlusEndings, waysOfPlay } from './three-card-endings.ts'
import { bestThreeCardMove, type ThreeCardMove, threeCardPoker } from './three-card-poker.ts'

const cardsOf = (names: string) => names.split(' ').map(readCard)
const edgeOf = (value: Fraction) => (Number(toDecimal(value, 15)) * 100).toFixed(4)

test('three card poker: the counts of each kind among all 22 100 hands are the published ones', () => {
  // Wizard of Odds, three card poker.
  const kinds = Map.groupBy(everyHand(), ({ strength }) => handWith(strength))
  expect(Object.fromEntries([...kinds].map(([kind, hands]) => [kind, hands.length]))).toEqual({
    'straight-flush': 48,
    'three-of-a-kind': 52,
    straight: 720,
    flush: 1096,
    pair: 3744,
    'high-card': 16_440,
  })
})

test('three card poker: hands rank from straight flush to high card, in any card order', () => {
  const order =
    'As Ks Qs,4s 3s 2s,3s 2s As,Ac Ad Ah,2c 2d 2h,As Kd Qs,3s 2d As,As Ks Js,5s 3s 2s,Ac Ad Kh,Kc Kd 2h,2c 2d Ah,2c 2d 3h,Ac Kd Jh,5c 3d 2h'
  const strengths = order.split(',').map((names) => strengthOf(cardsOf(names)))
  expect(strengths).toEqual(strengths.toSorted((a, b) => b - a))
  expect(new Set(strengths).size).toBe(strengths.length)
  expect(strengthOf(cardsOf('Ac Kd Jh'))).toBe(strengthOf(cardsOf('Js As Kc')))
})

/** Deals these cards: of the cards left, the one that lies there. A dealt card's place is taken by the last one. */
function dealing(names: string): Draw {
  const wanted = cardsOf(names).values()
  const left = Array.from({ length: 52 }, (_, card) => card)
  return () => {
    const place = left.indexOf(wanted.next().value ?? -1)
    const last = left.pop() ?? 0
    if (place < left.length) left[place] = last
    return place
  }
}

describe('three card poker ante', () => {
  const play = (cards: string, moves: readonly ThreeCardMove[]) =>
    threeCardPoker.play({ bet: 'ante' }, moves, dealing(cards))

  test.each([
    ['wins alone when the dealer does not qualify with a queen', 'Kc 7d 4h Jc 9d 2h', 3n],
    ['and the play bet win against a weaker qualifying dealer', 'Kc 7d 4h Qc 3d 2h', 4n],
    ['and the play bet lose to a better hand', 'Kc 7d 4h Kd 8d 2h', 0n],
    ['and the play bet are returned on a tie', 'Kc 7d 4h Kd 7h 4s', 2n],
    ['pays the bonus for a straight even when the hand loses', '4c 3d 2h 7c 6d 5h', 1n],
    ['pays the bonus for three of a kind on top of the win', '4c 4d 4h 7c 6d 5h', 8n],
    ['pays the bonus for a straight flush when the dealer does not qualify', '4c 3c 2c Jc 6d 5h', 8n],
  ])('%s', (_, cards, won) => {
    expect(play(cards, ['play'])).toMatchObject({ staked: fraction(2n), won: fraction(won), options: [] })
  })

  test('is lost by folding', () => {
    expect(play('4c 4d 4h 7c 6d 5h', ['fold'])).toMatchObject({ staked: fraction(1n), won: fraction(0n), options: [] })
  })

  test('shows nothing of the dealer until the player has decided', () => {
    const first = play('Kc 7d 4h Jc 9d 2h', [])
    expect(first).toEqual(play('Kc 7d 4h As Ad Ah', []))
    expect(first.view).toEqual({ cards: ['Kc', '7d', '4h'], hand: 'high-card', dealer: null })
    expect(play('Kc 7d 4h Jc 9d 2h', ['fold']).view.dealer?.cards).toEqual(['Jc', '9d', '2h'])
  })

  test.each<[ThreeCardMove[]]>([[['play', 'play']], [['raise' as ThreeCardMove]]])('rejects the moves %j', (moves) => {
    expect(() => play('Kc 7d 4h Jc 9d 2h', moves)).toThrow(RangeError)
  })
})

test('three card poker: pair plus has no moves and no dealer hand', () => {
  const ended = threeCardPoker.play({ bet: 'pair-plus' }, [], dealing('4c 4d 9h'))
  expect(ended).toMatchObject({ options: [], won: fraction(2n), view: { hand: 'pair', dealer: null } })
  expect(() => threeCardPoker.play({ bet: 'pair-plus' }, ['play'], seededDraw(1))).toThrow(RangeError)
  expect(() => threeCardPoker.play({ bet: 'pairs' as 'ante' }, [], seededDraw(1))).toThrow(RangeError)
})

test('three card poker: the house edge of pair plus is 2.3167 per cent', () => {
  // Wizard of Odds, three card poker, pay table 40-30-6-4-1.
  expect(edgeOf(minus(fraction(1n), figuresOf(pairPlusEndings()).returnToPlayer))).toBe('2.3167')
})

describe('three card poker ante with best play', () => {
  const endings = anteEndings()

  test('has a house edge of 3.3730 per cent with 1.6742 antes staked', () => {
    // Wizard of Odds, three card poker, ante bonus 5-4-1.
    const { edge, staked } = stakedFiguresOf(endings)
    expect(edgeOf(edge)).toBe('3.3730')
    expect(toDecimal(staked, 4)).toBe('1.6742')
  })

  test('plays exactly the hands that lose less by playing than by folding', () => {
    const hands = everyHand()
    // Far from the border there is no doubt, and each hand takes its time.
    const near = hands.filter(({ cards, strength }) => {
      return sizeIfFirst(cards) > 0 && Math.abs(strength - strengthOf(cardsOf('Qc 6d 4h'))) < 40
    })
    expect(near.length).toBeGreaterThan(10)
    for (const hand of near) {
      const gain = [...waysOfPlay(hand, hands)].reduce((all, [pays, ways]) => all + (pays - 2) * ways, 0)
      expect([hand.cards, bestThreeCardMove(hand.cards)]).toEqual([hand.cards, gain > -18_424 ? 'play' : 'fold'])
    }
  })

  test('fits the computed chances in simulated rounds', () => {
    const round = { game: threeCardPoker, choice: { bet: 'ante' } as const, draw: seededDraw(20_261_123) }
    const oneRound = () => playOut(round, ({ view }) => bestThreeCardMove(view.cards.map(readCard))).at(-1)?.won ?? null
    expectAgreement(oneRound, endings)
  })
})

test('three card poker: any moves play to an end, reproducible from the seed', () => {
  fc.assert(
    fc.property(fc.constantFrom('ante' as const, 'pair-plus' as const), fc.nat(), fc.nat(1), (bet, seed, pick) => {
      const playAll = () => {
        const round = { game: threeCardPoker, choice: { bet }, draw: seededDraw(seed) }
        return playOut(round, ({ options }) => options[pick] ?? 'fold')
      }
      const plays = playAll()
      expect(playAll()).toEqual(plays)
      expect(plays.at(-1)?.won).not.toBeNull()
    }),
  )
})
