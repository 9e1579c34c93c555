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

/** Begins with a multiple and multiplies it after every so many issues; it stops growing at the highest that is taken. */
export const growingMultiples = (
  chased: Chased,
  { from, factor, every }: { readonly from: number; readonly factor: number; readonly every: number },
): ChaseTable =>
  tableOf(chased, ({ at }) => Math.max(1, Math.min(chased.mostMultiple, from * factor ** Math.floor(at / every))))

/** What given multiples cost and gain, one for each issue in their order. */
export function chaseSteps({ cost, prize }: Pick<Chased, 'cost' | 'prize'>, multiples: readonly number[]): ChaseStep[] {
  let staked = 0n
  return multiples.map((multiple) => {
    const stake = cost * BigInt(multiple)
    staked += stake
    return { multiple, stake, staked, profit: prize * BigInt(multiple) - staked }
  })
}

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

function tableOf(chased: Chased, multipleAfter: (before: Before) => number): ChaseTable {
  const multiples: number[] = []
  let staked = 0n
  for (let at = 0; at < chased.issues; at += 1) {
    const multiple = multipleAfter({ at, staked })
    if (multiple > chased.mostMultiple) return { ok: false, at, reason: 'multiple_limit' }
    staked += chased.cost * BigInt(multiple)
    multiples.push(multiple)
  }
  return { ok: true, steps: chaseSteps(chased, multiples) }
}
