import { describe, expect, test } from 'vitest'
import { seededDraw } from '../../instant/rounds.fixture.ts'
import { FAMILIES, type FamilyCode, faultOf, PLAYS } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import { SETTLED } from '../settle.ts'
import { ATTRIBUTE_PLAYS, attributesOf, type DrawnResult, outcomeOf, selectionOf, shapePlays } from './attributes.ts'
import { wordsOf } from './shape.ts'
import { pairsOf, streaksOf } from './streaks.ts'
import { sumOf } from './sums.ts'

const ALL = { least: 3, offers: (play: string) => play !== '' }
/** Any day: it decides about animals only. */
const DAY = '2026-11-27'

const draws = (...results: string[]): DrawnResult[] => results.map((text) => ({ result: text.split(' '), day: DAY }))
const digits = (...results: string[]): DrawnResult[] => results.map((text) => ({ result: [...text] }))

/** Streaks as `play row word length`. */
const told = (family: FamilyCode, drawn: readonly DrawnResult[], query = ALL) =>
  streaksOf(family, drawn, query).map(({ goesOn, length }) => `${goesOn.play} ${goesOn.row} ${goesOn.word} ${length}`)

test('streaks of three digits are those found by hand', () => {
  // Sums 6, 9, 4, 3 and 22; the first and the last digit decide the duel.
  const drawn = digits('123', '801', '211', '012', '985')
  expect(told('LF', drawn)).toEqual([
    'total 0 small 4',
    'position-sides 1 small 4',
    'position-sides 2 small 4',
    'position-sides 2 odd 3',
  ])
})

test('the longest streak comes first, and one below the least is left out', () => {
  const drawn = digits('160', '160', '340', '512', '900')
  const lengths = streaksOf('LF', drawn, ALL).map(({ length }) => length)
  expect(lengths).toEqual(lengths.toSorted((a, b) => b - a))
  expect(told('LF', drawn, { ...ALL, least: 6 })).toEqual([])
})

test('a tie that refunds is skipped; where a tie loses, it ends the streak', () => {
  // The first digit is larger in all but the second draw, where both are 5.
  const drawn = digits('90000', '50005', '80000', '70000', '10009')
  const duels = (play: string) => told('SSC', drawn, { least: 1, offers: (code) => code === play })
  expect(duels('total-duel')).toEqual(['total-duel 0 dragon 3'])
  // The same digits at the third and fourth place are a tie that loses: nothing is going on.
  expect(duels('duel-third-fourth')).toEqual([])
  const others = digits('90000', '80000', '55000', '70000')
  expect(told('SSC', others, { least: 1, offers: (code) => code === 'duel-first-second' })).toEqual([
    'duel-first-second 0 dragon 2',
  ])
})

test('number 11 and ball 49 are no side: draws with them are skipped', () => {
  const elevens = draws('08 01 02 03 04', '11 01 02 03 04', '06 01 02 03 04', '10 05 02 03 04', '02 01 05 03 04')
  const [first] = told('11X5', elevens, { least: 3, offers: (code) => code === 'ball-sides' }).filter((text) =>
    text.startsWith('ball-sides 0'),
  )
  expect(first).toBe('ball-sides 0 even 4')
  expect(told('11X5', elevens, { least: 3, offers: (code) => code === 'ball-sides' })).toContain('ball-sides 0 big 3')
  const balls = ['48', '49', '30', '26', '02'].map((special) => `01 02 03 04 05 06 ${special}`)
  expect(told('LHC', draws(...balls), { least: 3, offers: (code) => code === 'special-sides' })).toContain(
    'special-sides 0 big 3',
  )
})

test('plays that are not offered have no streaks', () => {
  const drawn = digits('123', '123', '123')
  expect(told('LF', drawn, { least: 3, offers: (code) => code === 'total' })).toEqual([
    'total 0 small 3',
    'total 0 even 3',
  ])
})

test('without results there are no streaks', () => {
  expect(streaksOf('SSC', [], ALL)).toEqual([])
})

test('sides of the places of five digits agree with a separate count', () => {
  const draw = seededDraw(1)
  const drawn = Array.from({ length: 100 }, () => ({ result: DRAWN.SSC.draw(draw) }))
  const counted: string[] = []
  for (const row of [0, 1, 2, 3, 4]) {
    const line = drawn.map(({ result }) => result[row] ?? '').join('')
    for (const [word, held] of [
      ['big', /^[5-9]+/],
      ['small', /^[0-4]+/],
      ['odd', /^[13579]+/],
      ['even', /^[02468]+/],
    ] as const) {
      const length = held.exec(line)?.[0].length ?? 0
      if (length >= 1) counted.push(`position-sides ${row} ${word} ${length}`)
    }
  }
  const found = told('SSC', drawn, { least: 1, offers: (code) => code === 'position-sides' })
  expect(found.toSorted()).toEqual(counted.toSorted())
})

describe.each(FAMILIES)('attributes of %s', (family) => {
  const attributes = attributesOf(family, ATTRIBUTE_PLAYS[family])

  test('are of plays of the family, and each can be bet on alone as one unit', () => {
    for (const code of ATTRIBUTE_PLAYS[family]) expect(PLAYS[family].has(code), code).toBe(true)
    for (const attribute of attributes) {
      const play = PLAYS[family].get(attribute.play)
      const selection = selectionOf(family, attribute)
      expect(play && faultOf(play.form, selection), `${attribute.play} ${attribute.word}`).toBeNull()
      expect(play?.units(selection), `${attribute.play} ${attribute.word}`).toBe(1)
    }
  })

  test('of two opposites a draw never has both', () => {
    const draw = seededDraw(2)
    for (let round = 0; round < 30; round += 1) {
      const settled = SETTLED[family](DRAWN[family].draw(draw), DAY)
      for (const { goesOn, ends } of pairsOf(family, ATTRIBUTE_PLAYS[family])) {
        const both = [outcomeOf(family, goesOn, settled), outcomeOf(family, ends, settled)]
        expect(both, `${goesOn.play} ${goesOn.word}`).not.toEqual(['won', 'won'])
        // A stake goes back on both or on neither.
        expect(both.filter((outcome) => outcome === 'refunded').length).not.toBe(1)
      }
    }
  })
})

test('the shape of a draw is what its plays say, with the sum that they go by', () => {
  const of = (family: FamilyCode, result: string[], play: string) =>
    wordsOf(family, play, { result, day: DAY }).join(' ')
  expect(of('SSC', [...'40972'], 'total')).toBe('small even')
  expect(of('SSC', [...'40972'], 'total-duel')).toBe('dragon')
  expect(of('SSC', [...'40977'], 'back-three-shape')).toBe('pair')
  expect(of('K3', ['6', '6', '6'], 'any-triple')).toBe('any')
  expect(of('LHC', ['01', '02', '03', '04', '05', '06', '49'], 'special-colour')).toBe('green')
  // 2026 is a year of the horse: 1, 13, 25, 37 and 49.
  expect(of('LHC', ['01', '02', '03', '04', '05', '06', '49'], 'special-animal')).toBe('horse')
  expect(sumOf('SSC', [...'40972'])).toBe(22)
  expect(sumOf('PK10', ['10', '09', '01'])).toBe(19)
  expect(sumOf('THREE_UP', ['123', '45'])).toBeNull()
  expect(shapePlays('PK10', (play) => play !== 'sum-two-sides-refund')).toEqual(['sum-two-sides'])
})
