import { TITLES, VASSALAGES } from '@sanuk/studio/titles/catalogue'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { coverScene } from './cover.ts'
import { LOTTERY_LABELS, LOTTERY_TITLES } from './lottery-pictures.ts'
import { eachOf } from './picture.ts'
import { placeholderOf } from './placeholder.ts'
import { drawScene } from './scene.ts'
import { symbolSource } from './symbol.ts'

const WIDTH = 48

/** The Studio's titles and the platform's own. */
const COVERED = [...TITLES, ...LOTTERY_TITLES]

/** Covers drawn small and coarse, as plain RGB. */
async function thumbnails(): Promise<Map<string, Buffer>> {
  const drawn = new Map<string, Buffer>()
  await eachOf(COVERED, async (title) => {
    const { data, info } = await drawScene(coverScene(title), 2 * WIDTH, 0.3)
    drawn.set(title.code, await sharp(data, { raw: info }).resize(WIDTH).removeAlpha().raw().toBuffer())
  })
  return drawn
}

/** Mean difference of two thumbnails, 0 to 255. */
function difference(one: Buffer, other: Buffer): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += Math.abs((one[i] ?? 0) - (other[i] ?? 0))
  return sum / one.length
}

test('every symbol of a title or a label exists', () => {
  const covers = COVERED.flatMap(({ cover }) => [cover.symbol, ...(cover.accents ?? [])])
  const icons = [...VASSALAGES, ...LOTTERY_LABELS].map(({ icon }) => icon.symbol)
  for (const name of new Set([...covers, ...icons])) expect(symbolSource(name), name).toMatch(/^<svg /)
})

test('every title has a cover, and no two covers look alike', { tags: ['slow'] }, async () => {
  const drawn = [...(await thumbnails())]
  expect(drawn).toHaveLength(COVERED.length)
  const alike = drawn.flatMap(([code, one], i) =>
    drawn
      .slice(i + 1)
      .filter(([, other]) => difference(one, other) < 20)
      .map(([twin]) => `${code} and ${twin}`),
  )
  expect(alike).toEqual([])
})

test('a cover’s placeholder is a WebP data URI below 400 characters', async () => {
  const [title] = TITLES
  if (!title) throw new Error('no title')
  const { data, info } = await drawScene(coverScene(title), 480, 0.3)
  const picture = await sharp(data, { raw: info }).png().toBuffer()
  const { placeholder, colour } = await placeholderOf(picture)
  expect(placeholder).toMatch(/^data:image\/webp;base64,/)
  expect(placeholder.length).toBeLessThan(400)
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
})
