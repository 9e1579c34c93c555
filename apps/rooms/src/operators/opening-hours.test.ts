import { expect, test } from 'vitest'
import { isOpenAt } from './opening-hours.ts'
import { NO_SETTINGS } from './settings-store.ts'

/** Bangkok is seven hours ahead of UTC. */
const at = (time: string) => new Date(`2026-11-28T${time}:00.000Z`)
const evening = { ...NO_SETTINGS, hours: [{ from: '18:00', to: '02:00' }] }

test('a table about which nothing was decided is open', () => {
  expect(isOpenAt(NO_SETTINGS, at('03:00'))).toBe(true)
})

test.each([
  ['10:59', false],
  ['11:00', true],
  ['17:30', true],
  ['18:59', true],
  ['19:00', false],
])('a window over midnight in Bangkok at %s UTC: open is %s', (time, isOpen) => {
  expect(isOpenAt(evening, at(time))).toBe(isOpen)
})

test('one of several windows is enough, and the end of a window is closed', () => {
  const twice = {
    ...NO_SETTINGS,
    hours: [
      { from: '08:00', to: '12:00' },
      { from: '18:00', to: '22:00' },
    ],
  }
  const open = ['01:00', '04:59', '05:00', '11:00', '15:00'].map((time) => isOpenAt(twice, at(time)))
  expect(open).toEqual([true, true, false, true, false])
})

test('a table that is turned off is closed within its hours', () => {
  expect(isOpenAt({ ...evening, isOff: true }, at('12:00'))).toBe(false)
})
