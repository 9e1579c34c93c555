import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { budgetFault } from './first-load-budget.ts'

/** Code that gzip can do little about, and always the same: a linear congruential generator's numbers. */
function code(numbers: number, seed = 1): string {
  let last = seed
  return Array.from({ length: numbers }, () => {
    last = (last * 1_664_525 + 1_013_904_223) % 2 ** 32
    return last.toString(36)
  }).join()
}

const size = (text: string): number => gzipSync(text, { level: 9 }).byteLength

/** A chunk of one module, which imports others by their chunks' names. */
const chunk = (module: string, text: string, ...imports: string[]) => ({
  fileName: `${module}.js`,
  code: text,
  imports,
  modules: { [`/site/${module}`]: { code: text } },
})

const react = chunk('react.js', code(400, 2))
const main = chunk('src/main.tsx', code(300, 1), react.fileName)
const home = chunk('src/pages/home-page.tsx', code(100, 3), react.fileName)
const lazy = chunk('src/dialog.tsx', code(5_000, 4), main.fileName)
const chunks = [main, react, home, lazy]
const first = size(main.code) + size(react.code) + size(home.code)

test('accepts a first load that is exactly as large as its budget, and counts no chunk that loads later', () => {
  expect(budgetFault(chunks, first, '/site')).toBeNull()
})

test('counts what a chunk imports at once, once, and names the largest modules first', () => {
  const fault = budgetFault(chunks, first - 1, '/site') ?? ''
  expect(fault).toContain(`loads ${(first / 1000).toFixed(1)} KB`)
  expect(fault).toMatch(/KB {2}react\.js\n.*src\/main\.tsx\n.*src\/pages\/home-page\.tsx$/)
  expect(fault).not.toContain('dialog')
})

test('reports a bundle in which the first module is missing', () => {
  expect(budgetFault([lazy], 1_000_000, '/site')).toContain('no chunk holds src/main.tsx')
})
