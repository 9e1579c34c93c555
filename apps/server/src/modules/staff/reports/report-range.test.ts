import { expect, test } from 'vitest'
import { reportRanges } from './report-range.ts'

test('a report range is compared with as many days before it, in the brand’s time zone', () => {
  // Bangkok is seven hours ahead of UTC all year.
  expect(reportRanges({ from: '2026-03-01', to: '2026-03-02' }, 'Asia/Bangkok')).toMatchObject({
    asked: {
      days: ['2026-03-01', '2026-03-02'],
      from: new Date('2026-02-28T17:00:00Z'),
      until: new Date('2026-03-02T17:00:00Z'),
    },
    before: {
      days: ['2026-02-27', '2026-02-28'],
      from: new Date('2026-02-26T17:00:00Z'),
      until: new Date('2026-02-28T17:00:00Z'),
    },
  })
})

test('a day on which clocks go forward is 23 hours long', () => {
  // Berlin, 29 March 2026: from 2 to 3 o'clock.
  const { asked } = reportRanges({ from: '2026-03-29', to: '2026-03-29' }, 'Europe/Berlin')
  expect(asked.until.getTime() - asked.from.getTime()).toBe(23 * 60 * 60 * 1000)
})

test.each([
  ['backwards', '2026-03-02', '2026-03-01'],
  ['of 93 days', '2026-01-01', '2026-04-03'],
  ['in the year 1', '0001-01-01', '0001-01-02'],
])('a report range %s is refused', (_, from, to) => {
  expect(() => reportRanges({ from, to }, 'Asia/Bangkok')).toThrow()
})
