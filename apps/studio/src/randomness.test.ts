import { createLog } from '@sanuk/host/log'
import { expect, test } from 'vitest'
import { cryptographicBytes } from './random-bytes.ts'
import { testedRandomness } from './randomness.ts'

const log = createLog('silent')

test('a source is trusted once it has passed its test', async () => {
  const randomness = testedRandomness(cryptographicBytes(), log)
  expect(randomness.isSound()).toBe(false)
  await randomness.test()
  expect(randomness.isSound()).toBe(true)
})

test('a source that failed once is not trusted again, though it has recovered', async () => {
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

test('a source that cannot be read is not trusted', async () => {
  const randomness = testedRandomness(() => {
    throw new Error('no entropy')
  }, log)
  await randomness.test()
  expect(randomness.isSound()).toBe(false)
})
