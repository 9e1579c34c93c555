import { type Amount, amount } from '@sanuk/money/amount'
import type { Transaction } from '#platform/database'
import type { Movement, RoundRecord } from '../round.ts'
import { readRoundRow, type WagersTables } from './round-rows.ts'

/** What a bet says of the round it opens. */
export type RoundOpening = Pick<
  RoundRecord,
  'id' | 'brand' | 'member' | 'vendor' | 'vendorRound' | 'game' | 'gameType' | 'currency' | 'startedAt'
>

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
    .where('vendor', '=', vendor)
    .where('vendor_round', '=', vendorRound)
    .forUpdate()
    .executeTakeFirst()
  return row ? readRoundRow(row) : null
}

/** Opens a round. Called under the vendor's lock of this round, so that nobody else opens it at the same time. */
export async function openRound(transaction: Transaction, opening: RoundOpening): Promise<RoundRecord> {
  const row = await transaction
    .withTables<WagersTables>()
    .insertInto('wagers.round')
    .values({
      id: opening.id,
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
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return readRoundRow(row)
}

/**
 * Writes down money that moved within a locked round. A round is settled when it is closed; one whose every stake was
 * taken back is rolled back, until somebody stakes in it again.
 */
export async function recordMovement(
  transaction: Transaction,
  round: RoundRecord,
  { movement, closes }: { movement: Movement; closes: boolean },
): Promise<RoundRecord> {
  const own = transaction.withTables<WagersTables>()
  const totals = totalsAfter(round, movement)
  const undone = movement.kind === 'rollback' && totals.stake === 0n && totals.win === 0n
  const state = undone ? 'rolled_back' : closes ? 'settled' : movement.kind === 'bet' ? 'open' : round.state
  const settledAt = state === 'open' ? null : (round.settledAt ?? movement.at)
  const next = { ...totals, state, settled_at: settledAt }
  await own.updateTable('wagers.round').set(next).where('id', '=', round.id).execute()
  const { count } = await own
    .selectFrom('wagers.movement')
    .select(({ fn }) => fn.countAll<bigint>().as('count'))
    .where('round', '=', round.id)
    .executeTakeFirstOrThrow()
  await own
    .insertInto('wagers.movement')
    .values({
      round: round.id,
      sequence: Number(count) + 1,
      kind: movement.kind,
      amount: movement.amount,
      balance_after: movement.balanceAfter,
      transaction: movement.transaction,
      at: movement.at,
    })
    .execute()
  return { ...round, ...totals, state, settledAt }
}

function totalsAfter(round: RoundRecord, { kind, amount: moved }: Movement): { stake: Amount; win: Amount } {
  switch (kind) {
    case 'bet':
      return { stake: amount(round.stake + moved), win: round.win }
    case 'win':
    case 'correction_up':
      return { stake: round.stake, win: amount(round.win + moved) }
    case 'correction_down':
      return { stake: round.stake, win: amount(round.win - moved) }
    case 'rollback':
    case 'return':
      return { stake: amount(round.stake - moved), win: round.win }
  }
}
