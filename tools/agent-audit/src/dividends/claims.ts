import type { Tier } from '../contracts.ts'

/** `fixed`: a tier is reached only with its loss. `floating`: a loss that falls short lowers what the tier brings. */
export type DividendWay = 'fixed' | 'floating'

/** What a team did in a period: `loss` is what counts of what its members lost, negative where they won. */
type TeamPeriod = { readonly valid: bigint; readonly active: number; readonly loss: bigint }

/** What a contract brings, in coins. `tier` counts from 1; 0 for none. */
export type Claim = { readonly coins: bigint; readonly tier: number; readonly rate: number }

type ClaimRules = {
  readonly way: DividendWay
  /** The highest rate that counts, in hundredths of a per cent. */
  readonly most: number
  /** The smallest coin, in 1/10 000 of the currency unit. */
  readonly coin: bigint
}

/** Rates are in hundredths of a per cent, and proportions are rounded to four decimals. */
const WHOLE = 10_000n

/** So much of a loss as a rate gives, in whole coins. */
export const coinsOf = (loss: bigint, rate: number, coin: bigint): bigint => (loss * BigInt(rate)) / (WHOLE * coin)

/** What the tiers of a contract bring of a team's loss; nothing where the members won. */
export function claimOf(tiers: readonly Tier[], team: TeamPeriod, { way, most, coin }: ClaimRules): Claim {
  if (team.loss <= 0n) return { coins: 0n, tier: 0, rate: 0 }
  const claims = tiers.flatMap((asked, at): Claim[] => {
    if (team.valid < asked.valid || team.active < asked.active) return []
    if (way === 'fixed' && team.loss < asked.loss) return []
    const part = partOf(team.loss, asked.loss)
    const rate = Math.min(asked.rate, most)
    return [{ coins: (coinsOf(team.loss, rate, coin) * part) / WHOLE, tier: at + 1, rate }]
  })
  const best = way === 'fixed' ? claims.at(-1) : highestOf(claims)
  return best ?? { coins: 0n, tier: 0, rate: 0 }
}

/** The claim of the most coins, of equal ones the first; none where all bring nothing. */
function highestOf(claims: readonly Claim[]): Claim | undefined {
  const [highest] = claims.toSorted((one, other) => Number(other.coins - one.coins) || one.tier - other.tier)
  return highest && highest.coins > 0n ? highest : undefined
}

/** Which part of the loss that is asked for there is, in ten-thousandths, halves rounded up; at most the whole. */
function partOf(loss: bigint, asked: bigint): bigint {
  if (loss >= asked) return WHOLE
  const [whole, rest] = [(loss * WHOLE) / asked, (loss * WHOLE) % asked]
  return rest * 2n >= asked ? whole + 1n : whole
}

/** How winnings of members are set against later losses: never, against the next period's, or until they are made up for. */
export type CarryWay = 'none' | 'next' | 'always'

/** The loss that counts, and which winnings the next period is set against. */
export function carry(lost: bigint, carriedIn: bigint, way: CarryWay): { readonly loss: bigint; readonly on: bigint } {
  const loss = lost - carriedIn
  const left = { none: 0n, next: -lost, always: -loss }[way]
  return { loss, on: left > 0n ? left : 0n }
}
