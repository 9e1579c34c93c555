import { expect, test } from 'vitest'
import { momentsIn } from './moment.ts'

const INSTANT = '2026-11-21T17:04:07.000Z'

// Bangkok is seven hours ahead of UTC the whole year, and Thai years count from 543 BC.
test('replay times are written in the requested time zone', () => {
  expect(momentsIn('en', 'Asia/Bangkok')(INSTANT)).toBe('22 Nov 2026, 00:04:07')
  expect(momentsIn('th', 'Asia/Bangkok')(INSTANT)).toBe('22 พ.ย. 2569 00:04:07')
  expect(momentsIn('en', 'Etc/GMT+7')(INSTANT)).toBe('21 Nov 2026, 10:04:07')
})

test('an unknown time zone is ignored in replay times', () => {
  expect(momentsIn('en', 'Asia/Nowhere')(INSTANT)).toBe(momentsIn('en', null)(INSTANT))
})
