import { expect, test } from 'vitest'
import { vividColours } from './vivid-colours.ts'

const picture = (...pixels: ReadonlyArray<readonly number[]>) => pixels.flat()
const RED = [128, 0, 0, 255]
const GREEN = [0, 255, 0, 255]

test('the vivid colours of a picture are sorted by strength and scaled to full brightness', () => {
  expect(vividColours(picture(GREEN, GREEN, RED))).toEqual([0x00ff00, 0xff0000])
})

test('transparent, grey and weakly coloured pixels yield no vivid colours', () => {
  const clear = [0, 0, 255, 90]
  const grey = [120, 120, 120, 255]
  const speck = [90, 80, 80, 255]
  expect(vividColours(picture(GREEN, GREEN, clear, grey, speck))).toEqual([0x00ff00])
})

test('a picture without vivid colours yields white', () => {
  expect(vividColours(picture([200, 200, 200, 255]))).toEqual([0xffffff])
})
