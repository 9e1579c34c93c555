import { expect, test } from 'vitest'
import { allRules } from './all-rules.ts'

test('every conformance rule has a unique name', () => {
  const names = allRules.map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
  for (const name of names) expect(name).toMatch(/^[a-z]+\.[a-z0-9_]+$/)
})
