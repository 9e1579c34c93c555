import { amount } from '@sanuk/money/amount'
import { isCurrencyCode } from '@sanuk/money/currency'
import type { ColumnType, JSONColumnType, RawBuilder, Selectable } from 'kysely'
import { GAME_FAULTS, type GameFault } from '../protocol.ts'
import { readDrawnFrom } from '../seeds/drawn-from.ts'
import { readRaise } from './raise.ts'
import { type GameRound, ROUND_STATES, type RoundClock, type RoundState } from './round.ts'

/** How a round lies in the database. */
export type RoundTable = {
  id: string
  session: string
  spin: string
  member: string
  game: string
  currency: string
  math_version: string
  seed: string | null
  nonce: number | null
  stake: bigint
  free_grant: string | null
  state: ColumnType<string, RoundState, RoundState>
  bet: string
  win: string
  rollback: string
  choice: JSONColumnType<object> | null
  moves: ColumnType<unknown[], never, RawBuilder<unknown>>
  raise: JSONColumnType<object> | null
  raises: ColumnType<unknown[], never, RawBuilder<unknown>>
  began_at: Date | null
  ends_at: Date | null
  outcome: JSONColumnType<object> | null
  won: bigint | null
  jackpot: bigint | null
  balance: bigint | null
  fault: string | null
  created_at: Date
  settled_at: Date | null
  leased_until: Date
  tries: ColumnType<number, never, number>
}

/** A round with what is read of its session and its seed. */
type RoundRow = Selectable<RoundTable> & { readonly ticket: string | null; readonly drawn_from: unknown }

/** Reads a round. Throws where a row holds what no round can. */
export function readRound(row: RoundRow): GameRound {
  const state = ROUND_STATES.find((known) => known === row.state)
  if (!state || !isCurrencyCode(row.currency)) throw new Error(`round ${row.id} is not readable`)
  const { id, session, spin, member, game, bet, win, rollback, tries } = row
  return {
    id,
    session,
    spin,
    member,
    game,
    bet,
    win,
    rollback,
    tries,
    state,
    ticket: row.ticket ?? '',
    currency: row.currency,
    mathVersion: row.math_version,
    seed: row.nonce === null ? null : readDrawnFrom(row.drawn_from, row.nonce),
    stake: amount(row.stake),
    freeGrant: row.free_grant,
    choice: row.choice,
    moves: row.moves,
    outcome: row.outcome,
    raise: row.raise && readRaise(row.raise),
    raises: row.raises.map(readRaise),
    clock: readClock(row),
    won: row.won === null ? null : amount(row.won),
    jackpot: row.jackpot === null ? null : amount(row.jackpot),
    balance: row.balance === null ? null : amount(row.balance),
    fault: row.fault === null ? null : readFault(row.fault),
    createdAt: row.created_at,
  }
}

function readClock({ began_at: began, ends_at: ends }: RoundRow): RoundClock | null {
  return began && ends && { began, ends }
}

function readFault(text: string): GameFault {
  return Object.hasOwn(GAME_FAULTS, text) ? (text as GameFault) : 'unknown_error'
}
