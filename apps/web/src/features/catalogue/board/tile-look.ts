import type { Word } from '@sanuk/locales/word'

type Ending<Whole extends string, Start extends string> = Whole extends `${Start}${infer End}` ? End : never

/** What outcomes are counted by: `lobby.board.name.…` writes it in full, `lobby.board.side.…` in a few letters. */
export type CountedName = Ending<Word, 'lobby.board.name.'>
export type ShortName = Ending<Word, 'lobby.board.side.'>

/** Colours of marks and shares; `board.module.css` has one class for each. */
export type Tone = 'red' | 'blue' | 'green' | 'dark' | 'gold' | 'orange' | 'purple' | 'pink' | 'pale'

/** One of the latest outcomes as a tile draws it: a few characters, or something that has a name. */
export type Mark = { readonly tone: Tone } & ({ readonly text: string } | { readonly name: CountedName })

/** A part of all outcomes. */
export type Share = {
  readonly name: CountedName
  /** Stands on the part where there is room for it; the parts of a group have all a short name, or none. */
  readonly short?: ShortName
  readonly tone: Tone
  /** How many things of an outcome count as this: of a roulette with two balls, up to two. */
  readonly countIn: (outcome: string) => number
}

/** The sides of a road in the order in which they are counted. */
export const SIDES = ['banker', 'player', 'tie'] as const

/** The sides of a road: the red one is called banker and the blue one player. */
export type Sides = {
  readonly [side in (typeof SIDES)[number]]: { readonly name: CountedName; readonly short: ShortName } | null
}

/** What a tile shows of a game, as data: nothing of it where everything is left out. */
export type TileLook = {
  /** Draws the road of the results, and counts who won. */
  readonly sides?: Sides
  /** Draws the latest outcomes. What it does not know is not drawn. */
  readonly marks?: (outcome: string) => readonly Mark[]
  /** Groups of parts that make up all outcomes: one bar each. */
  readonly shares?: readonly (readonly Share[])[]
}
