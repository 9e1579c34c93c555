import { availableParallelism } from 'node:os'
import { expect, test } from 'vitest'
import { hashPassword, isPassword } from './passwords.ts'
import { Refusal } from './refusal.ts'

test('a password matches its hash only exactly as typed', async () => {
  const kept = await hashPassword('รักเมืองไทย 88')
  expect(kept).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await isPassword('รักเมืองไทย 88', kept)).toBe(true)
  expect(await isPassword('รักเมืองไทย 88 ', kept)).toBe(false)
  expect(await isPassword('รักเมืองไทย 88', null)).toBe(false)
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
