import { answerCall } from '@sanuk/contracts/answer-calls.fixture'
import { BY_CLOCK_HEADER } from '@sanuk/contracts/by-clock'
import { listQueues } from '@sanuk/contracts/office-overview'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { renderOfficePart } from '../components/office-part.fixture.tsx'
import { keepToken } from '../session/token.ts'
import { call } from './call.ts'
import { useAsked } from './use-asked.ts'

afterEach(() => vi.useRealTimers())

/** Asks again and again by itself, as pages of the office do. */
function Watched() {
  useAsked({ key: ['watched'], ask: (signal) => call(listQueues, undefined, signal), everyMs: 30, whenHidden: true })
  return null
}

/** Of every call that is made from now on: whether it says that a clock made it. */
function watchCalls(): boolean[] {
  const said: boolean[] = []
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (address: string, init: RequestInit) => {
    if (address === listQueues.path) said.push(new Headers(init.headers).has(BY_CLOCK_HEADER))
    return send(address, init)
  })
  return said
}

test('calls that a page makes with nobody there say so, until somebody is', async () => {
  keepToken('a'.repeat(43))
  answerCall(listQueues, { value: { at: '2026-11-27T05:00:00.000Z', list: [] } })
  vi.useFakeTimers({ toFake: ['Date'] })
  await userEvent.keyboard('a')
  const said = watchCalls()
  await renderOfficePart(<Watched />, [])
  await expect.poll(() => said.length).toBeGreaterThan(1)
  expect(new Set(said)).toEqual(new Set([false]))
  vi.setSystemTime(Date.now() + 15_001)
  await expect.poll(() => said.at(-1)).toBe(true)
  await userEvent.keyboard('a')
  await expect.poll(() => said.at(-1)).toBe(false)
})
