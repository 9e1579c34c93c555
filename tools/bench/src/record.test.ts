import { expect, test } from 'vitest'
import type { Figure } from './figure.ts'
import { withRun } from './record.ts'

const run = { day: '2026-11-27', commit: '4618687a', machine: '2 cores of a processor, 8 GB.' }

const figure = (ratio: number, name = 'site.first'): Figure => ({
  name,
  value: 12.5,
  unit: 'KB gzip',
  reference: 'React | alone',
  referenceValue: 10,
  ratio,
  runs: 3,
})

const rowsOf = (page: string) => page.split('\n').filter((line) => line.startsWith('| site.'))

test('adds a run with its commit, machine and figures below what stands there', () => {
  const page = withRun('# Figures\n\nWhat was measured.\n', run, [figure(1.25)])
  expect(page).toBe(`# Figures

What was measured.

## 2026-11-27, commit 4618687a

2 cores of a processor, 8 GB.

| figure | value | unit | reference | its value | ratio | before | runs |
|---|---:|---|---|---:|---:|---:|---:|
| site.first | 12.5 | KB gzip | React / alone | 10 | 1.25 |  | 3 |
`)
})

test('sets the ratio recorded last beside a figure, and marks one that moved by more than a tenth', () => {
  const first = withRun('# Figures\n', run, [figure(2), figure(2, 'site.other')])
  const second = withRun(first, run, [figure(2.3), figure(2.1, 'site.other'), figure(1, 'site.new')])
  expect(rowsOf(second).slice(2)).toEqual([
    '| site.first | 12.5 | KB gzip | React / alone | 10 | **2.3** | 2 | 3 |',
    '| site.other | 12.5 | KB gzip | React / alone | 10 | 2.1 | 2 | 3 |',
    '| site.new | 12.5 | KB gzip | React / alone | 10 | 1 |  | 3 |',
  ])
  // A marked ratio is read again as the number it is.
  const third = withRun(second, run, [figure(2.3)])
  expect(rowsOf(third).at(-1)).toBe('| site.first | 12.5 | KB gzip | React / alone | 10 | 2.3 | 2.3 | 3 |')
})
