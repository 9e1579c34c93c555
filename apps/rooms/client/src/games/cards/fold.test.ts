import { expect, test } from 'vitest'
import { cornerAt, type Fold, fold, type Point } from './fold.ts'

const CARD = { width: 100, height: 140 }

const at = (x: number, y: number): Point => ({ x, y })

/** Where a place on the face lies once the card is folded. */
const moved = ({ matrix: [a, b, c, d, e, f] }: Fold, { x, y }: Point): Point =>
  at(Math.round(a * x + c * y + e), Math.round(b * x + d * y + f))

test('the corner that is taken is the next one', () => {
  expect(cornerAt(at(10, 130), CARD)).toEqual(at(0, 140))
  expect(cornerAt(at(90, 20), CARD)).toEqual(at(100, 0))
})

test('a corner that was not moved folds nothing', () => {
  expect(fold(CARD, at(0, 140), at(0, 140))).toBeNull()
})

test('a lower edge that is pushed up by half the card folds a quarter of it', () => {
  const folded = fold(CARD, at(0, 140), at(0, 70))
  expect(folded?.share).toBeCloseTo(0.25)
  expect(folded?.back).toEqual([at(0, 0), at(100, 0), at(100, 105), at(0, 105)])
})

test('the face of the corner lies where the corner was moved to', () => {
  const to = at(60, 90)
  const folded = fold(CARD, at(0, 140), to)
  // Face down, the lower left corner of the back is the lower right one of the face.
  expect(folded && moved(folded, at(100, 140))).toEqual(to)
})

test('the face on the flap can be read: it is turned and not mirrored', () => {
  const folded = fold(CARD, at(100, 140), at(40, 60))
  const [a = 0, b = 0, c = 0, d = 0] = folded?.matrix ?? []
  expect(a * d - b * c).toBeCloseTo(1)
})

test('what lies on the fold stays where it is', () => {
  const folded = fold(CARD, at(0, 140), at(0, 70))
  expect(folded && moved(folded, at(100, 105))).toEqual(at(0, 105))
  expect(folded && moved(folded, at(0, 105))).toEqual(at(100, 105))
})
