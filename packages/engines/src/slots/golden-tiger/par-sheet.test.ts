import { expect, test } from 'vitest'
import { parSheet } from '../par-sheet.ts'
import { goldenTiger } from './machine.ts'
import printed from './par-sheet.json' with { type: 'json' }

test('the printed par sheet is what the machine’s data gives', { timeout: 30_000 }, () => {
  expect(parSheet(goldenTiger)).toEqual(printed)
})
