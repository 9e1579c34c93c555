import { expect, test } from 'vitest'
import { chanceOrClock, leftovers, namedForNothing, tooLong } from './tidy.ts'

const lines = (count: number) => Array.from({ length: count }, (_, line) => `const x${line} = ${line}`).join('\n')

test('reports a file over 300 lines, or 600 in tests, not counting comments', () => {
  expect(tooLong([{ path: 'a.ts', text: lines(300) }])).toEqual([])
  expect(tooLong([{ path: 'a.ts', text: `// why\n\n/* a\nb */\n${lines(300)}` }])).toEqual([])
  expect(tooLong([{ path: 'a.ts', text: lines(301) }])).toHaveLength(1)
  expect(tooLong([{ path: 'a.test.ts', text: lines(600) }])).toEqual([])
  expect(tooLong([{ path: 'a.test.ts', text: lines(601) }])).toHaveLength(1)
})

test('reports file names without a subject', () => {
  const bad = ['packages/money/src/utils.ts', 'apps/web/src/helpers.tsx', 'packages/ui/src/index.ts', 'a/types.d.ts']
  expect(namedForNothing(bad.map((path) => ({ path, text: '' })))).toHaveLength(bad.length)
  const good = ['apps/server/src/modules/money/cashier/index.ts', 'packages/money/src/amount.ts']
  expect(namedForNothing(good.map((path) => ({ path, text: '' })))).toEqual([])
})

test('reports calls of Math.random and of the clock where they must be passed in', () => {
  const text = 'const x = Math.random() * Date.now()'
  expect(chanceOrClock([{ path: 'packages/engines/src/slots/spin.ts', text }])).toHaveLength(2)
  expect(chanceOrClock([{ path: 'apps/server/src/modules/rebate/pay.ts', text: 'new Date()' }])).toHaveLength(1)
  expect(chanceOrClock([{ path: 'apps/server/src/platform/clock.ts', text: 'new Date()' }])).toEqual([])
})

test('reports FIXME, ts-ignore and test.only', () => {
  const left = ['// FIXME later', '// @ts-ignore', "test.only('x', run)"].map((text) => ({ path: 'a.ts', text }))
  expect(leftovers(left)).toHaveLength(3)
  expect(leftovers([{ path: 'a.ts', text: 'const prefix = 1' }])).toEqual([])
})
