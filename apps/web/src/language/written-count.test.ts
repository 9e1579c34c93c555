import { expect, test } from 'vitest'
import { writtenCount } from './written-count.ts'

test.each([0, 1, 999, 1_000, 12_345, 1_234_567])('%i is written as the browser would in both languages', (count) => {
  for (const language of ['th', 'en']) {
    expect(writtenCount(count)).toBe(new Intl.NumberFormat(language).format(count))
  }
})
