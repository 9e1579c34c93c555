import type { Pays, Strip } from './machine.ts'

/**
 * Reads a strip written as names apart by white space. Throws `RangeError` for a name without a row in the pay table.
 * The table's own strings are used, not the pieces of the text: comparing these is what a spin does most.
 */
export function readStrip(names: string, pays: { readonly [symbol: string]: Pays }): Strip {
  const symbols = Object.keys(pays)
  return names
    .trim()
    .split(/\s+/)
    .map((name) => {
      const symbol = symbols.find((each) => each === name)
      if (symbol === undefined) throw new RangeError(`no symbol is called ${JSON.stringify(name)}`)
      return symbol
    })
}

/** All reels of a machine, each as `readStrip` reads it. */
export const readStrips = (strips: readonly string[], pays: { readonly [symbol: string]: Pays }): readonly Strip[] =>
  strips.map((names) => readStrip(names, pays))

/** One symbol more on a reel, before the one that stands there: which reel from the left and which stop, both from 0. */
export type Inserted = readonly [reel: number, stop: number, symbol: string]

/** The same reels with some symbols more, put in one after the other. */
export const stripsWith = (strips: readonly Strip[], more: readonly Inserted[]): readonly Strip[] =>
  strips.map((strip, reel) =>
    more.reduce<Strip>(
      (longer, [on, stop, symbol]) => (on === reel ? longer.toSpliced(stop, 0, symbol) : longer),
      strip,
    ),
  )

/** The symbols seen when a strip stops there, top first. */
export function windowAt(strip: Strip, stop: number, rows: number): readonly string[] {
  const seen: string[] = []
  for (let row = 0; row < rows; row += 1) seen.push(strip[(stop + row) % strip.length] ?? '')
  return seen
}

/** How often each symbol stands on a strip. */
export function countSymbols(strip: Strip): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const symbol of strip) counts.set(symbol, (counts.get(symbol) ?? 0) + 1)
  return counts
}
