import { PLAYS, type Play } from '@sanuk/engines/lottery/bets'
import { expect, test } from 'vitest'
import { readPicks, writePicks } from './picks-in-address.ts'

function play(code: string): Play {
  const found = PLAYS.SSC.get(code)
  if (!found) throw new Error(`no play ${code}`)
  return found
}

test('picks are read as they were written', () => {
  const rows = [[], [], [0, 2], [], [1]]
  expect(writePicks(rows)).toBe('2.0_2.2_4.1')
  expect(readPicks(play('position-sides'), writePicks(rows))).toEqual(rows)
})

test.each([
  ['', 'nothing'],
  ['5.0', 'a row that the pad does not have'],
  ['0.4', 'a symbol that the row does not have'],
  ['0.0_0.0', 'one symbol twice'],
  ['0.x', 'no number'],
  ['0', 'no symbol'],
])('%j picks nothing: %s', (text) => {
  expect(readPicks(play('position-sides'), text)).toBeNull()
})

test('a pad that needs a pick in each row takes no picks of one row alone', () => {
  expect(readPicks(play('back-two-straight'), '0.1')).toBeNull()
  expect(readPicks(play('back-two-straight'), '0.1_1.7')).toEqual([[1], [7]])
})
