import { NOBODY } from '../people.ts'
import { coinsOf } from './claims.ts'

/** What an agent's own contract brings, and where the agent stands among those with contracts. */
export type Claimant = {
  readonly agent: number
  /** The nearest agent above with a contract; `NOBODY` at the top. */
  readonly above: number
  readonly loss: bigint
  /** Of the tier that brings the coins; 0 for none. */
  readonly rate: number
  readonly coins: bigint
}

/** In coins: what the agent's whole line gets, what of it stays with the agent, and whether it is less than was claimed. */
export type Share = { readonly granted: bigint; readonly own: bigint; readonly isLimited: boolean }

/** What a line claims, and what the lines right below its top claim together. */
type Line = Claimant & { highest: number; below: bigint; claimed: bigint; granted: bigint; passedOn: bigint }

/**
 * Shares out what contracts bring. From the bottom up: a line claims what the contract at its top brings, or what the
 * lines below claim where that is more, but never more than its highest rate brings of the loss at its top. From the top
 * down: lines get what they claim, or, where there is less, the same part of it each, cut to coins.
 */
export function shareOut(claimants: readonly Claimant[], coin: bigint): ReadonlyMap<number, Share> {
  const lines = new Map(claimants.map((one) => [one.agent, openLine(one)]))
  const downward = fromTheTop(claimants).flatMap(({ agent }) => lines.get(agent) ?? [])
  for (const line of downward.toReversed()) {
    const most = coinsOf(line.loss > 0n ? line.loss : 0n, line.highest, coin)
    line.claimed = smaller(most, larger(line.coins, line.below))
    const above = lines.get(line.above)
    if (!above) continue
    above.highest = Math.max(above.highest, line.highest)
    above.below += line.claimed
  }
  for (const line of downward) {
    const above = lines.get(line.above)
    line.granted = above ? partOf(line.claimed, above) : line.claimed
    if (above) above.passedOn += line.granted
  }
  return new Map(
    downward.map(({ agent, granted, passedOn, coins }) => {
      return [agent, { granted, own: granted - passedOn, isLimited: granted < coins }]
    }),
  )
}

const openLine = (one: Claimant): Line => ({
  ...one,
  highest: one.rate,
  below: 0n,
  claimed: 0n,
  granted: 0n,
  passedOn: 0n,
})

const partOf = (claimed: bigint, { granted, below }: Line): bigint =>
  granted >= below ? claimed : (claimed * granted) / below

// `Math.min` and `Math.max` take no bigint.
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
const larger = (one: bigint, other: bigint): bigint => (one < other ? other : one)

/** Everybody after whoever stands above. Throws where agents stand above one another in a circle. */
function fromTheTop(claimants: readonly Claimant[]): Claimant[] {
  const below = Map.groupBy(claimants, ({ above }) => above)
  const order = [...(below.get(NOBODY) ?? [])]
  // The list grows while it is read.
  for (const { agent } of order) order.push(...(below.get(agent) ?? []))
  if (order.length !== claimants.length) throw new Error('agents with contracts stand above one another in a circle')
  return order
}
