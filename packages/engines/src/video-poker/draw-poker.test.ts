import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCard } from '../cards/card.ts'
import { expectAgreement, scripted, seededDraw, tapeOf } from '../instant/rounds.fixture.ts'
import type { Draw } from '../random/draw.ts'
import { bestHold } from './best-hold.ts'
import { type DrawPokerMove, drawPoker } from './draw-poker.ts'
import { drawPokerEndings } from './draw-poker-endings.ts'
import { holdSums } from './hold-sums.ts'
import { payTable, payTables } from './pay-tables.ts'

const table = 'jacks-or-better-9-6'

const codes = fc.constantFrom(...payTables.map(({ code }) => code))
const holds = fc.subarray([0, 1, 2, 3, 4])

test('draw poker: replaces the cards that are not held, from the left', () => {
  // The last card of those left moves up into the gap, so a place may be drawn again: 2c, As, Ah, Ad, Ac, then kings.
  const draw = () => scripted([0, 0, 0, 0, 0, 0, 0, 0, 0, 0])
  const dealt = drawPoker.play({ table }, [], draw())
  expect(dealt.view).toEqual({
    dealt: ['2c', 'As', 'Ah', 'Ad', 'Ac'],
    cards: ['2c', 'As', 'Ah', 'Ad', 'Ac'],
    held: null,
    hand: 'four-of-a-kind',
  })
  expect(dealt.won).toBeNull()
  expect(dealt.options).toHaveLength(32)
  const kept = drawPoker.play({ table }, [{ hold: [1, 3] }], draw())
  expect(kept.view).toEqual({
    dealt: ['2c', 'As', 'Ah', 'Ad', 'Ac'],
    cards: ['Ks', 'As', 'Kh', 'Ad', 'Kd'],
    held: [1, 3],
    hand: 'full-house',
  })
  expect(kept).toMatchObject({ staked: { over: 1n, under: 1n }, won: { over: 9n, under: 1n }, options: [] })
})

test('draw poker: any hold plays to an end at every table, reproducible from the seed', () => {
  fc.assert(
    fc.property(codes, fc.nat(), holds, (code, seed, hold) => {
      const play = () => drawPoker.play({ table: code }, [{ hold }], seededDraw(seed))
      const ended = play()
      expect(ended).toEqual(play())
      expect(ended.options).toEqual([])
      const { dealt, cards } = ended.view
      expect(new Set([...dealt, ...cards]).size).toBe(10 - hold.length)
      expect(hold.map((place) => cards[place])).toEqual(hold.map((place) => dealt[place]))
    }),
  )
})

test('draw poker: the view before the draw does not depend on the cards to come', () => {
  fc.assert(
    fc.property(codes, fc.nat(), fc.nat(), (code, seed, other) => {
      const [first, second] = [seededDraw(seed), seededDraw(other)]
      let drawn = 0
      const changedAfterFive: Draw = (bound) => (drawn++ < 5 ? first : second)(bound)
      const play = drawPoker.play({ table: code }, [], changedAfterFive)
      expect(play).toEqual(drawPoker.play({ table: code }, [], seededDraw(seed)))
    }),
  )
})

test.each<[string, DrawPokerMove[]]>([
  ['holding a place outside the hand', [{ hold: [5] }]],
  ['holding a place twice', [{ hold: [1, 1] }]],
  ['holding places out of order', [{ hold: [2, 1] }]],
  ['a second draw', [{ hold: [] }, { hold: [] }]],
])('draw poker: rejects %s', (_, moves) => {
  expect(() => drawPoker.play({ table }, moves, seededDraw(1))).toThrow(RangeError)
})

test('draw poker: rejects an unknown pay table', () => {
  expect(() => drawPoker.play({ table: 'toString' }, [], seededDraw(1))).toThrow(RangeError)
})

test('draw poker: simulated games with best holds fit the computed chances', { tags: ['slow'] }, () => {
  const sums = holdSums(payTable(table))
  const draw = seededDraw(20_261_123)
  const oneGame = () => {
    const rewind = tapeOf(draw)
    const { dealt } = drawPoker.play({ table }, [], rewind()).view
    const { hold } = bestHold(sums, dealt.map(readCard))
    return drawPoker.play({ table }, [{ hold }], rewind()).won
  }
  expectAgreement(oneGame, drawPokerEndings(payTable(table)))
})
