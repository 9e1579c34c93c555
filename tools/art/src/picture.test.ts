import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { draw, fileOf, type Picture, sweep } from './picture.ts'
import { standing } from './placed.ts'

let folder = ''
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'art-'))
})
afterEach(() => rm(folder, { recursive: true }))

const coin: Picture = {
  name: 'deep/coin',
  scene: { width: 64, height: 64, body: standing('coin', { x: 32, y: 56, size: 48 }) },
  renditions: [{ width: 64, format: 'webp' }],
}
const file = fileOf(coin, { width: 64, format: 'webp' })

test('the same scene gives the same file name and bytes', async () => {
  await draw(coin, folder)
  const first = await readFile(join(folder, file))
  await rm(join(folder, file))
  await draw(structuredClone(coin), folder)
  expect(await readFile(join(folder, file))).toEqual(first)
})

test('a change of the scene or the rendition gives another file name', () => {
  const moved = { ...coin, scene: { ...coin.scene, body: standing('coin', { x: 33, y: 56, size: 48 }) } }
  expect(fileOf(moved, { width: 64, format: 'webp' })).not.toBe(file)
  expect(fileOf(coin, { width: 64, format: 'webp', quality: 50 })).not.toBe(file)
})

test('an existing picture is not drawn again', async () => {
  await draw(coin, folder)
  await writeFile(join(folder, file), 'as it was')
  await draw(coin, folder)
  expect(await readFile(join(folder, file), 'utf8')).toBe('as it was')
})

test('an unknown symbol is an error that names it', async () => {
  const scene = { ...coin.scene, body: standing('no-such-thing', { x: 0, y: 0, size: 10 }) }
  await expect(draw({ ...coin, scene }, folder)).rejects.toThrow('"no-such-thing"')
})

test('files of an earlier build are removed', async () => {
  await draw(coin, folder)
  await writeFile(join(folder, 'old.webp'), '')
  await sweep(folder, new Set([file]))
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(['deep', file])
})
