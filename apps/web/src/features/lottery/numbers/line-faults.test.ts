import type { WireLine } from '@sanuk/contracts/lottery'
import { PLAYS } from '@sanuk/engines/lottery/bets'
import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { adjustedLines, lineStandings } from './line-faults.ts'
import { NO_RATES, type NumberRates, ratesFrom, standingOf, toldAnew, withTold } from './number-rates.ts'
import { splitByRate, withoutClosed } from './split-line.ts'

const plays = PLAYS.THREE_UP
const bottomTwo = plays.get('bottom-two') ?? never()
const run = plays.get('run-top') ?? never()

function never(): never {
  throw new Error('the family has no such play')
}

/** 12 pays half with 30 left, 34 is closed, every other number may be staked on with 100. */
const rates = ratesFrom({
  plays: [
    {
      play: 'bottom-two',
      left: '100',
      numbers: [
        { number: '12', rate: 'half', left: '30' },
        { number: '34', rate: 'closed', left: '0' },
      ],
    },
    { play: 'run-top', left: null, numbers: [{ number: '7', rate: 'half', left: null }] },
  ],
})

const typed = (tickets: string[], change: Partial<WireLine> = {}): WireLine => ({
  play: 'bottom-two',
  selection: { tickets },
  unitStake: '1',
  multiple: 20,
  units: tickets.length,
  ...change,
})

const wanted = (...lines: WireLine[]) => ({ lines, issueTimes: 1, plays })
const faults = (lines: WireLine[], of: NumberRates = rates, issueTimes = 1) =>
  lineStandings({ ...wanted(...lines), issueTimes }, of).map((line) =>
    line.faults.map(({ number, reason }) => `${number} ${reason}`),
  )

test('a play without limits and one that nothing is known of have no standing', () => {
  expect(standingOf(rates, 'top-two', '12')).toBeNull()
  expect(standingOf(NO_RATES, 'bottom-two', '12')).toBeNull()
  expect(faults([typed(['12', '34'], { play: 'top-two' })])).toEqual([[]])
})

test('a number that is not listed is sold at the full rate with what is left for all', () => {
  expect(standingOf(rates, 'bottom-two', '99')).toEqual({ rate: 'full', left: parseAmount('100') })
})

test.each([
  [{ tickets: ['12', '34', '56'] }, { tickets: ['12', '56'] }, ['34']],
  [
    {
      rows: [
        [1, 3],
        [2, 4],
      ],
    },
    { tickets: ['12', '14', '32'] },
    ['34'],
  ],
  [{ rows: [[1], [2]] }, { rows: [[1], [2]] }, []],
])('of %j the open numbers are %j', (selection, open, closed) => {
  expect(withoutClosed(bottomTwo, selection, rates)).toEqual({ selection: open, closed })
})

test('a line of both rates becomes one line for each', () => {
  expect(splitByRate(bottomTwo, typed(['12', '34', '56', '78']), rates)).toEqual([
    typed(['56', '78']),
    typed(['12'], { rate: 'half' }),
  ])
})

test('a line of one rate stays as it was picked, and a half line loses its mark once its numbers pay in full', () => {
  const picked = typed([], { selection: { rows: [[5], [6, 7]] }, units: 2 })
  expect(splitByRate(bottomTwo, { ...picked, rate: 'half' }, rates)).toEqual([picked])
})

test('digits of one row are split within the row', () => {
  const line = typed([], { play: 'run-top', selection: { rows: [[3, 7]] }, units: 2 })
  expect(splitByRate(run, line, rates).map(({ selection, rate }) => [selection.rows, rate])).toEqual([
    [[[3]], undefined],
    [[[7]], 'half'],
  ])
})

test('says which numbers are closed, at another rate, or staked on too much', () => {
  expect(faults([typed(['12', '34', '56'])])).toEqual([['12 rate', '34 closed']])
  expect(faults([typed(['12'], { rate: 'half', multiple: 31 })])).toEqual([['12 limit']])
  expect(faults([typed(['56'], { rate: 'half' })])).toEqual([['56 rate']])
})

test('lines share what is left of a number, and the issue that plays most decides', () => {
  expect(faults([typed(['56'], { multiple: 60 }), typed(['56'], { multiple: 41 })])).toEqual([[], ['56 limit']])
  expect(faults([typed(['56'])], rates, 5)).toEqual([[]])
  expect(faults([typed(['56'])], rates, 6)).toEqual([['56 limit']])
})

test('the least that may be staked still is told of each line', () => {
  expect(lineStandings(wanted(typed(['56', '12'])), rates)[0]?.least).toEqual({ number: '12', left: parseAmount('30') })
})

test('an adjusted slip has no closed numbers, each number at its rate, and no more than is left', () => {
  const adjusted = adjustedLines(wanted(typed(['12', '34', '56'], { multiple: 50 })), rates)
  expect(adjusted).toEqual([typed(['56'], { multiple: 50 }), typed(['12'], { multiple: 30, rate: 'half' })])
  expect(faults([...adjusted])).toEqual([[], []])
})

test('numbers with different amounts left become lines of their own, and those with nothing left go', () => {
  const told = withTold(rates, [
    {
      play: 'bottom-two',
      numbers: [
        { number: '56', rate: 'full', left: '7.5' },
        { number: '78', rate: 'full', left: '0.5' },
      ],
    },
  ])
  expect(adjustedLines(wanted(typed(['55', '56', '78'])), told)).toEqual([
    typed(['55']),
    typed(['56'], { multiple: 7 }),
  ])
})

test('what a refusal tells of a number holds where it allows less', () => {
  const told = (rate: 'full' | 'half', left: string | null) =>
    standingOf(withTold(rates, [{ play: 'bottom-two', numbers: [{ number: '12', rate, left }] }]), 'bottom-two', '12')
  expect(told('full', '5')).toEqual({ rate: 'half', left: parseAmount('30') })
  expect(told('half', '20')).toEqual({ rate: 'half', left: parseAmount('20') })
  expect(told('half', null)).toEqual({ rate: 'half', left: parseAmount('30') })
})

test('of a number that is told twice the latest holds', () => {
  const told = (rate: 'full' | 'half') => [{ play: 'bottom-two', numbers: [{ number: '56', rate, left: null }] }]
  const standing = standingOf(withTold(rates, toldAnew(told('half'), told('full'))), 'bottom-two', '56')
  expect(standing?.rate).toBe('full')
})
