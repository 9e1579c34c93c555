/** Multiples in ten-thousandths, cut off. */

/** Reads a multiple as it is written, such as `1.98`. */
export function unitsOfMultiple(text: string): bigint {
  const [whole = '0', part = ''] = text.split('.')
  return BigInt(whole + part.padEnd(4, '0'))
}

/** Writes one: two decimals, more only where they are not zero. */
export function multipleText(units: bigint): string {
  const part = String(units % 10_000n).padStart(4, '0')
  return `${units / 10_000n}.${part.slice(0, 2)}${part.slice(2).replace(/0+$/, '')}`
}

/** 99 % of what would be fair after so many picks of safe tiles out of 25: the product of tiles left over safe ones left. */
export function minesMultiple(mines: number, picks: number): bigint {
  let [over, under] = [9900n, 1n]
  for (let pick = 0; pick < picks; pick += 1) {
    over *= BigInt(25 - pick)
    under *= BigInt(25 - mines - pick)
  }
  return over / under
}

/** The same for a streak in which every step succeeds in `ways[1]` of `ways[0]` cases. */
export function streakMultiple([cases, right]: readonly [bigint, bigint], steps: number): bigint {
  return (9900n * cases ** BigInt(steps)) / right ** BigInt(steps)
}
