import { expect, test } from 'vitest'
import { allRules } from './all-rules.ts'

test('every rule has a name of its own', () => {
  const names = allRules.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+\.[a-z0-9_]+$/)
})
