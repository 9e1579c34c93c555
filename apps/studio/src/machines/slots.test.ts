import { expect, test } from 'vitest'
import { TITLES } from '../titles/catalogue.ts'
import { SLOT_THEMES } from './slot-themes.ts'
import { SLOTS } from './slots.ts'

test('every slot has a title and a theme, and nothing else has a theme', () => {
  const codes = SLOTS.map(({ machine }) => machine.code)
  expect(Object.keys(SLOT_THEMES).toSorted()).toEqual(codes.toSorted())
  expect(TITLES.map(({ code }) => code)).toEqual(expect.arrayContaining(codes))
})

test.each(SLOTS)('$machine.code: the theme has every symbol of the machine; wild and scatter shine', ({ machine }) => {
  const theme = SLOT_THEMES[machine.code]
  expect(Object.keys(theme?.symbols ?? {}).toSorted()).toEqual(Object.keys(machine.pays).toSorted())
  expect(theme?.shining).toEqual([machine.wild, machine.scatter])
})
