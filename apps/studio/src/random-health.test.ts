import { expect, test } from 'vitest'
import { cryptographicBytes } from './random-bytes.ts'
import { faultIn } from './random-health.ts'

/** A cryptographic sequence that something was done to. */
const spoiled = (spoil: (byte: number, at: number) => number) => {
  const next = cryptographicBytes()
  let at = 0
  return () => {
    at += 1
    return spoil(next(), at)
  }
}

test('finds nothing wrong with the generator of the operating system', async () => {
  expect(await faultIn(cryptographicBytes())).toBeNull()
})

test.each([0, 100, 127, 255])(
  'a source that sticks at %i is found, though no draw from it might ever end',
  async (byte) => {
    expect(await faultIn(() => byte)).toBe('repetition')
  },
)

test('a source that sticks for a moment is found', async () => {
  expect(await faultIn(spoiled((byte, at) => (at > 500_000 && at <= 500_008 ? 7 : byte)))).toBe('repetition')
})

test('a source that prefers a byte for a while is found', async () => {
  expect(await faultIn(spoiled((byte, at) => (at % 15 === 0 && at < 400_000 ? 7 : byte)))).toBe('proportion')
})

test.each([
  ['never gives one of its bytes', (byte: number) => (byte === 13 ? 14 : byte)],
  ['gives one bit of eight too often', (byte: number, at: number) => (at % 32 === 0 ? byte | 0x80 : byte)],
] as const)('a source that %s is found', async (_, spoil) => {
  expect(await faultIn(spoiled(spoil))).toBe('bytes')
})

test('a source that counts is found: chance is not that even', async () => {
  let at = 0
  expect(await faultIn(() => at++ % 256)).toBe('bytes')
})
