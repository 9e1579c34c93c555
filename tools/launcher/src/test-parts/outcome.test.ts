import { expect, test } from 'vitest'
import { counted, oneCheck, slowestFiles, sumOf } from './outcome.ts'
import { countsIn } from './static-checks.ts'

test('test counts are read from the last line only', () => {
  expect(countsIn('12 passed, 3 failed\nand so on\n49 passed, 1 failed\n')).toEqual({ passed: 49, failed: 1 })
  expect(countsIn('49 passed, 1 failed\nError: crashed')).toBeUndefined()
})

test('a program that fails without a failed test counts as one failure', () => {
  expect(counted({ good: false, output: 'crash' }, { passed: 10, failed: 0 })).toMatchObject({ passed: 10, failed: 1 })
  expect(counted({ good: false, output: 'crash' }, undefined)).toMatchObject({ passed: 0, failed: 1 })
})

test('a program that ran no test counts as a failure, even with exit code 0', () => {
  expect(counted({ good: true, output: '' }, { passed: 0, failed: 0 })).toMatchObject({ failed: 1 })
  expect(counted({ good: true, output: '' }, undefined)).toMatchObject({ failed: 1 })
})

test('the total of checks shows the output of the failed ones only', () => {
  const good = oneCheck({ good: true, output: 'fine' })
  const bad = oneCheck({ good: false, output: 'broken' })
  expect(sumOf([good, bad, good])).toEqual({ passed: 2, failed: 1, output: 'broken' })
})

test('a run of changed tests may have no tests', () => {
  expect(counted({ good: true, output: '' }, { passed: 0, failed: 0 }, true)).toMatchObject({ failed: 0 })
  expect(counted({ good: false, output: '' }, { passed: 0, failed: 0 }, true)).toMatchObject({ failed: 1 })
})

test('lists the slowest files first', () => {
  const files = [
    { path: 'a.test.ts', milliseconds: 900 },
    { path: 'b.test.ts', milliseconds: 12_340 },
    { path: 'c.test.ts', milliseconds: 5_000 },
  ]
  expect(slowestFiles(files, 2)).toBe('    12.3 s  b.test.ts\n     5.0 s  c.test.ts')
})
