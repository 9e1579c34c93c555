import { type BetSummary, betSummary } from '@sanuk/contracts/bet-summary'
import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { ROUND_STATES } from '@sanuk/contracts/wagers'
import { amount } from '@sanuk/money/amount'
import * as z from 'zod/mini'
import type { RoundRecord } from '../round.ts'

export type RoundTable = {
  id: string
  brand: string
  member: string
  vendor: string
  vendor_round: string
  game: string
  game_type: string
  currency: string
  stake: bigint
  win: bigint
  state: string
  started_at: Date
  settled_at: Date | null
  account: bigint
  first_change: number | null
  last_change: number | null
  undone: boolean
  reference: string | null
  grant_id: string | null
  free_stake: bigint | null
  free_win: bigint | null
  valid_stake: bigint | null
  version: number | null
  seat: string | null
  summaries: unknown
}

export type WagersTables = { 'wagers.round': RoundTable }

const summaryList: z.ZodMiniType<BetSummary[]> = z.array(betSummary)

/** A row as a round. Throws where a column does not hold what it should. */
export function readRoundRow(row: RoundTable): RoundRecord {
  const state = ROUND_STATES.find((known) => known === row.state)
  const gameType = GAME_TYPES.find((known) => known === row.game_type)
  if (!state || !gameType) throw new Error(`round ${row.id} is not readable`)
  return {
    id: row.id,
    brand: row.brand,
    member: row.member,
    vendor: row.vendor,
    vendorRound: row.vendor_round,
    game: row.game,
    gameType,
    currency: row.currency,
    stake: amount(row.stake),
    win: amount(row.win),
    state,
    account: String(row.account),
    changes:
      row.first_change === null || row.last_change === null ? null : { first: row.first_change, last: row.last_change },
    free: readFree(row),
    booked: row.reference ?? row.id,
    undone: row.undone,
    version: row.version,
    seat: row.seat,
    validStake: row.valid_stake === null ? null : amount(row.valid_stake),
    summaries: row.summaries === null ? [] : summaryList.parse(row.summaries),
    takesStakes: state === 'open' || (state === 'rolled_back' && row.version === null),
    isPending: state === 'open' || state === 'closed',
    startedAt: row.started_at,
    settledAt: row.settled_at,
  }
}

function readFree({ grant_id: grant, free_stake: stake, free_win: win }: RoundTable): RoundRecord['free'] {
  return grant === null || stake === null || win === null ? null : { grant, stake: amount(stake), win: amount(win) }
}
