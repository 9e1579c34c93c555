import type { Fraction } from '../exact/fraction.ts'

/** One issue of a chase: its multiple, what is staked in it and up to it, and what is gained in all if it is the first that wins. */
export type ChaseStep = {
  readonly multiple: number
  readonly stake: bigint
  readonly staked: bigint
  readonly profit: bigint
}

/** A table of multiples, or from which issue (from 0) on there is none: no multiple gains enough, or it is more than is taken. */
export type ChaseTable =
  | { readonly ok: true; readonly steps: readonly ChaseStep[] }
  | { readonly ok: false; readonly at: number; readonly reason: 'impossible' | 'multiple_limit' }

/** What is repeated: what it costs and wins in one issue, played once, and how many times it may be played in one. */
export type Chased = {
  readonly cost: bigint
  readonly prize: bigint
  readonly issues: number
  readonly mostMultiple: number
}

/** The same multiple in each issue. */
export const sameMultiples = (chased: Chased, multiple: number): ChaseTable => tableOf(chased, () => multiple)

/** Begins with a multiple and doubles it after every so many issues. */
export const doublingMultiples = (
  chased: Chased,
  { from, every }: { readonly from: number; readonly every: number },
): ChaseTable => tableOf(chased, ({ at }) => from * 2 ** Math.floor(at / every))

/**
 * In each issue the smallest multiple with which, if it is the first that wins, the gain is at least `rate` of all that
 * was staked until then: `(prize × m − staked − cost × m) / (staked + cost × m) ≥ rate`. Impossible where the prize is no
 * more than `cost × (1 + rate)`.
 */
export function profitMultiples(chased: Chased, rate: Fraction): ChaseTable {
  const { cost, prize } = chased
  const whole = rate.under + rate.over
  // What each time that it is played leaves above the rate, and what must be won back, both in parts of the rate.
  const gain = prize * rate.under - cost * whole
  if (gain <= 0n) return { ok: false, at: 0, reason: 'impossible' }
  return tableOf(chased, ({ staked }) => Math.max(1, Number((staked * whole + gain - 1n) / gain)))
}

type Before = { readonly at: number; readonly staked: bigint }

function tableOf({ cost, prize, issues, mostMultiple }: Chased, multipleAfter: (before: Before) => number): ChaseTable {
  const steps: ChaseStep[] = []
  let staked = 0n
  for (let at = 0; at < issues; at += 1) {
    const multiple = multipleAfter({ at, staked })
    if (multiple > mostMultiple) return { ok: false, at, reason: 'multiple_limit' }
    const stake = cost * BigInt(multiple)
    staked += stake
    steps.push({ multiple, stake, staked, profit: prize * BigInt(multiple) - staked })
  }
  return { ok: true, steps }
}
