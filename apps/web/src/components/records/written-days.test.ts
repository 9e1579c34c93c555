import { expect, test } from 'vitest'
import { writePeriod } from './written-days.ts'

/** Editions of Unicode's CLDR differ in the width of the spaces around the dash. */
const written = (...[from, to, language]: [string, string, 'th' | 'en']): string =>
  writePeriod({ from, to }, language)
    .replaceAll(/\s*–\s*/g, '–')
    .replaceAll(/\s/g, ' ')

test('writePeriod: names what the first and the last day have in common once, in the calendar of the language', () => {
  expect(written('2026-11-01', '2026-11-15', 'en')).toBe('1–15 Nov 2026')
  expect(written('2026-11-30', '2026-12-06', 'en')).toBe('30 Nov–6 Dec 2026')
  expect(written('2026-12-28', '2027-01-03', 'en')).toBe('28 Dec 2026–3 Jan 2027')
  expect(written('2026-11-01', '2026-11-15', 'th')).toBe('1–15 พ.ย. 2569')
  expect(written('2026-12-28', '2027-01-03', 'th')).toBe('28 ธ.ค. 2569–3 ม.ค. 2570')
})

test('writePeriod: writes a single day with its weekday', () => {
  expect(written('2026-11-21', '2026-11-21', 'en')).toMatch(/^Saturday,? 21 November 2026$/)
  expect(written('2026-11-21', '2026-11-21', 'th')).toMatch(/^วันเสาร์ที่ 21 พฤศจิกายน .*2569$/)
})
