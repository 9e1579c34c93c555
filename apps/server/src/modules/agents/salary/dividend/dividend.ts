import { reachedTier, type TeamPeriod, type Tier } from '../tiers.ts'

/** Rates are in hundredths of a per cent, so this is the whole. */
const RATE_WHOLE = 10_000n

/**
 * How a tier's loss counts. `fixed`: a tier is reached only with its loss. `floating`: a loss that falls short lowers what
 * the tier brings in proportion, and the tier that brings the most counts.
 */
export type DividendWay = 'fixed' | 'floating'

/** What a team's loss brings, and by which tier, from 0 on; -1 for none. */
export type Dividend = { readonly amount: bigint; readonly tier: number }

const NOTHING: Dividend = { amount: 0n, tier: -1 }

/** A proportion is rounded to four decimals. */
const PROPORTION_WHOLE = 10_000n

/** The share of a team's loss that tiers bring, cut to the smallest coin; nothing of what members won. */
export function dividendOf(
  tiers: readonly Tier[],
  team: TeamPeriod,
  { way, coin }: { readonly way: DividendWay; readonly coin: bigint },
): Dividend {
  if (team.loss <= 0n) return NOTHING
  const shareOf = ({ rate }: Tier): bigint => cut((team.loss * BigInt(rate)) / RATE_WHOLE, coin)
  if (way === 'fixed') {
    const at = reachedTier(tiers, team)
    const tier = tiers[at]
    return tier ? { amount: shareOf(tier), tier: at } : NOTHING
  }
  return tiers.reduce((best, tier, at) => {
    if (team.valid < tier.valid || team.active < tier.active) return best
    const amount = cut((shareOf(tier) * proportion(team.loss, tier.loss)) / PROPORTION_WHOLE, coin)
    return amount > best.amount ? { amount, tier: at } : best
  }, NOTHING)
}

/** Which part of the loss that was asked for there is, at most the whole. */
function proportion(loss: bigint, wanted: bigint): bigint {
  return loss >= wanted ? PROPORTION_WHOLE : (2n * loss * PROPORTION_WHOLE + wanted) / (2n * wanted)
}

const cut = (amount: bigint, coin: bigint): bigint => amount - (amount % coin)

/** How winnings of members are set against later losses: never, against the next period's, or until they are made up for. */
export type CarryWay = 'none' | 'next' | 'always'

/** The loss that counts after what was carried over, and what is carried on. `net` is what members won; negative where they lost. */
export function carryOver(
  net: bigint,
  carried: bigint,
  way: CarryWay,
): { readonly loss: bigint; readonly carried: bigint } {
  const loss = -net - carried
  if (way === 'none') return { loss, carried: 0n }
  const left = way === 'next' ? net : net + carried
  return { loss, carried: left > 0n ? left : 0n }
}

/** What an agent's own contract brings in a period, and under whose contract it is. */
export type Claim = {
  readonly agent: string
  /** The nearest agent above with a contract; `null` at the top. */
  readonly above: string | null
  readonly loss: bigint
  /** Of the tier that brought the amount; 0 for none. */
  readonly rate: number
  readonly amount: bigint
}

/**
 * What an agent is paid: of what the agent's line may have (`granted`) all that does not go to the lines below. `limited`:
 * the line gets less than it claimed, because teams beside it won what its members lost.
 */
export type Grant = { readonly granted: bigint; readonly paid: bigint; readonly limited: boolean }

/**
 * Shares the dividends of a brand out, so that nobody pays from their own pocket: each agent gets what the own contract
 * brings less what the contracts right below bring, and a whole line never more than the highest of its rates brings of
 * the loss of the agent at its top. Where the lines below claim more than there is, each gets the same part of its claim.
 */
export function shareOut(claims: readonly Claim[], coin: bigint): Map<string, Grant> {
  const below = Map.groupBy(claims, ({ above }) => above)
  const claimed = new Map<string, { readonly amount: bigint; readonly highest: number }>()
  const claimOf = (claim: Claim): { readonly amount: bigint; readonly highest: number } => {
    const lines = (below.get(claim.agent) ?? []).map(claimOf)
    const highest = Math.max(claim.rate, ...lines.map((line) => line.highest))
    const wanted = lines.reduce((sum, { amount }) => sum + amount, 0n)
    const most = claim.loss > 0n ? cut((claim.loss * BigInt(highest)) / RATE_WHOLE, coin) : 0n
    const amount = smaller(most, larger(wanted, claim.amount))
    claimed.set(claim.agent, { amount, highest })
    return { amount, highest }
  }
  const grants = new Map<string, Grant>()
  const grant = (claim: Claim, granted: bigint): void => {
    const lines = (below.get(claim.agent) ?? []).map((line) => ({
      line,
      wanted: claimed.get(line.agent)?.amount ?? 0n,
    }))
    const wanted = lines.reduce((sum, line) => sum + line.wanted, 0n)
    let left = granted
    for (const one of lines) {
      const part = wanted <= granted ? one.wanted : cut((one.wanted * granted) / wanted, coin)
      left -= part
      grant(one.line, part)
    }
    grants.set(claim.agent, { granted, paid: left, limited: granted < claim.amount })
  }
  const tops = below.get(null) ?? []
  for (const top of tops) grant(top, claimOf(top).amount)
  return grants
}

// `Math.min` and `Math.max` take no bigint.
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const larger = (one: bigint, other: bigint): bigint => (one < other ? other : one)
