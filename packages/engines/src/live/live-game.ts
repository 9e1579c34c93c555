import type { Shoe } from '../cards/shoe.ts'
import { type Fraction, isMore } from '../exact/fraction.ts'
import type { Ending } from '../instant/instant-game.ts'
import { ONE_STAKE } from '../instant/multiple.ts'
import type { Draw } from '../random/draw.ts'
import { endingsOf } from './endings.ts'
import { maximumMultipleOf, type PayTable, returnOf, spotOf } from './pay-table.ts'
import type { RoadResult } from './roads/road-results.ts'
import { type LiveBet, maximumWinOf, type Settlement, settle } from './settle.ts'
import type { Spot, TwoSides } from './spots.ts'

/** A game of live tables: many bets on one outcome. All that takes a spot's code throws `RangeError` where there is none. */
export type LiveGame<Outcome> = {
  readonly code: string
  /** The pay table, in the order of a table. */
  readonly spots: readonly Spot[]
  /** What a table shows roads of, the usual one first. */
  readonly sides: readonly TwoSides[]
  readonly settle: <Code extends string>(bets: readonly LiveBet<Code>[], outcome: Outcome) => Settlement<Code>
  readonly maximumWin: (bets: readonly LiveBet[]) => bigint
  /** In stakes, the stake included. */
  readonly maximumMultiple: (spot: string) => Fraction
  readonly returnOf: (spot: string, outcome: Outcome) => Fraction
  readonly endings: (spot: string) => readonly Ending[]
  readonly roadResult: (sides: TwoSides, outcome: Outcome) => RoadResult
}

/** How coups come from a shoe. `mostCards` is how many cards one takes at most. */
export type Dealing<Coup> = { readonly deal: (shoe: Shoe) => Coup; readonly mostCards: number }

/** A game whose coups are dealt one after the other from a shoe that was shuffled whole. */
export type ShoeGame<Coup> = LiveGame<Coup> & Dealing<Coup>

/** A game whose outcomes stand alone: each is drawn from the seed of its series and its own number. Plain data. */
export type SeriesGame<Outcome> = LiveGame<Outcome> & { readonly draw: (draw: Draw) => Outcome }

/** What makes a game: its pay table, and what of an outcome that looks at. */
export type LiveRules<Outcome, Facts, When extends string> = {
  readonly code: string
  readonly table: PayTable<Facts, When>
  readonly factsOf: (outcome: Outcome) => Facts
  readonly sides: readonly TwoSides[]
}

export function liveGame<Outcome, Facts, When extends string>({
  code,
  table,
  factsOf,
  sides,
}: LiveRules<Outcome, Facts, When>): LiveGame<Outcome> {
  const returned = (spot: string, outcome: Outcome) => returnOf(table, spotOf(table, spot), factsOf(outcome))
  return {
    code,
    spots: table.spots,
    sides,
    settle: (bets, outcome) => settle(table, bets, factsOf(outcome)),
    maximumWin: (bets) => maximumWinOf(table, bets),
    maximumMultiple: (spot) => maximumMultipleOf(spotOf(table, spot)),
    returnOf: returned,
    endings: (spot) => endingsOf(table, spotOf(table, spot)),
    roadResult: ({ red, blue }, outcome) => {
      const isWon = (spot: string) => isMore(returned(spot, outcome), ONE_STAKE)
      return sideResult(isWon(red), isWon(blue))
    },
  }
}

/** Roads know the red side by the name of the banker and the blue one by that of the player. */
function sideResult(isRed: boolean, isBlue: boolean): RoadResult {
  const side = isRed ? 'banker' : 'player'
  return { winner: isRed || isBlue ? side : 'tie', playerPair: false, bankerPair: false }
}
