import type { GameType } from '@sanuk/contracts/catalogue'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import { expect, test } from 'vitest'
import { Refusal } from '#platform/refusal'
import { marginsOf } from './margin.ts'
import { validateMargin } from './validate-margin.ts'

const RULES: AgentMoneyRules = {
  activeLeast: '100',
  most: {
    'daily-salary': 150,
    'weekly-salary': 50,
    'half-monthly-salary': 0,
    'monthly-salary': 0,
    'hourly-salary': 0,
    'realtime-salary': 0,
    // Shares of losses, not of stakes: they are no part of the margin.
    dividend: 4000,
    'weekly-dividend': 0,
    'monthly-dividend': 0,
  },
  weights: {},
  leastMargin: 0,
  dividendWay: 'fixed',
  carry: 'always',
  least: '1',
  play: 0,
}

type Returns = Partial<Record<GameType, readonly number[]>>

const factsOf = (returns: Returns, rebates = {}) => ({ returns: readReturns(returns), rebates })

function readReturns(returns: Returns): Map<GameType, readonly number[]> {
  const found = new Map<GameType, readonly number[]>()
  for (const gameType of ['RNG', 'LIVE', 'FISH'] as const) {
    const own = returns[gameType]
    if (own) found.set(gameType, own)
  }
  return found
}

/** The fields that are refused, with what is said there. */
function faultsOf(rules: Partial<AgentMoneyRules>, facts: ReturnType<typeof factsOf>) {
  try {
    validateMargin({ ...RULES, ...rules }, facts)
    return []
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault
    expect(fault.code).toBe('salary_margin_too_low')
    return fault.fields.map(({ field, values }) => ({ field, ...values }))
  }
}

test('a margin is the plain mean of the edges, less the highest rebate and all salary rates by the weight', () => {
  // (3.88 + 4.00 + 4.01) / 3 = 3.963333…%; 2.00 % of salaries at a weight of 35 %.
  const facts = factsOf({ RNG: [9612, 9600, 9599] }, { RNG: 60, LIVE: 40 })
  const margins = marginsOf({ ...RULES, weights: { RNG: 35 } }, facts)
  expect(margins.find(({ gameType }) => gameType === 'RNG')).toEqual({
    gameType: 'RNG',
    games: 3,
    edge: 39_633,
    rebate: 6_000,
    salary: 7_000,
    left: 26_633,
    isBelow: false,
  })
  expect(margins.find(({ gameType }) => gameType === 'LIVE')).toEqual({
    gameType: 'LIVE',
    games: 0,
    edge: null,
    rebate: 4_000,
    salary: 20_000,
    left: null,
    isBelow: false,
  })
})

test('without rules there are no salaries and nothing is demanded', () => {
  const margins = marginsOf(null, factsOf({ RNG: [10_100] }))
  expect(margins.find(({ gameType }) => gameType === 'RNG')).toMatchObject({ salary: 0, left: -10_000, isBelow: false })
})

test('allows exactly the least margin, and refuses a hundredth of a per cent less at the weight of the category', () => {
  const facts = factsOf({ RNG: [9612] }, { RNG: 88 })
  // 3.88 − 0.88 − 2.00 = 1.00 %.
  expect(faultsOf({ leastMargin: 100 }, facts)).toEqual([])
  // 1.99 % may go to salaries: 99 % of 2.00 %.
  expect(faultsOf({ leastMargin: 101 }, facts)).toEqual([
    {
      field: 'weights.RNG',
      category: 'RNG',
      left: '1.00%',
      least: '1.01%',
      allowed: 'weight',
      weight: 99,
      rates: '1.99%',
    },
  ])
  expect(faultsOf({ leastMargin: 101, weights: { RNG: 99 } }, facts)).toEqual([])
})

test('says which rates are allowed at the weight that is typed', () => {
  // 1.20 % may go to salaries, which take 2.00 % × 80 %; 1.20 / 0.80 = 1.50 %.
  const facts = factsOf({ LIVE: [9880] })
  expect(faultsOf({ weights: { LIVE: 80 } }, facts)).toMatchObject([
    { field: 'weights.LIVE', left: '−0.40%', weight: 60, rates: '1.50%' },
  ])
})

test('refuses the least margin itself where even no salaries leave too little, for the category that keeps the least', () => {
  const facts = factsOf({ RNG: [9900], LIVE: [9950], FISH: [9700] }, { LIVE: 20 })
  expect(faultsOf({ leastMargin: 150 }, facts)).toMatchObject([
    { field: 'leastMargin', category: 'LIVE', left: '0.30%', allowed: 'margin', margin: '0.30%' },
    { field: 'weights.FISH', left: '1.00%', weight: 75 },
  ])
  expect(faultsOf({ leastMargin: 0 }, factsOf({ LIVE: [9990] }, { LIVE: 20 }))).toMatchObject([
    { field: 'leastMargin', left: '−0.10%', allowed: 'none' },
  ])
})

test('checks nothing where no margin is demanded, and no category whose edge is unknown', () => {
  expect(faultsOf({ leastMargin: null }, factsOf({ RNG: [9990] }))).toEqual([])
  expect(faultsOf({ leastMargin: 10_000 }, factsOf({}, { LIVE: 200 }))).toEqual([])
})
