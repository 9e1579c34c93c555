/** What a table has under that name. Throws `RangeError` for a name that is not in it. */
export function entryOf<T>(table: { readonly [name: string]: T }, name: string | number): T {
  const entry = Object.hasOwn(table, name) ? table[name] : undefined
  if (entry === undefined) throw new RangeError(`nothing is called ${JSON.stringify(name)}`)
  return entry
}

/** What stands at that place of a list; 0 is the first. Throws `RangeError` for a place that is not in it. */
export function itemAt<T>(list: readonly T[], place: number): T {
  const item = Number.isInteger(place) && place >= 0 ? list[place] : undefined
  if (item === undefined) throw new RangeError(`nothing is at ${place}`)
  return item
}

/** Throws `RangeError` for anything but a whole number from `least` to `most`. */
export function requireWhole(value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`${value} is no whole number from ${least} to ${most}`)
  }
}
