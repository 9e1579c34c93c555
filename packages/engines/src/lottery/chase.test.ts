import { expect, test } from 'vitest'
import { type ChaseTable, chaseSteps, growingMultiples, profitMultiples, sameMultiples } from './bets.ts'

const TEN_PER_CENT = { over: 1n, under: 10n }

/** One digit staked with 2 at series 1956 wins 19.56. */
const POSITION = { cost: 20_000n, prize: 195_600n, issues: 9, mostMultiple: 20_449 }

function stepsOf(table: ChaseTable) {
  if (!table.ok) throw new Error(`no table: ${table.reason} at ${table.at}`)
  return table.steps
}
const multiplesOf = (table: ChaseTable) => stepsOf(table).map(({ multiple }) => multiple)

// Worked by hand: 8 issues cost 16, and the ninth, played once, would gain 1.56 of 18 staked: 8.7 per cent.
test('a chase for a profit of 10 per cent plays once for eight issues and twice in the ninth', () => {
  const steps = stepsOf(profitMultiples(POSITION, TEN_PER_CENT))
  expect(steps.map(({ multiple }) => multiple)).toEqual([1, 1, 1, 1, 1, 1, 1, 1, 2])
  expect(steps[0]).toEqual({ multiple: 1, stake: 20_000n, staked: 20_000n, profit: 175_600n })
  expect(steps[8]).toEqual({ multiple: 2, stake: 40_000n, staked: 200_000n, profit: 191_200n })
})

test('each multiple of a chase for profit is enough and one less is not', () => {
  const rate = { over: 3n, under: 20n }
  const chased = { cost: 70_000n, prize: 978_000n, issues: 40, mostMultiple: 10 ** 9 }
  let staked = 0n
  for (const multiple of multiplesOf(profitMultiples(chased, rate))) {
    const isEnough = (times: bigint) => {
      const all = staked + chased.cost * times
      return (chased.prize * times - all) * rate.under >= all * rate.over
    }
    expect(isEnough(BigInt(multiple))).toBe(true)
    expect(multiple === 1 || !isEnough(BigInt(multiple - 1))).toBe(true)
    staked += chased.cost * BigInt(multiple)
  }
})

test('a prize of no more than the cost and the rate on it is an impossible chase', () => {
  const prize = 22_000n
  expect(profitMultiples({ ...POSITION, prize }, TEN_PER_CENT)).toEqual({ ok: false, at: 0, reason: 'impossible' })
  expect(profitMultiples({ ...POSITION, prize: prize + 1n, issues: 1 }, TEN_PER_CENT).ok).toBe(true)
})

test('a profit that needs more than the highest multiple ends a table at its issue', () => {
  // Until the eighth issue one is enough; the ninth needs two.
  expect(profitMultiples({ ...POSITION, mostMultiple: 1 }, TEN_PER_CENT)).toEqual({
    ok: false,
    at: 8,
    reason: 'multiple_limit',
  })
})

// Worked by hand, as every table below.
test.each([
  [{ from: 3, factor: 2, every: 3 }, 20_449, [3, 3, 3, 6, 6, 6, 12]],
  [{ from: 1, factor: 10, every: 1 }, 20_449, [1, 10, 100, 1_000, 10_000, 20_449, 20_449]],
  [{ from: 2, factor: 3, every: 2 }, 20, [2, 2, 6, 6, 18, 18, 20]],
  [{ from: 5, factor: 2, every: 10 }, 20_449, [5, 5, 5, 5, 5, 5, 5]],
])('a chase that grows by %j up to %d plays %j', (growth, mostMultiple, expected) => {
  expect(multiplesOf(growingMultiples({ ...POSITION, issues: 7, mostMultiple }, growth))).toEqual(expected)
})

test('a chase whose bet is taken no single time has no table', () => {
  const none = { ok: false, at: 0, reason: 'multiple_limit' }
  expect(growingMultiples({ ...POSITION, mostMultiple: 0 }, { from: 1, factor: 2, every: 1 })).toEqual(none)
  expect(sameMultiples({ ...POSITION, mostMultiple: 0 }, 1)).toEqual(none)
})

test('a chase repeats one multiple', () => {
  expect(multiplesOf(sameMultiples({ ...POSITION, issues: 3 }, 5))).toEqual([5, 5, 5])
  expect(stepsOf(sameMultiples({ ...POSITION, issues: 2 }, 1)).map(({ profit }) => profit)).toEqual([
    175_600n,
    155_600n,
  ])
})

// Cost 2, prize 19.56: 1 + 3 + 1 times cost 2, 8 and 10 in all, and win 19.56, 58.68 and 19.56.
test('multiples that somebody chose are added up in their order', () => {
  expect(chaseSteps(POSITION, [1, 3, 1])).toEqual([
    { multiple: 1, stake: 20_000n, staked: 20_000n, profit: 175_600n },
    { multiple: 3, stake: 60_000n, staked: 80_000n, profit: 506_800n },
    { multiple: 1, stake: 20_000n, staked: 100_000n, profit: 95_600n },
  ])
})
