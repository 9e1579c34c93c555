import type { LotteryTerms } from '@sanuk/contracts/office-lottery-terms'
import { expect, test } from 'vitest'
import {
  areOddsSound,
  draftOf,
  playsOf,
  rowsOf,
  shareOfSeries,
  termsOf,
  withOdds,
  withReturn,
  withUsual,
} from './draft.ts'

const PLAYS = playsOf({ family: 'THREE_UP', plays: ['top-three', 'top-three-any-order', 'run-top'] })
const TERMS: LotteryTerms = { series: null, odds: {}, mostPrize: '2000000.00', stakesPerIssue: 10, coverage: 80 }
const draft = draftOf(TERMS, PLAYS)

const oddsIn = (rows: ReturnType<typeof rowsOf>) => rows.map(({ odds }) => odds)
const sharesIn = (rows: ReturnType<typeof rowsOf>) => rows.map(({ share }) => share)

test('shows the odds of each tier with what comes back of its units', () => {
  const rows = rowsOf(draft, PLAYS)
  expect(rows.map(({ play, tier, at }) => `${play} ${tier} ${at}`)).toEqual([
    'top-three number 0',
    'top-three-any-order three-digits 0',
    'top-three-any-order pair 1',
    'top-three-any-order triple 2',
    'run-top run 0',
  ])
  expect(oddsIn(rows)).toEqual(['900', '150', '150', '150', '3.2'])
  expect(sharesIn(rows)).toEqual(['90.00', '90.00', '45.00', '15.00', '86.72'])
  expect(areOddsSound(rows)).toBe(true)
})

test('terms that nobody edited are those that were read', () => {
  expect(termsOf(draft, PLAYS)).toEqual(TERMS)
  const own = { ...TERMS, odds: { 'top-three': ['920'], 'run-top': ['3.3'] } }
  expect(termsOf(draftOf(own, PLAYS), PLAYS)).toEqual(own)
})

// 0.92 × 1000; 920 / 6, 920 / 3, 920; 0.92 / 0.271.
test('computes odds of many plays from a return, rounded down, and takes them back', () => {
  const changed = withReturn(draft, PLAYS, '92')
  expect(oddsIn(rowsOf(changed, PLAYS))).toEqual(['920', '153.33', '306.66', '920', '3.39'])
  expect(sharesIn(rowsOf(changed, PLAYS))).toEqual(['92.00', '91.99', '91.99', '92.00', '91.86'])
  expect(Object.keys(termsOf(changed, PLAYS).odds)).toEqual(['top-three', 'top-three-any-order', 'run-top'])
  expect(withUsual(changed, PLAYS)).toEqual(draft)
})

test.each([
  ['too much', '1000', { share: '100.00', allowed: '995' }],
  ['less than the stake', '0.5', { share: '0.05', allowed: '995' }],
  ['nothing that can be read', '?', { share: null, allowed: null }],
])('marks odds that pay %s', (_, odds, expected) => {
  const rows = rowsOf(withOdds(draft, { play: 'top-three', at: 0 }, odds), PLAYS)
  expect(rows[0]).toMatchObject({ odds, ...expected })
  expect(areOddsSound(rows)).toBe(false)
  expect(rows.slice(1).every((row) => row.allowed === null)).toBe(true)
})

test('tells what comes back at a series', () => {
  expect([shareOfSeries('1956'), shareOfSeries('1990'), shareOfSeries('')]).toEqual(['97.8', '99.5', '–'])
})
