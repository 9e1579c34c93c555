import { expect, test } from 'vitest'
import { drawResultPicture, type ResultPicture } from './result-picture.ts'

const CONTENT: ResultPicture = {
  brand: 'Sanuk',
  game: 'Thai Government Draw',
  issue: 'Result of draw 20261216',
  time: '16 Dec 2026, 16:00',
  rows: [
    { label: '1st prize', numbers: ['377712'] },
    { label: 'Front 3', numbers: ['890', '304'] },
    { label: 'Last 2', numbers: ['46'] },
  ],
}

/** How many pixels of a part of a picture, by its upper and lower edge, have a colour. */
async function pixelsOf(content: ResultPicture, colour: readonly number[], [top, bottom] = [0, 1350]): Promise<number> {
  const picture = await drawResultPicture(content)
  expect(picture.type).toBe('image/png')
  const { width, height, data } = await decode(picture, [top, bottom])
  expect([width, height]).toEqual([1080, bottom - top])
  let count = 0
  for (let at = 0; at < data.length; at += 4) if (colour.every((part, place) => data[at + place] === part)) count += 1
  return count
}

async function decode(picture: Blob, [top, bottom]: readonly [number, number]): Promise<ImageData> {
  const image = await createImageBitmap(picture)
  const canvas = new OffscreenCanvas(image.width, image.height)
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('this browser draws no pictures')
  pen.drawImage(image, 0, 0)
  return pen.getImageData(0, top, image.width, bottom - top)
}

const WHITE = [255, 255, 255]
const SAFFRON = [0xf3, 0xb7, 0x3e]
const NUMBERS = [430, 1130] as const
const BELOW = [1160, 1300] as const

test('the numbers of a result stand on balls in the middle of the picture', async () => {
  expect(await pixelsOf(CONTENT, WHITE, [...NUMBERS])).toBeGreaterThan(50_000)
  expect(await pixelsOf({ ...CONTENT, rows: [] }, WHITE, [...NUMBERS])).toBe(0)
})

test('what a ticket won stands below, and nothing does where none is told', async () => {
  expect(await pixelsOf(CONTENT, SAFFRON, [...BELOW])).toBe(0)
  expect(await pixelsOf({ ...CONTENT, won: 'Won ฿900.00' }, SAFFRON, [...BELOW])).toBeGreaterThan(2_000)
})

test('a made-up result is marked as one', async () => {
  const mark: [number, number] = [345, 400]
  expect(await pixelsOf(CONTENT, SAFFRON, mark)).toBe(0)
  expect(await pixelsOf({ ...CONTENT, simulated: 'Simulated' }, SAFFRON, mark)).toBeGreaterThan(500)
})
