import { expect, test } from 'vitest'
import { momentsIn } from './moment.ts'

const INSTANT = '2026-11-21T17:04:07.000Z'

// Bangkok is seven hours ahead of UTC the whole year, and Thai years count from 543 BC.
test('tells times in the zone that was asked for, whatever zone the reader is in', () => {
  expect(momentsIn('en', 'Asia/Bangkok')(INSTANT)).toBe('22 Nov 2026, 00:04:07')
  expect(momentsIn('th', 'Asia/Bangkok')(INSTANT)).toBe('22 พ.ย. 2569 00:04:07')
  expect(momentsIn('en', 'Etc/GMT+7')(INSTANT)).toBe('21 Nov 2026, 10:04:07')
})

test('a zone that does not exist is left out', () => {
  expect(momentsIn('en', 'Asia/Nowhere')(INSTANT)).toBe(momentsIn('en', null)(INSTANT))
})
