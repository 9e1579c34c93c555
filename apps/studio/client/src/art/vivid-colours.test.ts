import { expect, test } from 'vitest'
import { vividColours } from './vivid-colours.ts'

const picture = (...pixels: ReadonlyArray<readonly number[]>) => pixels.flat()
const RED = [128, 0, 0, 255]
const GREEN = [0, 255, 0, 255]

test('the strongest colours come first, as bright as they can be', () => {
  expect(vividColours(picture(GREEN, GREEN, RED))).toEqual([0x00ff00, 0xff0000])
})

test('shadows, greys and details are no colours of a drawing', () => {
  const clear = [0, 0, 255, 90]
  const grey = [120, 120, 120, 255]
  const speck = [90, 80, 80, 255]
  expect(vividColours(picture(GREEN, GREEN, clear, grey, speck))).toEqual([0x00ff00])
})

test('a drawing without colours is white', () => {
  expect(vividColours(picture([200, 200, 200, 255]))).toEqual([0xffffff])
})
