import fc from 'fast-check'
import type { TeamPeriod, Tier } from './tiers.ts'

const small = fc.integer({ min: 0, max: 3 })
const step = fc.record({ rate: fc.integer({ min: 1, max: 3 }), valid: small, active: small, loss: small })

/** Lists of up to four tiers in order, with numbers so small that all teams between them can be looked at. */
export const smallTiers = fc
  .array(step, { minLength: 1, maxLength: 4 })
  .map((steps) => steps.map((_, at) => tierAfter(steps.slice(0, at + 1))))

type Step = { readonly rate: number; readonly valid: number; readonly active: number; readonly loss: number }

function tierAfter(steps: readonly Step[]): Tier {
  const sum = (field: keyof Step): number => steps.reduce((all, one) => all + one[field], 0)
  const [valid, loss] = [sum('valid'), sum('loss')]
  return { rate: sum('rate'), active: sum('active'), loss: BigInt(loss), valid: BigInt(Math.max(valid, loss)) }
}

/** Every team that differs for lists of small tiers. */
export const SMALL_TEAMS: readonly TeamPeriod[] = Array.from({ length: 13 * 13 * 14 }, (_, number) => ({
  valid: BigInt(number % 13),
  active: Math.floor(number / 13) % 13,
  loss: BigInt(Math.floor(number / 169) - 1),
}))

/** The highest rate whose conditions all hold; 0 for none. */
export const rateFor = (tiers: readonly Tier[], { valid, active, loss }: TeamPeriod): number =>
  Math.max(
    0,
    ...tiers.map((it) =>
      it.valid <= valid && it.active <= active && (it.loss === 0n || it.loss <= loss) ? it.rate : 0,
    ),
  )
