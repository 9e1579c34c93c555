import { expect, test } from 'vitest'
import { compareHands, verdictOf } from './three-card-hands.ts'

/** From the best down; an ace that is low makes the lowest straight. */
const ORDER = [
  { hand: 'straight-flush', all: ['As Ks Qs', '4s 3s 2s', '3s 2s As'] },
  { hand: 'three-of-a-kind', all: ['Ac Ad Ah', '2c 2d 2h'] },
  { hand: 'straight', all: ['As Kd Qs', '2s 4d 3c', '3s 2d As'] },
  { hand: 'flush', all: ['As Ks Js', '2s 5s 3s'] },
  { hand: 'pair', all: ['Ac Kh Ad', '2h Kc Kd', 'Ah 2c 2d', '2c 2d 3h'] },
  { hand: 'high-card', all: ['Ac Kd Jh', 'Jc Kd Qh', '5c 3d 2h'] },
] as const
const HANDS = ORDER.flatMap(({ hand, all }) => all.map((names) => ({ hand, cards: names.split(' ') })))

test('hands beat each other in the order of three card poker', () => {
  for (const [place, one] of HANDS.entries()) {
    for (const [below, other] of HANDS.entries()) {
      expect(Math.sign(compareHands(one, other)), `${one.cards} ${other.cards}`).toBe(Math.sign(below - place))
    }
  }
})

test.each([
  ['Kc 7d 4h', 'Jc 9d 2h', 'no-queen'],
  ['Kc 7d 4h', 'Qc 3d 2h', 'won'],
  ['Kc 7d 4h', 'Kd 8d 2h', 'lost'],
  ['Kc 7d 4h', 'Kd 7h 4s', 'tie'],
] as const)('three card poker: %s against %s is %s', (player, dealer, verdict) => {
  const view = {
    cards: player.split(' '),
    hand: 'high-card' as const,
    dealer: { cards: dealer.split(' '), hand: 'high-card' as const },
  }
  expect([verdictOf(view, false), verdictOf(view, true)]).toEqual([verdict, 'folded'])
  expect(verdictOf({ ...view, dealer: null }, false)).toBe('nothing')
})
