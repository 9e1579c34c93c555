import { createLog } from '@sanuk/host/log'
import { expect, test } from 'vitest'
import { readArchive } from './archive.ts'
import { readConfig } from './config.ts'
import { tellResults } from './feed.ts'
import type { Awaited, Platform, Reply, Told } from './platform.ts'

const NOW = Date.parse('2026-11-27T12:00:00.000Z')
const log = createLog('silent')

const issue = (of: Partial<Awaited> = {}): Awaited => ({
  game: 'lao-draw',
  issue: '20261127',
  drawsAt: '2026-11-27T11:59:00.000Z',
  widths: [3, 2],
  ...of,
})

/** A platform that waits for these and answers each in turn. */
function platformOf(awaited: readonly Awaited[], replies: readonly Reply[] = []): Platform & { readonly told: Told[] } {
  const told: Told[] = []
  return {
    told,
    awaited: async () => awaited,
    tell: async (result) => {
      told.push(result)
      return replies[told.length - 1] ?? 'drawn'
    },
  }
}

test('made-up results have the digits that are wanted, and are marked as such', async () => {
  const platform = platformOf([issue({ widths: [6, 3, 2] })])
  await tellResults({ platform, now: () => NOW, log, archive: null })
  const [told] = platform.told
  expect(told).toMatchObject({ game: 'lao-draw', issue: '20261127', simulated: true })
  expect(told?.result?.map(({ length }) => length)).toEqual([6, 3, 2])
  expect(told?.result?.every((number) => /^\d+$/.test(number))).toBe(true)
})

test('nothing is told of a draw that is still to come', async () => {
  const platform = platformOf([issue({ drawsAt: '2026-11-27T12:00:01.000Z' })])
  await tellResults({ platform, now: () => NOW, log, archive: null })
  expect(platform.told).toEqual([])
})

test('an archive tells what it has, unmarked, and leaves out what it has not', async () => {
  const archive = readArchive('\uFEFF# Lao\r\nlao-draw, 20261127, 027, 05\n')
  const platform = platformOf([issue(), issue({ issue: '20261125' })])
  await tellResults({ platform, now: () => NOW, log, archive })
  expect(platform.told).toEqual([
    { game: 'lao-draw', issue: '20261127', result: ['027', '05'], drawnAt: '2026-11-27T11:59:00.000Z' },
  ])
})

test('a refused result holds up no other', async () => {
  const platform = platformOf([issue(), issue({ issue: '20261125' })], [{ refusal: 'result_known' }])
  await tellResults({ platform, now: () => NOW, log, archive: null })
  expect(platform.told).toHaveLength(2)
})

test.each(['lao-draw,20261127', 'lao-draw,20261127,5x7', ',20261127,527', 'lao-draw,today,527'])(
  'an archive line %s is refused',
  (line) => {
    expect(() => readArchive(`# Lao\n${line}`)).toThrow('line 2')
  },
)

test('an archive that tells an issue twice is refused', () => {
  expect(() => readArchive('lao-draw,20261127,527,05\nlao-draw,20261127,528,05')).toThrow('second time')
})

test('without an archive it does not start beside a production platform', () => {
  const environment = {
    PLATFORM_ORIGIN: 'http://localhost:8080',
    RESULT_FEED_KEYS: JSON.stringify([{ id: 'k1', secret: 'x'.repeat(32) }]),
  }
  expect(() => readConfig({ ...environment, SANUK_MODE: 'production' })).toThrow('for demos only')
  expect(readConfig({ ...environment, SANUK_MODE: 'production', RESULT_FEED_ARCHIVE: 'results.csv' })).toBeDefined()
  expect(readConfig({ ...environment, SANUK_MODE: 'demo' }).RESULT_FEED_CODE).toBe('RESULTS')
})
