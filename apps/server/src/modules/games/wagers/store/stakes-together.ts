import type { BetSummary } from '@sanuk/contracts/bet-summary'
import type { GameType } from '@sanuk/contracts/catalogue'
import type { Amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'
import { roundId } from '#platform/round-id'
import type { RoundRecord } from '../round.ts'
import { readRoundRow, type WagersTables } from './round-rows.ts'

/** What a bet says beside its money: what it is about, and until when its round may stay open. */
export type BetNote = { readonly summary?: BetSummary | undefined; readonly until?: string | undefined }

/** Stakes of one member that were just posted one after the other, as the last changes of the account. */
export type StakesTogether = Pick<RoundRecord, 'brand' | 'member' | 'vendor' | 'currency' | 'account'> & {
  readonly at: Date
  readonly stakes: readonly {
    readonly vendorRound: string
    readonly game: string
    readonly gameType: GameType
    readonly amount: Amount
  }[]
}

/** The rounds that a vendor knows by these names, locked until the transaction ends; those that do not exist are missing. */
export async function lockRounds(
  transaction: Transaction,
  vendor: string,
  vendorRounds: readonly string[],
): Promise<Map<string, RoundRecord>> {
  const ids = vendorRounds.map((name) => roundId(vendor, name))
  const rows = await transaction
    .withTables<WagersTables>()
    .selectFrom('wagers.round')
    .selectAll()
    .where('id', '=', sql<string>`any (${ids}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute()
  return new Map(rows.map((row) => [row.vendor_round, readRoundRow(row)]))
}

/** Writes down stakes in new rounds and in locked ones that take stakes, in the transaction that moved the money. */
export async function stakeTogether(transaction: Transaction, { stakes, at, ...of }: StakesTogether): Promise<void> {
  await sql`
    select wagers.stake_together(
      ${stakes.map(({ vendorRound }) => roundId(of.vendor, vendorRound))}::uuid[],
      ${stakes.map(({ amount }) => amount)}::bigint[], ${stakes.map(({ vendorRound }) => vendorRound)}::text[],
      ${stakes.map(({ game }) => game)}::text[], ${stakes.map(({ gameType }) => gameType)}::text[],
      ${at}, ${of.account}, ${of.vendor}, ${of.brand}, ${of.member}, ${of.currency})`.execute(transaction)
}

/** Keeps what bets of locked rounds say, by our ids of the rounds. */
export async function keepNotes(
  transaction: Transaction,
  notes: readonly { readonly round: string; readonly note: BetNote | null }[],
): Promise<void> {
  if (notes.every(({ note }) => note === null)) return
  await sql`
    select wagers.keep_notes(${notes.map(() => 'p')}::text[], ${notes.map(({ round }) => round)}::uuid[],
                             ${notes.map(({ note }) => note && JSON.stringify(note))}::text[])`.execute(transaction)
}
