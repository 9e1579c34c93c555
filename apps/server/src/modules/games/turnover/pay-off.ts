import type { GameType } from '@sanuk/contracts/catalogue'
import { type Amount, amount } from '@sanuk/money/amount'

/** Of each game type's valid stake, how much counts, in per cent; a type that is not named counts nothing. */
export type Weights = Readonly<Partial<Record<GameType, number>>>

/** Play that is owed, and how much of it has been played. */
export type Demand = {
  readonly id: string
  readonly required: Amount
  readonly done: Amount
  readonly weights: Weights
  readonly madeAt: Date
}

/** Valid stake of settled play; less than nothing where a round was corrected. */
export type Counted = { readonly gameType: GameType; readonly valid: Amount; readonly settledAt: Date }

/**
 * Counts play against what a member owes, the oldest demand first, each stake once: what one demand has no use for goes
 * to the next. Play that was settled before a demand was made does not count for it. A correction takes from the oldest
 * demand that is still open. Answers the demands as they stand now.
 */
export function payOff<D extends Demand>(demands: readonly D[], played: readonly Counted[]): D[] {
  const oldestFirst = demands.toSorted((one, other) => one.madeAt.getTime() - other.madeAt.getTime())
  const inOrder = played.toSorted((one, other) => one.settledAt.getTime() - other.settledAt.getTime())
  return inOrder.reduce<D[]>((open, { gameType, valid, settledAt }) => {
    let left: bigint = valid
    return open.map((demand) => {
      const weight = BigInt(demand.weights[gameType] ?? 0)
      const counts = left !== 0n && weight > 0n && demand.done < demand.required && settledAt >= demand.madeAt
      if (!counts) return demand
      const done = within(demand.done + (left * weight) / 100n, demand.required)
      left = done < demand.required ? 0n : left - stakeFor(done - demand.done, weight)
      return { ...demand, done }
    })
  }, oldestFirst)
}

const within = (value: bigint, most: bigint): Amount => amount(value < 0n ? 0n : value > most ? most : value)

/** The stake that it takes to work off so much, at a weight in per cent. */
const stakeFor = (done: bigint, weight: bigint): bigint => (done * 100n + weight - 1n) / weight
