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

test('the operating system’s random generator passes the health test', async () => {
  expect(await faultIn(cryptographicBytes())).toBeNull()
})

test.each([0, 100, 127, 255])('a random source that always returns %i fails the repetition test', async (byte) => {
  expect(await faultIn(() => byte)).toBe('repetition')
})

test('a random source that returns one byte eight times in a row fails the repetition test', async () => {
  expect(await faultIn(spoiled((byte, at) => (at > 500_000 && at <= 500_008 ? 7 : byte)))).toBe('repetition')
})

test('a random source that prefers one byte for a while fails the proportion test', async () => {
  expect(await faultIn(spoiled((byte, at) => (at % 15 === 0 && at < 400_000 ? 7 : byte)))).toBe('proportion')
})

test.each([
  ['never returns one of the byte values', (byte: number) => (byte === 13 ? 14 : byte)],
  ['sets one bit too often', (byte: number, at: number) => (at % 32 === 0 ? byte | 0x80 : byte)],
] as const)('a random source that %s fails the byte distribution test', async (_, spoil) => {
  expect(await faultIn(spoiled(spoil))).toBe('bytes')
})

test('a random source that counts upwards fails the byte distribution test as too even', async () => {
  let at = 0
  expect(await faultIn(() => at++ % 256)).toBe('bytes')
})
