import { expect, test } from 'vitest'
import { pageHeaders } from './page-headers.ts'

const policyOf = (stream?: string) =>
  pageHeaders(['https://site.example'], undefined, stream)['content-security-policy']?.split('; ') ?? []

test('pageHeaders: a page loads from its own origin only', () => {
  expect(policyOf()).toEqual(expect.arrayContaining(["default-src 'none'", "connect-src 'self'"]))
  expect(policyOf().some((rule) => rule.startsWith('media-src'))).toBe(false)
})

test('pageHeaders: a table that is seen by a stream loads from its origin, too, and runs no script of it', () => {
  const policy = policyOf('https://tv.example')
  expect(policy).toEqual(
    expect.arrayContaining([
      "script-src 'self'",
      "connect-src 'self' https://tv.example",
      'media-src blob: https://tv.example',
      "img-src 'self' data: blob: https://tv.example",
    ]),
  )
})
