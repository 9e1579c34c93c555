import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { type FamilyCode, PLAYS, type Result, readTickets } from '../bets.ts'
import { DRAWN } from '../draws.ts'
import { expectExact, numbersOf, pickerFrom, playOf, productOf } from '../number-plays.fixture.ts'
import { SETTLED } from '../settle.ts'

const pick = pickerFrom(16)
const sorted = (number: string) => number.split('').sort().join('')

/** Each number runs through all of its values: the six are drawn apart, and each play looks at its own. */
const RESULTS: Result[] = numbersOf(3).map((number, n) => {
  const others = [1, 7, 123, 999].map((step) => String((n + step) % 1000).padStart(3, '0'))
  return [`835${number}`, ...others, String(n % 100).padStart(2, '0')]
})

describe('THAI, over all results', () => {
  test.each([
    ['front-three', 1],
    ['back-three', 3],
  ] as const)('%s wins with either of its two numbers', (code, from) => {
    const wins = (unit: string, result: Result) => [
      result.slice(from, from + 2).filter((number) => number === unit).length,
    ]
    const rows = [pick([0, 1, 2, 3, 4], 2), pick([5, 6, 7, 8, 9], 3), pick([1, 3, 5, 7, 9], 2)]
    expectExact({ family: 'THAI', code, selection: { rows }, units: productOf(rows), wins }, RESULTS)
    const tickets = pick(numbersOf(3), 10)
    expectExact({ family: 'THAI', code, selection: { tickets }, units: tickets, wins }, RESULTS)
  })

  test('top and bottom are the ends of the first prize and the two digits', () => {
    const tickets = pick(numbersOf(2), 10)
    const ofTop = (unit: string, [first = '']: Result) => [Number(first.endsWith(unit))]
    const ofBottom = (unit: string, result: Result) => [Number(result[5] === unit)]
    expectExact({ family: 'THAI', code: 'top-two', selection: { tickets }, units: tickets, wins: ofTop }, RESULTS)
    expectExact({ family: 'THAI', code: 'bottom-two', selection: { tickets }, units: tickets, wins: ofBottom }, RESULTS)
    const threes = pick(numbersOf(3), 10)
    expectExact(
      { family: 'THAI', code: 'top-three', selection: { tickets: threes }, units: threes, wins: ofTop },
      RESULTS,
    )
  })

  test('two numbers alike win twice', () => {
    const result = ['837456', '001', '002', '123', '123', '90']
    expect(SETTLED.THAI(result).get('back-three')?.({ tickets: ['123'] })).toEqual({ won: [2], refunded: 0 })
  })
})

/** Whether a typed number wins, as a member types it. */
function winsWith(result: Result, code: string, typed: string): boolean {
  const play = playOf('THAI', code)
  const { written } = play.form
  const selection = written ? { tickets: readTickets(written, typed).tickets } : { rows: [[Number(typed)]] }
  const hits = SETTLED.THAI(result).get(code)?.(selection)
  return hits?.won.some((units) => units > 0) ?? false
}

describe('the public test set of Thai markets', () => {
  const result = ['837456', '000', '000', '123', '789', '90']
  test.each([
    ['top-three', ['456'], ['457', '123']],
    ['back-three', ['123', '789'], ['456']],
    ['top-three-any-order', ['654', '546'], ['455']],
    ['top-two', ['56'], ['65', '90']],
    ['bottom-two', ['90'], ['09', '56']],
    ['top-two-any-order', ['65'], ['90']],
    ['run-top', ['4', '5', '6'], ['8', '3', '7', '9']],
    ['run-bottom', ['9', '0'], ['4']],
  ] as const)('%s', (code, winners, losers) => {
    for (const number of winners)
      expect({ number, wins: winsWith(result, code, number) }).toEqual({ number, wins: true })
    for (const number of losers)
      expect({ number, wins: winsWith(result, code, number) }).toEqual({ number, wins: false })
  })

  test('811222: any order takes 222, and a run of 2 wins once', () => {
    const triple = ['811222', '000', '000', '123', '789', '90']
    const settled = SETTLED.THAI(triple)
    expect(settled.get('top-three-any-order')?.({ tickets: ['222'] })).toEqual({ won: [0, 0, 1], refunded: 0 })
    expect(settled.get('top-three-any-order')?.({ tickets: ['227'] })).toEqual({ won: [0, 0, 0], refunded: 0 })
    expect(settled.get('run-top')?.({ rows: [[2]] })).toEqual({ won: [1], refunded: 0 })
  })

  test('any order of 122 wins with 221', () => {
    expect(winsWith(['000221', '000', '000', '123', '789', '90'], 'top-three-any-order', '122')).toBe(true)
  })

  test.each(['45', '4567', '4a6', ''])('%j is no number of three digits', (typed) => {
    const { written } = playOf('THAI', 'top-three').form
    expect(written && readTickets(written, typed).tickets).toEqual([])
  })
})

describe('archived draws of the Thai government', () => {
  const draws = readFileSync(join(import.meta.dirname, 'archive/thai-government.txt'), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '))
  const recent = draws.flatMap(([, first = '', two = '', a = '', b = '', stroke, c = '', d = '']) =>
    stroke === '/' ? [[first, a, b, c, d, two]] : [],
  )
  const older = draws.flatMap(([, first = '', two = '', , , third]) => (third === '/' ? [] : [[first.slice(3), two]]))

  /** Everything of a play: each of its numbers once. */
  const everything = (family: FamilyCode, code: string) => {
    const { form } = playOf(family, code)
    if (form.rows.length > 0) return { rows: form.rows.map(() => [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]) }
    return { tickets: numbersOf(form.written?.length ?? 0).filter((number) => sorted(number) === number) }
  }

  const settlesAll = (family: FamilyCode, result: Result) => {
    expect(DRAWN[family].isResult(result)).toBe(true)
    const settled = SETTLED[family](result)
    const won = [...PLAYS[family].keys()].map((code): [string, number] => {
      const hits = settled.get(code)?.(everything(family, code))
      return [code, hits?.won.reduce((sum, units) => sum + units, 0) ?? 0]
    })
    return Object.fromEntries(won)
  }

  test('those since 2015-09 settle every play: of everything exactly what was drawn wins', () => {
    expect(recent).toHaveLength(33)
    for (const result of recent) {
      const [first = '', , , , , two = ''] = result
      expect(settlesAll('THAI', result)).toEqual({
        'top-three': 1,
        'top-three-any-order': 1,
        'front-three': 2,
        'back-three': 2,
        'top-two': 1,
        'bottom-two': 1,
        'top-two-any-order': 1,
        'run-top': new Set(first.slice(3)).size,
        'run-bottom': new Set(two).size,
        'position-top': 3,
        'position-bottom': 2,
      })
    }
  })

  test('those before settle every play without front and back', () => {
    expect(older).toHaveLength(207)
    for (const result of older) {
      const [top = '', bottom = ''] = result
      expect(settlesAll('THREE_UP', result)).toEqual({
        'top-three': 1,
        'top-three-any-order': 1,
        'top-two': 1,
        'bottom-two': 1,
        'top-two-any-order': 1,
        'run-top': new Set(top).size,
        'run-bottom': new Set(bottom).size,
        'position-top': 3,
        'position-bottom': 2,
      })
    }
  })

  test('a draw of 2016-12-30 by hand', () => {
    const settled = SETTLED.THAI(['377712', '890', '304', '477', '769', '46'])
    expect(settled.get('top-three')?.({ tickets: ['712'] }).won).toEqual([1])
    expect(settled.get('front-three')?.({ tickets: ['304', '890', '477'] }).won).toEqual([2])
    expect(settled.get('back-three')?.({ tickets: ['304', '890', '477'] }).won).toEqual([1])
    expect(settled.get('bottom-two')?.({ rows: [[4], [6]] }).won).toEqual([1])
    expect(settled.get('position-top')?.({ rows: [[7], [7], [2]] }).won).toEqual([2])
  })
})
