import { expect, test } from 'vitest'
import { parSheet } from '../par-sheet.ts'
import { goldenTiger } from './machine.ts'
import printed from './par-sheet.json' with { type: 'json' }

test('Golden Tiger: the stored par sheet equals the computed one', () => {
  expect(parSheet(goldenTiger)).toEqual(printed)
})
