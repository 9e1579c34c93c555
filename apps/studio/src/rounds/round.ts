import type { Round } from '@sanuk/engines/slots/spin'
import type { Amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { GameFault } from '../protocol.ts'
import type { DrawnFrom } from '../seeds/drawn-from.ts'

/**
 * Where a round stands. `betting`, `winning` and `rolling_back` name the call whose answer is awaited, and are written
 * before that call is made:
 *
 *     betting ──► winning ──► settled ──► shown
 *        │  └────────────────────────────► voided   (the platform refused the stake)
 *        └──────► rolling_back ──────────► voided   (it may have taken the stake: it gives it back)
 */
export const ROUND_STATES = ['betting', 'winning', 'settled', 'shown', 'rolling_back', 'voided'] as const
export type RoundState = (typeof ROUND_STATES)[number]

/** States in which the platform still owes an answer. */
export const OPEN_STATES = ['betting', 'winning', 'rolling_back'] as const satisfies readonly RoundState[]

/** One paid spin, with the names under which the platform knows its transactions. */
export type GameRound = {
  readonly id: string
  readonly session: string
  readonly ticket: string
  readonly spin: string
  readonly member: string
  readonly game: string
  readonly currency: CurrencyCode
  readonly mathVersion: string
  /** What its outcome is drawn from; null for a round that was begun before there were seeds. */
  readonly seed: DrawnFrom | null
  readonly stake: Amount
  readonly state: RoundState
  readonly bet: string
  readonly win: string
  readonly rollback: string
  readonly outcome: Round | null
  readonly won: Amount | null
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
