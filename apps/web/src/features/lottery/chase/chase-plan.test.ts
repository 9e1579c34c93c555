import { parseAmount } from '@sanuk/money/amount'
import { expect, test } from 'vitest'
import { anIssue } from '../lottery.fixture.ts'
import { type ChaseChoice, type ChasePlan, chasePlan, movedOn, NO_CHASE, profitRate } from './chase-plan.ts'

const coming = Array.from({ length: 12 }, (_, at) => anIssue(817 + at, 38 + 60 * at))

/** One digit staked with 2 at series 1956 wins 19.56: the worked case of the chase for profit. */
const POSITION = { cost: parseAmount('2'), prize: parseAmount('19.56'), mostMultiple: 20_449 }

const plan = (choice: Partial<ChaseChoice>, chased = POSITION) => chasePlan({ ...NO_CHASE, ...choice }, coming, chased)
const edits = (...changes: [serial: number, multiple: number][]) =>
  new Map(changes.map(([serial, multiple]) => [`20261121-0${serial}`, multiple]))

function multiplesOf(planned: ChasePlan): number[] {
  if (!planned.ok) throw new Error(`no plan: ${planned.reason}`)
  return planned.rows.map(({ multiple }) => multiple)
}

test('bets that are not repeated are placed once in the first issue', () => {
  expect(multiplesOf(plan({ issues: 1, way: 'growing', from: 7 }))).toEqual([1])
})

test.each<[Partial<ChaseChoice>, number[]]>([
  [{ issues: 4, way: 'same', from: 3 }, [3, 3, 3, 3]],
  [{ issues: 6, way: 'growing', from: 1, factor: 2, every: 2 }, [1, 1, 2, 2, 4, 4]],
  [{ issues: 10, way: 'profit', rate: '10' }, [1, 1, 1, 1, 1, 1, 1, 1, 2, 2]],
  [{ issues: 3, way: 'same', edits: edits([818, 5]) }, [1, 5, 1]],
  [{ issues: 40, way: 'same' }, Array.from({ length: 12 }, () => 1)],
])('%j plays %j', (choice, multiples) => {
  expect(multiplesOf(plan(choice))).toEqual(multiples)
})

test('an issue that is taken out leaves the others planned without it', () => {
  const planned = plan({ issues: 10, way: 'profit', edits: edits([817, 0], [820, 0]) })
  expect(multiplesOf(planned)).toEqual([1, 1, 1, 1, 1, 1, 1, 1])
  expect(planned.ok && planned.rows[0]?.issue.number).toBe('20261121-0818')
})

// 1 × 2 and 5 × 2 make 12; a win in the second issue brings 97.80: 85.80 of 12 are 715 per cent.
test('a row says what is staked until then, what a win gains, and at which rate', () => {
  const planned = plan({ issues: 2, edits: edits([818, 5]) })
  const row = planned.ok ? planned.rows[1] : undefined
  expect(row?.step).toEqual({
    multiple: 5,
    stake: parseAmount('10'),
    staked: parseAmount('12'),
    profit: parseAmount('85.8'),
  })
  expect(row && profitRate(row.step)).toBe(7_150n)
  expect(profitRate({ profit: -10_000n, staked: 30_000n })).toBe(-333n)
})

test('a multiple that is typed or grows is no more than the highest', () => {
  const chased = { ...POSITION, mostMultiple: 4 }
  expect(multiplesOf(plan({ issues: 2, edits: edits([817, 9]) }, chased))).toEqual([4, 1])
  expect(multiplesOf(plan({ issues: 4, way: 'growing', factor: 2 }, chased))).toEqual([1, 2, 4, 4])
})

test.each<[Partial<ChaseChoice>, { mostMultiple: number; reason: string; serial: number }]>([
  [
    { way: 'profit', rate: '900' },
    { mostMultiple: 20_449, reason: 'impossible', serial: 817 },
  ],
  [
    { way: 'profit', rate: '10' },
    { mostMultiple: 1, reason: 'multiple_limit', serial: 825 },
  ],
  [
    { way: 'same', from: 5 },
    { mostMultiple: 4, reason: 'multiple_limit', serial: 817 },
  ],
  [
    { way: 'profit', rate: '' },
    { mostMultiple: 20_449, reason: 'rate', serial: 817 },
  ],
  [
    { way: 'profit', rate: '?' },
    { mostMultiple: 20_449, reason: 'rate', serial: 817 },
  ],
])('%j has no plan: %j', (choice, { mostMultiple, reason, serial }) => {
  const planned = plan({ issues: 12, ...choice }, { ...POSITION, mostMultiple })
  expect(planned).toEqual({ ok: false, reason, issue: coming.find(({ number }) => number.endsWith(String(serial))) })
})

test('once an issue is sealed the chase begins anew with those that are left', () => {
  const issues = [1, 2, 4].map((multiple, at) => ({ issue: coming[at] ?? anIssue(1, 1), multiple }))
  const [, second] = coming
  const moved = movedOn(issues, second ?? anIssue(1, 1))
  expect(moved.map(({ issue, multiple }) => [issue.number, multiple])).toEqual([
    ['20261121-0818', 1],
    ['20261121-0819', 2],
  ])
  const far = coming[11] ?? anIssue(1, 1)
  expect(movedOn(issues, far)).toEqual([{ issue: far, multiple: 1 }])
})
