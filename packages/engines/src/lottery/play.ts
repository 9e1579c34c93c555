import type { Fraction } from '../exact/fraction.ts'

/**
 * What somebody picked for one play: symbols by row, or tickets written out one by one. `places` are those that a play
 * lets its player choose (from 0).
 */
export type Selection = {
  readonly rows?: readonly (readonly number[])[]
  readonly tickets?: readonly string[]
  readonly places?: readonly number[]
}

/** What stands in a row to be picked from: whole numbers, written with so many figures, or words by their codes. */
export type Symbols =
  | { readonly kind: 'numbers'; readonly from: number; readonly to: number; readonly width: number }
  | { readonly kind: 'words'; readonly words: readonly string[] }

/** One row of a pad. `name` is a code for its words: a place, or what is picked in it. */
export type Row = { readonly name: string; readonly symbols: Symbols; readonly least: number; readonly most: number }

/** How tickets of a play are written: numbers of these symbols, so many of them. */
export type Written = {
  readonly symbols: Extract<Symbols, { kind: 'numbers' }>
  readonly length: number
  /** No number twice. */
  readonly distinct?: boolean
  /** Their order means nothing: a ticket is kept with its numbers in order. */
  readonly unordered?: boolean
  /** Not all alike, where a triple wins nothing. */
  readonly mixed?: boolean
  /** How often its different numbers occur, most often first: [2, 1] is a pair and a single. */
  readonly repeats?: readonly number[]
}

/** What a play lets its player pick: what a pad shows, and what a bet is checked by. */
export type Form = {
  /** None where a play has typed tickets only. */
  readonly rows: readonly Row[]
  readonly written?: Written
  /** No symbol may be picked in two rows. */
  readonly distinctRows?: boolean
  /** How many of the draw's places there are to choose from, and how many at least. */
  readonly places?: { readonly of: number; readonly least: number }
}

/**
 * What a unit may win. `chance` is that of one unit which can win this (where it may win several times over, how often it
 * does on average); where units of a play differ (a pair and a single,
 * or three singles), each has a tier of its own.
 *
 * Without `odds` the prize is the inverse of `chance`. There, where some draws refund a unit, it is the chance among the
 * other draws; and where tiers share the return of a unit (hits of Keno), it is the chance divided by the tier's share.
 */
export type Tier = {
  readonly code: string
  readonly chance: Fraction
  /** How likely the unit's stake goes back, where it may: neither won nor lost. */
  readonly refund?: Fraction
  /** Of games with fixed odds: what is paid per 1 that a unit is staked with, stake included, as a brand begins with it. */
  readonly odds?: Fraction
}

/** A play without its settlement: what pad, help, checks and limits need. */
export type Play = {
  readonly code: string
  /** Under which heading of the pad it stands. */
  readonly group: string
  readonly form: Form
  readonly tiers: readonly Tier[]
  /** How many units a valid selection is. Closed formula: nothing is enumerated. */
  readonly units: (selection: Selection) => number
  /** How many units the play has in all: what a bet covers of them is limited. */
  readonly space: number
  /** What a unit costs in stakes of a unit: 1, and more where each of many prizes is played for (a point of `lô`). */
  readonly cost: number
}

/** The numbers of a draw in their order, as they are written. */
export type Result = readonly string[]

/** Units that won, by the tiers of their play, and units whose stake goes back. */
export type Hits = { readonly won: readonly number[]; readonly refunded: number }

/** What of a valid selection wins in one draw. */
export type HitsOf = (selection: Selection) => Hits
