import { expect, test } from 'vitest'
import { newSpot, newWindow, settingsOf, typedOf } from './typed-settings.ts'

const BEFORE = {
  isOff: true,
  hours: [{ from: '18:00', to: '02:00' }],
  timeZone: 'Asia/Bangkok',
  limits: [
    { currency: 'USD' as const, minimum: '1.00', maximum: null, spots: [] },
    { currency: 'THB' as const, minimum: null, maximum: '500.00', spots: [{ spot: 'tie', maximum: '50.00' }] },
  ],
}
const BRAND = { currency: 'THB', timeZone: 'Asia/Bangkok' } as const

test('settings that are typed as they were stay as they were', () => {
  const settings = settingsOf(typedOf(BEFORE, 'THB'), BEFORE, BRAND)
  expect(settings).toEqual(BEFORE)
})

test('limits that are emptied are gone, and those in other currencies stay', () => {
  const typed = { ...typedOf(BEFORE, 'THB'), hours: [], maximum: '', spots: [] }
  expect(settingsOf(typed, BEFORE, BRAND)).toEqual({ ...BEFORE, hours: [], limits: [BEFORE.limits[0]] })
})

test('a window or spot that is not filled in is no setting', () => {
  const typed = typedOf(BEFORE, 'THB')
  expect(settingsOf({ ...typed, hours: [newWindow()] }, BEFORE, BRAND)).toBeNull()
  expect(settingsOf({ ...typed, spots: [newSpot()] }, BEFORE, BRAND)).toBeNull()
})
