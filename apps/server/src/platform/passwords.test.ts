import { availableParallelism } from 'node:os'
import { hashSync } from '@node-rs/argon2'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'
import { Refusal } from './refusal.ts'

test('a password matches its hash only with the same characters', async () => {
  const kept = await hashPassword('รักเมืองไทย 88')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('รักเมืองไทย 88', kept)).toBe(true)
  expect(await isPassword('รักเมืองไทย 88 ', kept)).toBe(false)
  expect(await isPassword('รักเมืองไทย 88', null)).toBe(false)
})

// UAX #15: U+0E33 decomposes to U+0E4D U+0E32, and ñ to n and U+0303.
test.each([
  ['ก\u0e33ลังใจ88', 'ก\u0e4d\u0e32ลังใจ88'],
  ['ma\u00f1ana88', 'man\u0303ana88'],
])('password %j matches in either Unicode form', async (one, other) => {
  for (const [set, typed] of [
    [one, other],
    [other, one],
  ] as const) {
    expect(await isPassword(typed, await hashPassword(set))).toBe(true)
  }
})

test('a hash made of the password as typed still matches it', async () => {
  const kept = hashSync('ก\u0e33ลังใจ88')
  expect(await isPassword('ก\u0e33ลังใจ88', kept)).toBe(true)
  expect(await isPassword('ก\u0e33ลังใจ89', kept)).toBe(false)
})

test('excess password checks are refused as overloaded, and queued ones are answered', async () => {
  const threads = Math.min(availableParallelism(), 8)
  const [kept = ''] = await Promise.all(Array.from({ length: threads }, () => hashPassword('x')))
  const outcomes = await Promise.all(
    Array.from({ length: 70 * threads }, () =>
      isPassword('x', kept).catch((error: unknown) => error instanceof Refusal && error.code),
    ),
  )
  expect(outcomes.filter((outcome) => outcome === true)).toHaveLength(65 * threads)
  expect(outcomes.filter((outcome) => outcome === 'overloaded')).toHaveLength(5 * threads)
  expect(await isPassword('x', kept)).toBe(true)
})
