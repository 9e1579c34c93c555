/** What is still to be given out, in the smallest coin: so much money in so many packets. */
export type Left = { readonly money: bigint; readonly packets: bigint }
export type Bounds = { readonly least: bigint; readonly most: bigint }
/** One of so many ways, all of them equally likely: 0 to `ways - 1`. */
export type Chance = (ways: bigint) => bigint

/** Whether so much money can be put into so many packets without any of them being too small or too large. */
export const fills = ({ money, packets }: Left, { least, most }: Bounds): boolean =>
  packets * least <= money && money <= packets * most

/**
 * What is in the next packet, by the double average: anything from nothing to twice the average of what is left, all of
 * it equally likely, so that early and late packets are worth the same in the mean. Each packet's `least` is put aside
 * before; never more than `most`, never so much or so little that the others could not be filled. The last takes all.
 * The method is that of WeChat's packets, https://junyu33.github.io/en/2022/02/04/lucky_money.
 */
export function drawPacket(left: Left, bounds: Bounds, chance: Chance): bigint {
  const { low, high } = rangeOf(left, bounds)
  return low + chance(high - low + 1n)
}

/** The least and the most that can be in the next packet. */
export function rangeOf(left: Left, bounds: Bounds): { readonly low: bigint; readonly high: bigint } {
  if (left.packets < 1n || !fills(left, bounds)) throw new RangeError('what is left does not fill the packets left')
  const { money, packets } = left
  const { least, most } = bounds
  const others = packets - 1n
  const free = money - packets * least
  const low = larger(least, money - others * most)
  const high = smaller(smaller(most, least + (2n * free) / packets), money - others * least)
  return { low, high }
}

const larger = (one: bigint, other: bigint): bigint => (one > other ? one : other)
const smaller = (one: bigint, other: bigint): bigint => (one < other ? one : other)
