/** The symbols of one reel in the order they pass by; the last is followed by the first. */
export type Strip = readonly string[]

/** Row visited on each reel, from the left; 0 is the top. */
export type Line = readonly number[]

/** What 2, 3, 4 and 5 of a symbol pay, in stakes per line. */
export type Pays = readonly [two: number, three: number, four: number, five: number]

/** A slot machine with five reels, as data. A game is one of these and nothing else. */
export type SlotMachine = {
  readonly code: string
  /** Changes whenever a figure of the par sheet does: a round is kept with the version that decided it. */
  readonly mathVersion: string
  readonly rows: number
  /** Stands for every symbol but the scatter, and pays by its own row. */
  readonly wild: string
  /** Pays and gives free spins wherever it stands. */
  readonly scatter: string
  readonly pays: { readonly [symbol: string]: Pays }
  readonly lines: readonly Line[]
  readonly strips: { readonly base: readonly Strip[]; readonly free: readonly Strip[] }
  readonly freeSpins: {
    /** Free spins for so many scatters, in the paid spin and in a free one alike. */
    readonly awards: { readonly [scatters: number]: number }
    /** Every win of a free spin counts so many times. */
    readonly multiplier: number
    /** A round has no more free spins than this, however often they are won again. */
    readonly most: number
  }
  /** Where the reels stand before the first spin: shows no win. */
  readonly opening: readonly number[]
}

/** What so many of a symbol pay, in stakes per line. */
export function payOf(machine: SlotMachine, symbol: string, count: number): number {
  return count < 2 ? 0 : (machine.pays[symbol]?.[count - 2] ?? 0)
}
