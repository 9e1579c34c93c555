import { expect, test } from 'vitest'
import { cutOf } from './cut-of.ts'

const wide = { width: 400, height: 200 }

test('the crop of a picture is a centred square, and reaches the corners when zoomed in', () => {
  expect(cutOf(wide, { zoom: 1, x: 0.5, y: 0.5 })).toEqual({ edge: 200, left: 100, top: 0 })
  expect(cutOf(wide, { zoom: 2, x: 0, y: 0 })).toEqual({ edge: 100, left: 0, top: 0 })
  expect(cutOf(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ edge: 100, left: 300, top: 100 })
})
