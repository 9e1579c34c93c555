import { expect, test } from 'vitest'
import { DAY_GROUPS, type DayGroup, dayGroupOf, vendorOfGroup } from './day-search.ts'

test('an address names lotteries by a vendor, and an unknown vendor means all', () => {
  const groups = ['all', 'lottery', 'sea', 'vietnam'] satisfies DayGroup[]
  expect(Object.keys(DAY_GROUPS)).toEqual(groups)
  for (const group of groups) expect(dayGroupOf(vendorOfGroup(group))).toBe(group)
  expect(dayGroupOf('ELOTT')).toBe('lottery')
  expect(dayGroupOf('NOBODY')).toBe('all')
})
