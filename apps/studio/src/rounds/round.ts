import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { GameFault } from '../protocol.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'
import type { Raise } from './raise.ts'

/**
 * Where a round stands. `betting`, `winning` and `rolling_back` name the call whose answer is awaited, and are written
 * before that call is made; `playing` awaits the player's next move, which may stake more. A round whose outcome is known
 * at once is drawn while it is `betting`; then stake and win are asked for in one step:
 *
 *     betting ──► (playing) ──► winning ──► settled ──► shown   (`betting` with its outcome goes to `settled` at once)
 *        │ └───────────│────────────────────────────────► voided   (the platform refused the stake)
 *        └──────► rolling_back ─────────────────────────► voided   (it may have taken the stake: it gives it back)
 *
 *     playing ──► raising ──► playing or winning           (the further stake was taken, and its move made)
 *                    │ └──────► playing                    (it was refused: there was no such move)
 *                    └► lowering ──► playing               (it may have been taken, and is given back)
 */
export const ROUND_STATES = [
  ...(['betting', 'playing', 'raising', 'lowering', 'winning'] as const),
  ...(['settled', 'shown', 'rolling_back', 'voided'] as const),
] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** States in which the platform still owes an answer. */
export const OPEN_STATES = [
  ...(['betting', 'raising', 'lowering', 'winning', 'rolling_back'] as const),
] as const satisfies readonly RoundState[]

/** States in which it is not known yet how a round ends: nothing it is drawn from may be told. */
export const UNFINISHED_STATES = [...OPEN_STATES, 'playing'] as const satisfies readonly RoundState[]

/** A span of time in which a round is played. */
export type RoundClock = { readonly began: Date; readonly ends: Date }

/** One paid round, with the names under which the platform knows its transactions. */
export type GameRound = {
  readonly id: string
  readonly session: string
  /** Empty once the session is forgotten, which none is while a round of it is not over. */
  readonly ticket: string
  readonly spin: string
  readonly member: string
  readonly game: string
  readonly currency: CurrencyCode
  readonly mathVersion: string
  /** What its outcome is drawn from; null for a round that was begun before there were seeds. */
  readonly seed: DrawnFrom | null
  readonly stake: Amount
  /** The platform's grant by which it is played free: then nobody pays the stake. */
  readonly freeGrant: string | null
  readonly state: RoundState
  readonly bet: string
  readonly win: string
  readonly rollback: string
  /** What the player chose with the stake; null in a game without choices. */
  readonly choice: unknown
  /** What he has done since. */
  readonly moves: readonly unknown[]
  /** The further stake that is asked for, and those that were taken. */
  readonly raise: Raise | null
  readonly raises: readonly Raise[]
  /** From when to when a round against the clock goes on that its player does not end. */
  readonly clock: RoundClock | null
  /** What the game made of it, as the game keeps it; null until the end. */
  readonly outcome: unknown
  readonly won: Amount | null
  /** What of it is a jackpot. */
  readonly jackpot: Amount | null
  readonly balance: Amount | null
  readonly fault: GameFault | null
  readonly createdAt: Date
  readonly tries: number
}

/** Whether the platform still owes an answer. */
export function isOpen({ state }: GameRound): boolean {
  return OPEN_STATES.some((open) => open === state)
}

/** Whether a round was played to its end and its win paid. */
export function isPlayed({ state }: GameRound): boolean {
  return state === 'settled' || state === 'shown'
}
