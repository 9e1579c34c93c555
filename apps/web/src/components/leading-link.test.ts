import { expect, test } from 'vitest'
import { addressOf } from './leading-link.tsx'

test.each([
  ['page', '/rng?vendor=1#x', '/rng?vendor=1#x'],
  ['page', '/?panel=depositv2', '/?panel=depositv2'],
  ['outside', 'https://partner.example/a', 'https://partner.example/a'],
  ['outside', 'https://partner.example', 'https://partner.example'],
  ['game', '7c9e6679-7425-40de-944b-e07fc1f90ae7', '/game?id=7c9e6679-7425-40de-944b-e07fc1f90ae7'],
] as const)('a link of type %s to %s leads to %s', (linkageType, url, href) => {
  expect(addressOf({ linkageType, url })).toBe(href)
})

test.each([
  ['page', '//evil.example'],
  ['page', '/\\evil.example'],
  ['page', 'javascript:alert(1)'],
  ['page', 'https://evil.example'],
  ['outside', 'javascript:alert(1)//https://x'],
  ['outside', 'http://plain.example'],
  ['outside', 'https://brand.example@evil.example'],
  ['outside', '/rng'],
  [null, '/rng'],
  ['page', null],
] as const)('a link of type %s to %s has no address', (linkageType, url) => {
  expect(addressOf({ linkageType, url })).toBeUndefined()
})
