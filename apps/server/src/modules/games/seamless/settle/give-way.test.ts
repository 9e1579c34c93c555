import { expect, test } from 'vitest'
import { createGiveWay } from './give-way.ts'

/** A clock that goes on by what is waited for, and how long chunks had to rest. */
function timed() {
  const clock = { at: 0, rested: 0 }
  const pause = async (ms: number) => {
    clock.at += ms
    clock.rested += ms
  }
  const { live, turn, chunk } = createGiveWay({ now: () => clock.at, pause })
  const settle = async (ms: number) => {
    await turn()
    await chunk(async () => {
      clock.at += ms
    })
  }
  return { clock, live, turn, settle }
}

/** Begins calls that are under way until they are ended. */
function begin(live: ReturnType<typeof timed>['live'], calls: number) {
  const { promise, resolve } = Promise.withResolvers<void>()
  const done = live(calls, () => promise)
  return async () => {
    resolve()
    await done
  }
}

test('with no stakes and wins under way, chunks follow one another', async () => {
  const { clock, settle } = timed()
  for (let n = 0; n < 5; n += 1) await settle(20)
  expect(clock).toEqual({ at: 100, rested: 0 })
})

test('beside a crowd, a chunk rests ten times as long as the one before took', async () => {
  const { clock, live, settle, turn } = timed()
  const end = begin(live, 40)
  await settle(20)
  await turn()
  expect(clock).toEqual({ at: 220, rested: 200 })
  await end()
})

test('beside a few, it rests by how many they are on average', async () => {
  const { clock, live, settle, turn } = timed()
  const end = begin(live, 4)
  await settle(20)
  await turn()
  expect(clock.rested).toBe(50)
  await end()
})

test('it never rests for more than a quarter of a second', async () => {
  const { clock, live, settle, turn } = timed()
  const end = begin(live, 100)
  await settle(400)
  await turn()
  expect(clock.rested).toBe(250)
  await end()
})

test('after the crowd has gone, it rests once and then no more', async () => {
  const { clock, live, settle } = timed()
  const end = begin(live, 16)
  await settle(10)
  await end()
  for (let n = 0; n < 3; n += 1) await settle(10)
  expect(clock).toEqual({ at: 140, rested: 100 })
})

test('stakes and wins that fail are under way no more', async () => {
  const { clock, live, settle } = timed()
  await expect(live(50, () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
  await settle(10)
  await settle(10)
  expect(clock.rested).toBe(0)
})

test('what a chunk answers is handed on, also when it fails', async () => {
  const { chunk } = createGiveWay()
  await expect(chunk(() => Promise.resolve('done'))).resolves.toBe('done')
  await expect(chunk(() => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
})
