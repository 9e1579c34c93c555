import type { Amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'
import type { RoundRecord } from '../round.ts'
import type { WagersTables } from './round-rows.ts'

/** What a round's vendor declares of it: what was staked in it and what it has won in all. A void one has neither. */
export type Declared = {
  readonly version: number
  readonly void: boolean
  readonly stake: Amount
  readonly win: Amount
  readonly validStake: Amount | null
  /** When money moved by it; `null` where none did. */
  readonly movedAt: Date | null
}

/**
 * Writes down what the vendor of a locked round declares, in the transaction that moved the money. A round keeps the
 * instant at which it was first settled; one that was void, or had won something else, is resettled.
 */
export async function settleDeclared(
  transaction: Transaction,
  round: RoundRecord,
  { movedAt, ...declared }: Declared,
): Promise<void> {
  const change = sql<number>`(select sequence from ledger.account where id = ${round.account})`
  await transaction
    .withTables<WagersTables>()
    .updateTable('wagers.round')
    .set({
      version: declared.version,
      stake: declared.stake,
      win: declared.win,
      valid_stake: declared.validStake,
      state: stateAfter(round, declared),
      undone: round.undone || declared.void,
      settled_at: round.settledAt ?? movedAt ?? sql<Date>`clock_timestamp()`,
      ...(movedAt !== null && { first_change: round.changes ? round.changes.first : change, last_change: change }),
    })
    .where('id', '=', round.id)
    .execute()
}

function stateAfter(round: RoundRecord, { void: isVoid, win }: Pick<Declared, 'void' | 'win'>): RoundRecord['state'] {
  if (isVoid) return 'rolled_back'
  if (round.version === null) return 'settled'
  return round.state === 'rolled_back' || round.win !== win ? 'resettled' : round.state
}
