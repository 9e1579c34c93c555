import { expect, test } from 'vitest'
import { writtenCount } from './written-count.ts'

test.each([0, 1, 999, 1_000, 12_345, 1_234_567])('the count %i is written as by Intl.NumberFormat', (count) => {
  for (const language of ['th', 'en']) {
    expect(writtenCount(count)).toBe(new Intl.NumberFormat(language).format(count))
  }
})
