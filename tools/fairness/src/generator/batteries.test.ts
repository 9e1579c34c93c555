import { createHash, createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { batteries, runBattery } from './batteries.ts'
import { rawBytes } from './raw-bytes.ts'

test('the raw bytes are the HMAC blocks that rounds are drawn from', () => {
  const serverSeed = createHash('sha256').update('raw bytes a').digest('hex')
  const blocks = [0, 1, 2].map((nonce) => createHmac('sha256', serverSeed).update(`raw:${nonce}:0`).digest())
  expect(rawBytes('a').next().value.subarray(0, 96)).toEqual(Buffer.concat(blocks))
})

test('a battery that is not installed gives null, an installed one its output', async () => {
  const [battery] = batteries(false)
  if (!battery) throw new Error('there is no battery')
  expect(await runBattery({ ...battery, program: 'sanuk-has-no-such-program' }, 'a')).toBeNull()
  const counted = await runBattery({ ...battery, program: 'wc', args: ['-c'], bytes: 70_000 }, 'a')
  expect(counted?.trim()).toBe('70000')
})

test('a battery that stops reading is not fed any more', async () => {
  const [battery] = batteries(false)
  const said = battery && (await runBattery({ ...battery, program: 'head', args: ['-c', '3'], bytes: null }, 'a'))
  expect(said?.length).toBeGreaterThan(0)
})

test('the batteries’ reports on bad generators fail', () => {
  const [ent, rngtest, dieharder] = batteries(false)
  expect(ent?.passes('would exceed this value less than 0.01 percent of the times.')).toBe(false)
  expect(ent?.passes('would exceed this value 42.30 percent of the times.')).toBe(true)
  expect(rngtest?.passes('rngtest: FIPS 140-2 failures: 4')).toBe(true)
  expect(rngtest?.passes('rngtest: FIPS 140-2 failures: 21')).toBe(false)
  expect(rngtest?.passes('')).toBe(false)
  expect(dieharder?.passes('diehard_birthdays|   0|       100|     100|0.5|  PASSED')).toBe(true)
  expect(dieharder?.passes('diehard_birthdays|   0|       100|     100|0.997|   WEAK')).toBe(true)
  expect(dieharder?.passes('diehard_birthdays|   0|       100|     100|0.0|  FAILED')).toBe(false)
  expect(dieharder?.passes('')).toBe(false)
})
