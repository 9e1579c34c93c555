import { expect, test } from 'vitest'
import { countLabels } from './count-labels.ts'

test.each([
  [{ pattern: 'lines', reels: 5, rows: 3, counts: [2, 3, 4, 5] }, ['2', '3', '4', '5']],
  [{ pattern: 'ways', reels: 6, rows: 4, counts: [3, 4, 5, 6] }, ['3', '4', '5', '6']],
  [{ pattern: 'anywhere', reels: 6, rows: 5, counts: [8, 10, 12] }, ['8–9', '10–11', '12+']],
  [{ pattern: 'clusters', reels: 7, rows: 7, counts: [5, 6, 10, 49] }, ['5', '6–9', '10–48', '49']],
] as const)('the labels of the symbol counts of %o', (machine, labels) => {
  expect(countLabels({ ...machine, counts: [...machine.counts] })).toEqual(labels)
})
