import { createLog } from '@sanuk/host/log'
import { expect, test } from 'vitest'
import { cryptographicBytes } from './random-bytes.ts'
import { testedRandomness } from './randomness.ts'

const log = createLog('silent')

test('a random source counts as sound only after it has passed its health test', async () => {
  const randomness = testedRandomness(cryptographicBytes(), log)
  expect(randomness.isSound()).toBe(false)
  await randomness.test()
  expect(randomness.isSound()).toBe(true)
})

test('a random source that failed a health test stays unsound after it has recovered', async () => {
  const next = cryptographicBytes()
  let stuck = false
  const randomness = testedRandomness(() => (stuck ? 7 : next()), log)
  await randomness.test()
  stuck = true
  await randomness.test()
  stuck = false
  await randomness.test()
  expect(randomness.isSound()).toBe(false)
})

test('a random source that cannot be read is unsound', async () => {
  const randomness = testedRandomness(() => {
    throw new Error('no entropy')
  }, log)
  await randomness.test()
  expect(randomness.isSound()).toBe(false)
})
