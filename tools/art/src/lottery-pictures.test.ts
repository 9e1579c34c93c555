import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { LOTTERY_LABELS, LOTTERY_PICTURES, LOTTERY_TITLES, lotteryArtFile } from './lottery-pictures.ts'
import { fileOf } from './picture.ts'

const FILE = new URL('../../../apps/server/src/modules/lottery/lottery/titles/art.json', import.meta.url)

test('the server’s file of lottery art equals the output of this builder', async () => {
  const missing = async (smallest: string): Promise<string> => {
    throw new Error(`${smallest} is not in the file: run node tools/art/src/main.ts site`)
  }
  expect(await lotteryArtFile(missing)).toBe(await readFile(FILE, 'utf8'))
})

test('every lottery has a cover in three widths, and every label an icon', async () => {
  const art = JSON.parse(await readFile(FILE, 'utf8'))
  expect(Object.keys(art.covers).sort()).toEqual(LOTTERY_TITLES.map(({ code }) => code).sort())
  expect(Object.keys(art.labels).sort()).toEqual(LOTTERY_LABELS.map(({ code }) => code).sort())
  const named = [
    ...Object.values<{ sources: { url: string }[] }>(art.covers).flatMap(({ sources }) =>
      sources.map(({ url }) => url),
    ),
    ...Object.values<string>(art.labels),
  ]
  const drawn = LOTTERY_PICTURES.flatMap((one) => one.renditions.map((rendition) => `/art/${fileOf(one, rendition)}`))
  expect(named.sort()).toEqual(drawn.sort())
  expect(named).toHaveLength(3 * LOTTERY_TITLES.length + LOTTERY_LABELS.length)
  for (const { placeholder } of Object.values<{ placeholder: string }>(art.covers)) {
    expect(placeholder).toMatch(/^data:image\/webp;base64,/)
    expect(placeholder.length).toBeLessThan(400)
  }
})
