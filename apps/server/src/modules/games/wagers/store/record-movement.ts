import { type Amount, amount, ZERO } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Connection, Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import type { Movement, RoundRecord } from '../round.ts'
import { readRoundRow, type WagersTables } from './round-rows.ts'

/** What a bet says of the round it opens. */
export type RoundOpening = Pick<
  RoundRecord,
  'brand' | 'member' | 'vendor' | 'vendorRound' | 'game' | 'gameType' | 'currency' | 'account' | 'startedAt'
> & { readonly free?: { readonly grant: string; readonly stake: Amount }; readonly seat?: string | null }

/** The round a vendor knows by this name, locked until the transaction ends. */
export async function lockRound(
  transaction: Transaction,
  vendor: string,
  vendorRound: string,
): Promise<RoundRecord | null> {
  const row = await transaction
    .withTables<WagersTables>()
    .selectFrom('wagers.round')
    .selectAll()
    .where('id', '=', roundId(vendor, vendorRound))
    .forNoKeyUpdate()
    .executeTakeFirst()
  return row ? readRoundRow(row) : null
}

/** The round of this id. */
export async function findRound(connection: Connection, id: string): Promise<RoundRecord | null> {
  const row = await connection
    .withTables<WagersTables>()
    .selectFrom('wagers.round')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()
  return row ? readRoundRow(row) : null
}

/** Opens a round. Whoever opens it in the same moment, too, must begin again. */
export async function openRound(transaction: Transaction, opening: RoundOpening): Promise<RoundRecord> {
  const row = await transaction
    .withTables<WagersTables>()
    .insertInto('wagers.round')
    .values({
      id: roundId(opening.vendor, opening.vendorRound),
      brand: opening.brand,
      member: opening.member,
      vendor: opening.vendor,
      vendor_round: opening.vendorRound,
      game: opening.game,
      game_type: opening.gameType,
      currency: opening.currency,
      stake: 0n,
      win: 0n,
      state: 'open',
      started_at: opening.startedAt,
      settled_at: null,
      account: BigInt(opening.account),
      first_change: null,
      last_change: null,
      undone: false,
      reference: null,
      grant_id: opening.free?.grant ?? null,
      free_stake: opening.free?.stake ?? null,
      free_win: opening.free ? 0n : null,
      valid_stake: null,
      version: null,
      seat: opening.seat ?? null,
      summaries: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRoundRow(row)
}

/** Money that has just moved within a round: its change is the last one of the member's account. */
export type Recorded = Pick<Movement, 'kind' | 'amount' | 'at'> & { readonly closes?: boolean }

/**
 * Writes down money that moved within a locked round, in the transaction that moved it. A round is settled when it is
 * closed by its vendor; one whose every stake was taken back is rolled back, until somebody stakes in it again.
 */
export async function recordMovement(
  transaction: Transaction,
  round: RoundRecord,
  moved: Recorded,
): Promise<RoundRecord> {
  const totals = totalsAfter(round, moved)
  const state = stateAfter(round, moved, totals)
  const settledAt = state === 'open' || state === 'closed' ? null : (round.settledAt ?? moved.at)
  const change = sql<number>`(select sequence from ledger.account where id = ${round.account})`
  const row = await transaction
    .withTables<WagersTables>()
    .updateTable('wagers.round')
    .set({
      stake: totals.stake,
      win: totals.win,
      state,
      settled_at: settledAt,
      ...(round.free && { free_win: totals.freeWin }),
      undone: round.undone || moved.kind === 'rollback',
      first_change: round.changes ? round.changes.first : change,
      last_change: change,
    })
    .where('id', '=', round.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRoundRow(row)
}

type Totals = { readonly stake: Amount; readonly win: Amount; readonly freeWin: Amount }

function stateAfter(
  round: RoundRecord,
  { kind, closes }: Recorded,
  { stake, win, freeWin }: Totals,
): RoundRecord['state'] {
  if (kind === 'rollback' && stake === 0n && win === 0n && freeWin === 0n) return 'rolled_back'
  if (closes) return 'settled'
  if (kind === 'bet') return 'open'
  const corrected = kind === 'correction_up' || kind === 'correction_down'
  return corrected && round.state === 'settled' ? 'resettled' : round.state
}

/** What a free round wins is no win of its game: nobody staked for it. */
function totalsAfter(round: RoundRecord, { kind, amount: moved }: Recorded): Totals {
  const { stake, win } = round
  const freeWin = round.free?.win ?? ZERO
  switch (kind) {
    case 'bet':
      return { stake: amount(stake + moved), win, freeWin }
    case 'win':
      return round.free
        ? { stake, win, freeWin: amount(freeWin + moved) }
        : { stake, win: amount(win + moved), freeWin }
    case 'correction_up':
      return { stake, win: amount(win + moved), freeWin }
    case 'correction_down':
      return { stake, win: amount(win - moved), freeWin }
    case 'rollback':
    case 'return':
      return { stake: amount(stake - moved), win, freeWin }
  }
}
