import { expect, test } from 'vitest'
import { writeTerms } from './write-terms.ts'

test('writes schemes and their highest rates in the language of the reader', () => {
  const terms = 'daily-salary:50 dividend:4000'
  expect(writeTerms(terms, 'en')).toBe('Daily salary 0.50%, Half-monthly dividend 40.00%')
  expect(writeTerms(terms, 'th')).toBe('ค่าตอบแทนรายวัน 0.50%, ปันผลรายครึ่งเดือน 40.00%')
})
