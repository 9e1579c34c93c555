import { expect, test } from 'vitest'
import { freeClasses, newClass, newSpot, newWindow, settingsOf, typedOf } from './typed-settings.ts'

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

test('limits of a class stand beside those for everybody, and a class without a number has those of the game', () => {
  const club = {
    currency: 'THB' as const,
    limitClass: 'vip-3',
    minimum: null,
    maximum: '9000.00',
    spots: [{ spot: 'tie', maximum: '90.00' }],
  }
  const before = { ...BEFORE, limits: [...BEFORE.limits, club] }
  const typed = typedOf(before, 'THB')
  expect(settingsOf(typed, before, BRAND)).toEqual(before)
  expect(typed).toMatchObject({ maximum: '500.00', classes: [{ limitClass: 'vip-3', maximum: '9000.00' }] })
  expect(settingsOf({ ...typed, classes: [...typed.classes, newClass()] }, before, BRAND)).toBeNull()
  const top = { ...newClass(), limitClass: 'vip-12' }
  expect(settingsOf({ ...typed, classes: [top] }, before, BRAND)?.limits).toEqual([
    ...BEFORE.limits,
    { currency: 'THB', limitClass: 'vip-12', minimum: null, maximum: null, spots: [] },
  ])
  expect(freeClasses(typed.classes)).not.toContain('vip-3')
  expect(freeClasses(typed.classes, typed.classes[0]?.key)).toContain('vip-3')
})
