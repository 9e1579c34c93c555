import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestHouse } from '../house.fixture.ts'
import { FEED_KEY, LAO, openOfficial, openOfficialHouse } from './official.fixture.ts'

const PROGRAM = join(import.meta.dirname, '../../../../tools/result-feed/src/main.ts')

let house: TestHouse
let official: ReturnType<typeof openOfficial>
beforeAll(async () => {
  house = await openOfficialHouse()
  official = openOfficial(house)
})
afterAll(() => house.close())

test('the feed of the demo asks which results are missing and makes them up', async () => {
  const member = await official.player()
  const [number, north] = [await official.addIssue(), await official.addIssue('vietnam-north')]
  const everyPair = Array.from({ length: 80 }, (_, pair) => String(pair).padStart(2, '0'))
  await official.bet(member, number, [{ play: 'bottom-two', tickets: everyPair }])
  for (const one of [number, north]) await official.seal(one)
  house.letTimeGoOn()
  const origin = await house.site.listen({ port: 0, host: '127.0.0.1' })
  const environment = {
    PATH: process.env.PATH,
    SANUK_MODE: 'demo',
    PLATFORM_ORIGIN: origin,
    RESULT_FEED_KEYS: JSON.stringify([FEED_KEY]),
    RESULT_FEED_EVERY_SECONDS: '1',
    LOG_LEVEL: 'silent',
  }
  const feed = spawn(process.execPath, [PROGRAM], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(feed, 'exit')
  try {
    const [ready] = await once(feed.stdout, 'data')
    expect(String(ready)).toBe('ready\n')
    for (const one of [number, north]) await official.follow(one, 'settled')
  } finally {
    feed.kill()
  }
  expect(await ended).toEqual([0, null])
  const issue = async (one: string) =>
    (await official.operator('GET', `/lottery/issues/${await official.idOf(one)}`)).body.value.issue
  expect(await issue(number)).toMatchObject({ gameCode: LAO, simulated: true })
  expect((await issue(north)).result).toHaveLength(27)
  const { result, paid } = await issue(number)
  expect(paid).toBe(everyPair.includes(result[1]) ? '90.00' : '0.00')
})
