import type { OutcomeField } from '@sanuk/contracts/live-tables'
import type { Fraction } from '@sanuk/engines/exact/fraction'
import type { Decision, Question } from '@sanuk/engines/live/deciding-game'
import type { LiveBet, Settlement } from '@sanuk/engines/live/settle'
import type { TwoSides } from '@sanuk/engines/live/spots'
import type { RoundSeed } from '@sanuk/vendor-server/randomness/seeded-bytes'
import type { PlayedBoxes } from '../box-protocol.ts'
import type { DealtCard, FightStakes } from '../fight-protocol.ts'
import type { CoupResult, GameCode, TableRules, Turn } from '../protocol.ts'

/** A player of a coup in which players decide: the spots with their bets, and what they decided so far. */
export type DecidingPlayer = { readonly spots: readonly string[]; readonly decisions: readonly Decision[] }

/** What players decide of a coup while it is dealt. */
export type DealDeciding = {
  /** All that is shown once so many steps are over: up to the next step, or to the end where nobody is asked any more. */
  readonly turnsAfter: (players: readonly DecidingPlayer[], steps: number) => readonly Turn[]
  /** What a step, counted from 1, asks a player; nothing where there is no such step for them. */
  readonly questions: (player: DecidingPlayer, step: number, players: readonly DecidingPlayer[]) => readonly Question[]
  /** Whether players decide in turn, so that everybody is told about which hand. */
  readonly isInTurn?: boolean
}

/** One coup of a series, with all that only the server knows of it until it is shown. */
export type Deal = {
  /** Which coup of its series it is, from 1. */
  readonly number: number
  /** Cards that came out before it, or outcomes; and after it. */
  readonly start: number
  readonly end: number
  /** What is shown of it, in that order; where players decide, what is shown before the first step. */
  readonly turns: readonly Turn[]
  readonly result: CoupResult
  /** What it is told as in the record of its series. */
  readonly recorded: object
  /** What is told of it when its bets open, of games that tell something. It says nothing of the result. */
  readonly card?: DealtCard
  /**
   * Of a totalisator: the coup as all stakes at the close make it. Turns, result, record and settlement without that are
   * those of a coup on which nobody has bet.
   */
  readonly closedWith?: (stakes: FightStakes) => Deal
  /** Of a cockfight: the same fight, its card, odds and pools, with another result; null where none is called so. */
  readonly endedWith?: (result: string) => Deal | null
  /** Settles the bets of one player, who decided so. */
  readonly settle: (bets: readonly LiveBet[], decisions: readonly Decision[]) => Settlement
  /** Only of games in which players decide. */
  readonly deciding?: DealDeciding
  /**
   * Of games whose cards follow from what players decide: the coup as they have played it, and as it was played by its
   * result. Turns, result and record without that are those of a coup on which nobody has bet.
   */
  readonly playedBy?: (players: readonly DecidingPlayer[]) => Deal
  readonly playedAs?: (played: PlayedBoxes) => Deal
}

/** An outcome that was entered by hand. */
export type JudgedOutcome = Pick<Deal, 'turns' | 'result' | 'recorded' | 'settle'>

/** How outcomes of a game are entered, where the drawn one has to be corrected. */
export type OutcomeEntry = {
  /** What is entered, in the order in which it is shown. */
  readonly fields: readonly OutcomeField[]
  /** The outcome that shows this instead of what was drawn, with the same stakes; null where the coup cannot end so. */
  readonly judge: (turns: readonly Turn[], drawn: Deal) => JudgedOutcome | null
}

/** What many coups come from: it follows from a seed and is not told before it has ended. */
export type DealtSeries = {
  /** Of a shoe: its first card, and how many cards were laid away for it. */
  readonly burn: { readonly card: string; readonly count: number } | null
  /** Its cards, or outcomes. */
  readonly length: number
  /** The coup of a number; null where the series is over before it. */
  readonly deal: (number: number) => Deal | null
}

/** A game as tables deal it. */
export type TableGame = {
  readonly code: GameCode
  readonly variant: TableRules['variant']
  readonly spots: readonly { readonly code: string }[]
  readonly sides: readonly TwoSides[]
  /** What a spot returns at most, in stakes, the stake included. */
  readonly maximumMultiple: (spot: string) => Fraction
  /** The return of its best usual bet, in per cent with two decimals, as it is listed. */
  readonly returnToPlayer: string
  /** Whether it is played on a page of its own only: what its players are told and asked has no room beside others. */
  readonly isAlone?: boolean
  /** Boxes that members sit at and decide for, in the order of play. */
  readonly boxes?: readonly number[]
  /** Whether bets are paid from a pool of all stakes, which is in one currency. */
  readonly isPool?: boolean
  /** How many turns a coup has, where that is told beforehand. */
  readonly turns?: number
  /** The most that these bets win together, stakes included; without it each spot is thought of by itself. */
  readonly maximumWin?: (bets: readonly LiveBet[]) => bigint
  /** Without it the result of a coup cannot be corrected. */
  readonly entry?: OutcomeEntry
  readonly series: (seed: RoundSeed) => DealtSeries
  /** The record of a series that has ended, by which anybody deals it again. */
  readonly record: (told: RevealedSeries, deals: readonly Deal[]) => object
}

/** A series that has ended, with the bets on it of whoever asks. */
export type RevealedSeries = RoundSeed & {
  readonly id: string
  readonly commitment: string
  readonly dealt: DealtSeries
  readonly bets: readonly RecordedBet[]
  /** Coups that count otherwise than they were drawn, by their number: void, or with another outcome. */
  readonly revised: readonly RevisedCoup[]
}

/** `outcome` as the record of the series tells one; null of a coup that is void. */
export type RevisedCoup = { readonly number: number; readonly outcome: object | null }

/** A bet as a record tells it. */
export type RecordedBet = {
  readonly round: string
  /** The number of its coup. */
  readonly number: number
  readonly spot: string
  readonly stake: string
  readonly win: string
  /** Where its player decided anything. */
  readonly decisions?: readonly Decision[]
}
