import type { GameEntry } from '@sanuk/contracts/catalogue'
import { parseAmount } from '@sanuk/money/amount'
import type { TableOrder, TableSearch } from './lobby-search.ts'

type Table = Pick<GameEntry, 'nodeId' | 'minimumStake' | 'maximumStake'>

/** Whether a stake lies within what a game takes. */
function takes({ minimumStake, maximumStake }: Table, stake: string): boolean {
  const amount = parseAmount(stake)
  return parseAmount(minimumStake) <= amount && amount <= parseAmount(maximumStake)
}

const byAmount = (one: bigint, other: bigint): number => (one < other ? -1 : one > other ? 1 : 0)

type Compare = (one: Table, other: Table) => number

const BY_STAKE: { readonly [order in Extract<TableOrder, 'low' | 'high'>]: Compare } = {
  low: (one, other) => byAmount(parseAmount(one.minimumStake), parseAmount(other.minimumStake)),
  high: (one, other) => byAmount(parseAmount(other.maximumStake), parseAmount(one.maximumStake)),
}

/**
 * The tables that are looked for, of those listed: `matching` are the ones of the game and with the road, the fullest
 * first. Without an order they stay as they are listed.
 */
export function tablesFound<T extends Table>(
  listed: readonly T[],
  { stake, order }: TableSearch,
  matching: readonly string[],
): readonly T[] {
  const place = new Map(matching.map((nodeId, at) => [nodeId, at]))
  const found = listed.filter((game) => place.has(game.nodeId) && (!stake || takes(game, stake)))
  if (!order) return found
  const placeOf = ({ nodeId }: Table) => place.get(nodeId) ?? 0
  if (order === 'low' || order === 'high') return found.toSorted(BY_STAKE[order])
  return found.toSorted((one, other) =>
    order === 'players' ? placeOf(one) - placeOf(other) : placeOf(other) - placeOf(one),
  )
}
