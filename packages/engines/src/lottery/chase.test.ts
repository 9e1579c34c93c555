import { expect, test } from 'vitest'
import { type ChaseTable, doublingMultiples, profitMultiples, sameMultiples } from './bets.ts'

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

test('a multiple beyond what is taken ends a table at its issue', () => {
  const doubled = doublingMultiples({ ...POSITION, mostMultiple: 4 }, { from: 1, every: 1 })
  expect(doubled).toEqual({ ok: false, at: 3, reason: 'multiple_limit' })
})

test('a chase repeats one multiple, or doubles it every few issues', () => {
  expect(multiplesOf(sameMultiples({ ...POSITION, issues: 3 }, 5))).toEqual([5, 5, 5])
  expect(multiplesOf(doublingMultiples({ ...POSITION, issues: 7 }, { from: 3, every: 3 }))).toEqual([
    3, 3, 3, 6, 6, 6, 12,
  ])
  expect(stepsOf(sameMultiples({ ...POSITION, issues: 2 }, 1)).map(({ profit }) => profit)).toEqual([
    175_600n,
    155_600n,
  ])
})
