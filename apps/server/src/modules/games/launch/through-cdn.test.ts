import { expect, test } from 'vitest'
import { throughCdn } from './through-cdn.ts'

const GAME = 'https://studio.example/play/tiger?mode=demo#launch=abc'

test('a game of the built-in vendor opens by one of the CDNs, with its path, query and fragment', () => {
  const cdns = ['https://one.example', 'https://two.example:8443']
  const opened = new Set(Array.from({ length: 200 }, () => throughCdn(GAME, 'STUDIO', cdns)))
  expect([...opened].sort()).toEqual([
    'https://one.example/play/tiger?mode=demo#launch=abc',
    'https://two.example:8443/play/tiger?mode=demo#launch=abc',
  ])
})

test('a game of another vendor, or of a brand without CDNs, keeps its address', () => {
  expect(throughCdn(GAME, 'ACME', ['https://one.example'])).toBe(GAME)
  expect(throughCdn(GAME, 'STUDIO', [])).toBe(GAME)
})
