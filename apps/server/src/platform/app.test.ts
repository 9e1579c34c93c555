import { createLog } from '@sanuk/host/log'
import { afterAll, expect, test } from 'vitest'
import { createApp } from './app.ts'
import type { Gate } from './gate.ts'

const refuse = () => Promise.reject(new Error('nobody comes this far'))
const gate: Gate = {
  ...{ clock: () => new Date(), brandOf: async () => null, closedTo: async () => null, signerOf: () => null },
  ...{
    demandHuman: refuse,
    memberOf: refuse,
    operatorOf: refuse,
    unseal: refuse,
    spendOnce: refuse,
    say: (_, word) => word,
  },
}

const app = await createApp(gate, createLog('silent'), { trustedProxies: [], requestsPerMinute: 3 })
for (const path of ['/', '/assets/site.js', '/pictures/one', '/wps/system/status', '/lgw/games/game_menus']) {
  app.get(path, async () => ({}))
}
afterAll(() => app.close())

const statuses = async (url: string, times: number) => {
  const seen: number[] = []
  for (let time = 0; time < times; time += 1) seen.push((await app.inject({ url })).statusCode)
  return seen
}

test('an address makes so many calls a minute, whatever they are, and has as many pages and files as it likes', async () => {
  expect(await statuses('/assets/site.js', 20)).toEqual(Array(20).fill(200))
  expect(await statuses('/wps/system/status', 2)).toEqual([200, 200])
  expect(await statuses('/lgw/games/game_menus', 2)).toEqual([200, 429])
  expect(await statuses('/wps/system/status', 1)).toEqual([429])
  for (const url of ['/', '/pictures/one', '/assets/site.js'])
    expect(await statuses(url, 5)).toEqual(Array(5).fill(200))
})
