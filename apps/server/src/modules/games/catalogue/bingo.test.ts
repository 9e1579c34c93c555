import { expect, test } from 'vitest'
import { offeredClasses } from './bingo.ts'

test('bingo is offered as a class only by a brand that supports the language TY', () => {
  expect(offeredClasses(['JP', 'BG', 'SC'], ['th', 'en'])).toEqual(['JP', 'SC'])
  expect(offeredClasses(['JP', 'BG', 'SC'], ['th', 'ty'])).toEqual(['JP', 'BG', 'SC'])
  expect(offeredClasses(['JP', 'SC'], ['ty'])).toEqual(['JP', 'SC'])
})
