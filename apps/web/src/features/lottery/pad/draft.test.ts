import { PLAYS, type Play, type Row } from '@sanuk/engines/lottery/bets'
import { expect, test } from 'vitest'
import { draftOf, emptyDraft, selectionIn, shortcutPicks, shortcutsOf, ticketsIn, toggled, withPicks } from './draft.ts'

const play = (code: string): Play => {
  const found = PLAYS.SSC.get(code)
  if (!found) throw new Error(`there is no play ${code}`)
  return found
}

const digits: Row = { name: 'ones', symbols: { kind: 'numbers', from: 0, to: 9, width: 1 }, least: 1, most: 10 }
const balls: Row = { name: 'balls', symbols: { kind: 'numbers', from: 1, to: 49, width: 2 }, least: 1, most: 5 }

test('a pressed number is picked, pressed again it is not', () => {
  expect(toggled(digits, [1, 7], 4)).toEqual([1, 4, 7])
  expect(toggled(digits, [1, 4, 7], 4)).toEqual([1, 7])
})

test('a full row takes no more, a row of one changes', () => {
  expect(toggled({ ...digits, most: 2 }, [1, 7], 4)).toEqual([1, 7])
  expect(toggled({ ...digits, most: 1 }, [1], 4)).toEqual([4])
})

test('a number moves from one row to another where it may be in one only', () => {
  const banker = PLAYS['11X5'].get('any-three-banker')
  if (!banker) throw new Error('there is no play any-three-banker')
  const rows = [[3], [5, 7]]
  expect(withPicks(banker, { rows }, { at: 0, picked: [3, 5] })).toEqual([[3, 5], [7]])
  expect(withPicks(play('back-two-straight'), { rows }, { at: 0, picked: [3, 5] })).toEqual([
    [3, 5],
    [5, 7],
  ])
})

test.each([
  ['all', [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]],
  ['big', [5, 6, 7, 8, 9]],
  ['small', [0, 1, 2, 3, 4]],
  ['odd', [1, 3, 5, 7, 9]],
  ['even', [0, 2, 4, 6, 8]],
  ['clear', []],
] as const)('the shortcut %s picks %j of the digits', (shortcut, picks) => {
  expect(shortcutPicks(digits, shortcut)).toEqual(picks)
})

test('shortcuts that would pick too much are not offered', () => {
  expect(shortcutsOf(digits)).toHaveLength(6)
  expect(shortcutsOf(balls)).toEqual(['clear'])
  expect(shortcutsOf({ ...digits, symbols: { kind: 'words', words: ['big'] } })).toEqual([])
})

test('typed tickets are selected, and come back to the pad as text', () => {
  const straight = play('back-three-straight')
  const draft = { ...emptyDraft(straight), text: '123 ๔๕๖\n123 9x', isTyped: true }
  const read = ticketsIn(straight, draft)
  expect(selectionIn(straight, draft, read)).toEqual({ tickets: ['123', '456'] })
  expect(read.dropped.map(({ line, reason }) => [line, reason])).toEqual([
    [2, 'repeated'],
    [2, 'not_a_ticket'],
  ])
  expect(draftOf(straight, { tickets: ['123', '456'] })).toMatchObject({ text: '123 456', isTyped: true })
})

test('a play on chosen places begins with the last of them', () => {
  const typed = play('any-two-typed')
  expect(emptyDraft(typed)).toMatchObject({ places: [3, 4] })
  const draft = { ...emptyDraft(typed), text: '12', isTyped: true }
  expect(selectionIn(typed, draft, ticketsIn(typed, draft))).toEqual({ tickets: ['12'], places: [3, 4] })
})
