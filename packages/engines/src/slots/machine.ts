import type { Gamble } from './gamble.ts'
import type { Jackpot } from './jackpot.ts'
import type { Pick } from './pick.ts'

/** The symbols of one reel in the order they pass by; the last is followed by the first. */
export type Strip = readonly string[]

/** Row visited on each reel, from the left; 0 is the top. */
export type Line = readonly number[]

/** What so many of a symbol pay, in coins: a column for each of the machine's `counts`. */
export type Pays = readonly number[]

/** Money symbols that stay while all other places are spun again. */
export type Hold = {
  /** It begins when so many scatters are seen; each of them is worth one of the values. */
  readonly least: number
  /** So many respins without a new one end it. */
  readonly respins: number
  /** An empty place draws below this in each respin, and stays empty from the sum of the weights on. */
  readonly of: number
  /** Values in coins. One that was seen before the respins draws below the sum of the weights. */
  readonly values: readonly { readonly value: number; readonly weight: number }[]
  /** Paid on top when no place is left empty. */
  readonly full: number
}

/** Free spins that are bought: how many, and for how many coins. */
export type Bought = { readonly spins: number; readonly coins: number }

/** A dearer spin: it costs so many coins and turns these reels instead, on which free spins are won more often. */
export type Ante = { readonly coins: number; readonly strips: readonly Strip[] }

/** A slot machine, as data. A game is one of these and nothing else. */
export type SlotMachine = {
  readonly code: string
  /** Changes whenever a figure of the par sheet does: a round is kept with the version that decided it. */
  readonly mathVersion: string
  readonly rows: number
  /** Stands for every symbol but the scatter. On lines it pays by its own row, too. */
  readonly wild: string
  /** Pays, gives free spins or is held wherever it stands. */
  readonly scatter: string
  readonly pays: { readonly [symbol: string]: Pays }
  /** From how many on each column of `pays` is paid, rising; 2, 3, 4 and 5 where nothing is said. */
  readonly counts?: readonly number[]
  /**
   * How wins are read where it is not on lines. `ways`: from the left, once for each way through the reels. `anywhere`: by
   * how many are seen. `clusters`: by how many touch each other side by side.
   */
  readonly pattern?: 'ways' | 'anywhere' | 'clusters'
  /** None where wins are not read on lines. */
  readonly lines: readonly Line[]
  /** What a stake is divided into where there are no lines; with lines it is a coin for each. */
  readonly coins?: number
  /** A wild fills its reel. */
  readonly wildsFill?: true
  /** What a wild multiplies the win of its line by, reel by reel; those of one line multiply each other. */
  readonly wildFactors?: readonly number[]
  /** What has won goes, and what is above falls down, until nothing wins: factors of the first wins, the second, ... */
  readonly tumbles?: { readonly base: readonly number[]; readonly free: readonly number[] }
  readonly hold?: Hold
  /** Covered places that scatters of the paid spin open, after all its free spins. No respins, jackpot or gamble beside it. */
  readonly pick?: Pick
  readonly strips: { readonly base: readonly Strip[]; readonly free: readonly Strip[] }
  /** Offered beside the paid spin. What it pays in coins, and its free spins, are those of the machine. */
  readonly ante?: Ante
  readonly freeSpins: {
    /** Free spins for so many scatters, in the paid spin and in a free one alike. */
    readonly awards: { readonly [scatters: number]: number }
    /** Every win of a free spin counts so many times. */
    readonly multiplier: number
    /** A round has no more free spins than this, however often they are won again. */
    readonly most: number
    /** Reels that a wild has filled stay filled until the free spins are over. */
    readonly stay?: true
    /** So many of them can be had for so many coins, without a paid spin before them. */
    readonly bought?: Bought
  }
  /** A number is drawn for it after everything else. It is no part of the wins in coins. */
  readonly jackpot?: Jackpot
  /** What the player may do with a win before it is paid. It returns what is risked, whatever is done. */
  readonly gamble?: Gamble
  /** Where the reels stand before the first spin: shows no win. */
  readonly opening: readonly number[]
}

const FROM_TWO: readonly number[] = [2, 3, 4, 5]

/** From how many of a symbol on the columns of its pays are paid. */
export const countsOf = ({ counts }: SlotMachine): readonly number[] => counts ?? FROM_TWO

/** What so many of a symbol pay, in coins. */
export function payOf(machine: SlotMachine, symbol: string, count: number): number {
  const columns = machine.pays[symbol]
  const counts = countsOf(machine)
  if (!columns) return 0
  for (let column = counts.length - 1; column >= 0; column -= 1) {
    if (count >= (counts[column] ?? 0)) return columns[column] ?? 0
  }
  return 0
}

/** What a stake is divided into: pays are in these. */
export const coinsOf = ({ coins, lines }: SlotMachine): number => coins ?? lines.length

/** How a round begins: with a paid spin, with a dearer one, or with the free spins that were bought. */
export type Beginning = 'spin' | 'ante' | 'bought'

/** The machine that a dearer spin is played on: a stake is what that costs. Throws `RangeError` where none is offered. */
export function withAnte({ ante, ...machine }: SlotMachine): SlotMachine {
  if (!ante) throw new RangeError(`${machine.code} offers no dearer spin`)
  const { bought: _, ...freeSpins } = machine.freeSpins
  return { ...machine, coins: ante.coins, strips: { ...machine.strips, base: ante.strips }, freeSpins }
}

/** What is sold. Throws `RangeError` where nothing is. */
export function boughtFrom({ code, freeSpins }: SlotMachine): Bought {
  if (!freeSpins.bought) throw new RangeError(`${code} sells no free spins`)
  return freeSpins.bought
}
