import { expect, test } from 'vitest'
import { wordsOf } from '../words.ts'
import { caseName, paysOf, paysText } from './pays.ts'

const say = await wordsOf('en')

test.each([
  ['commission', 'banker', '0.95:1'],
  ['no-commission', 'banker', '1:1'],
  ['commission', 'player', '1:1'],
  ['commission', 'tie', '8:1'],
  ['commission', 'perfect-pair', '25:1 / 200:1'],
  ['no-commission', 'super-six', '12:1 / 20:1'],
  ['commission', 'player-dragon-bonus', 'up to 30:1'],
  ['commission', 'unknown', ''],
] as const)('on a table with %s the spot %s pays %s', (variant, spot, text) => {
  expect(paysText(say, variant, spot)).toBe(text)
})

test('every case that pays has words', () => {
  const codes = ['player', 'banker', 'tie', 'perfect-pair', 'big', 'small', 'banker-dragon-bonus', 'super-six']
  const names = codes.flatMap((code) => paysOf('no-commission', code).map((pay) => caseName(say, pay)))
  expect(names).toContain('Wins by 9 without a natural')
  expect(names.filter((name) => /^[a-z-]+$/.test(name))).toEqual([])
})
