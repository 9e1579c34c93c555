import { expect, test } from 'vitest'
import { growLevels } from './agent-tree.ts'

test.each([
  [1000, 10],
  [10, 10],
  [50, 1],
  [7, 3],
])('%i agents in %i levels stand below one at the top', (agents, levels) => {
  const grown = growLevels(agents, levels)
  const all = grown.flat()
  expect(grown.map(([first]) => first?.ancestors.length)).toEqual(grown.map((_, level) => level + 1))
  expect(grown.length).toBe(levels)
  expect(new Set(all.map(({ ancestors }) => ancestors[0])).size).toBe(1)
  if (levels > 1) expect(Math.abs(all.length - agents)).toBeLessThan(agents * 0.2 + levels)
  const ids = new Set(all.map(({ id }) => id))
  expect(all.every(({ ancestors }) => ancestors.every((id) => ids.has(id)))).toBe(true)
})
