import type { Issue } from '@sanuk/contracts/lottery'
import {
  type Chased,
  type ChaseStep,
  chaseSteps,
  growingMultiples,
  profitMultiples,
  sameMultiples,
} from '@sanuk/engines/lottery/bets'
import { parseAmount } from '@sanuk/money/amount'

/** How the multiples of repeated bets go on from issue to issue. */
export const CHASE_WAYS = ['same', 'growing', 'profit'] as const
type ChaseWay = (typeof CHASE_WAYS)[number]

/** How bets are repeated, as it is chosen. */
export type ChaseChoice = {
  /** In how many issues. */
  readonly issues: number
  readonly way: ChaseWay
  /** The multiple that the same and the growing way begin with. */
  readonly from: number
  /** By what the growing way multiplies, and after how many issues. */
  readonly factor: number
  readonly every: number
  /** The rate of profit in per cent, a decimal string; `?` is what cannot be read. */
  readonly rate: string
  /** Multiples that were changed by hand, by the number of their issue; 0 takes an issue out. */
  readonly edits: ReadonlyMap<string, number>
}

export const NO_CHASE: ChaseChoice = {
  issues: 1,
  way: 'same',
  from: 1,
  factor: 2,
  every: 1,
  rate: '10',
  edits: new Map(),
}

export const GROWTH = { factor: { least: 2, most: 10 }, every: { least: 1, most: 10 } } as const

/** An issue with the multiple at which bets are placed in it. */
export type IssueTimes = { readonly issue: Issue; readonly multiple: number }

export type ChaseRow = IssueTimes & { readonly step: ChaseStep }

/** What repeated bets come to, issue by issue, or why they cannot be repeated in this way and from which issue on. */
export type ChasePlan =
  | { readonly ok: true; readonly rows: readonly ChaseRow[] }
  | { readonly ok: false; readonly issue: Issue | undefined; readonly reason: 'impossible' | 'multiple_limit' | 'rate' }

/** Plans bets for issues to come. An issue that is taken out is none of the chase: the others are planned without it. */
export function chasePlan(choice: ChaseChoice, coming: readonly Issue[], chased: Omit<Chased, 'issues'>): ChasePlan {
  const edits = choice.issues > 1 ? choice.edits : NO_CHASE.edits
  const issues = coming.slice(0, choice.issues).filter(({ number }) => edits.get(number) !== 0)
  const table = tableOf(choice, { ...chased, issues: issues.length })
  if (!table) return { ok: false, issue: issues[0], reason: 'rate' }
  if (!table.ok) return { ok: false, issue: issues[table.at], reason: table.reason }
  const multiples = issues.map(({ number }, at) => {
    const planned = table.steps[at]?.multiple ?? 1
    return Math.min(edits.get(number) ?? planned, Math.max(1, chased.mostMultiple))
  })
  const steps = chaseSteps(chased, multiples)
  return {
    ok: true,
    rows: issues.flatMap((issue, at) => {
      const step = steps[at]
      return step ? [{ issue, multiple: step.multiple, step }] : []
    }),
  }
}

function tableOf({ issues, way, from, factor, every, rate }: ChaseChoice, chased: Chased) {
  // Whether a single bet is too large is for the server to say.
  if (issues === 1) return sameMultiples({ ...chased, mostMultiple: 1 }, 1)
  if (way === 'same') return sameMultiples(chased, from)
  if (way === 'growing') return growingMultiples(chased, { from, factor, every })
  const over = readRate(rate)
  return over === null ? null : profitMultiples(chased, { over, under: 1_000_000n })
}

/** A rate in per cent ("12.5") in parts of a million; `null` for what is none. */
function readRate(rate: string): bigint | null {
  return /^\d{1,6}(\.\d{1,4})?$/.test(rate) ? parseAmount(rate) : null
}

/** What is gained of all that was staked until then, in tenths of a per cent, cut off. */
export const profitRate = ({ profit, staked }: Pick<ChaseStep, 'profit' | 'staked'>): bigint =>
  staked === 0n ? 0n : (profit * 1_000n) / staked

/** Whether an issue is sealed before another one. */
export const isBefore = (one: Issue, other: Issue): boolean => Date.parse(one.sealsAt) < Date.parse(other.sealsAt)

/**
 * The same chase once `first` takes bets: issues that are sealed fall away, and the multiples begin anew with the first
 * that is left. Where none is left, `first` is the only one.
 */
export function movedOn(issues: readonly IssueTimes[], first: Issue): readonly IssueTimes[] {
  const left = issues.filter(({ issue }) => !isBefore(issue, first))
  const kept = left.length > 0 ? left : [{ issue: first, multiple: 1 }]
  return kept.map(({ issue }, at) => ({ issue, multiple: issues[at]?.multiple ?? 1 }))
}
