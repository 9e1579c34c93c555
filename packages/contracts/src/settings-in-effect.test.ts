import { expect, test } from 'vitest'
import { MODULE_IDS } from './modules.ts'
import { brandSettings } from './office-brand.ts'
import { SETTINGS_IN_EFFECT, SWITCHES_IN_EFFECT } from './settings-in-effect.fixture.ts'

test('every setting and switch of a brand is named with the place where its effect is tested', () => {
  expect(Object.keys(SETTINGS_IN_EFFECT).toSorted()).toEqual(Object.keys(brandSettings).toSorted())
  expect(Object.keys(SWITCHES_IN_EFFECT).toSorted()).toEqual([...MODULE_IDS].toSorted())
})
