import { GAME_TYPES, type GameType } from '@sanuk/contracts/catalogue'
import { type Amount, amount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import type { Transaction } from '#platform/database'

/** What settled rounds add to what a member played, or, where one was corrected, take from it. */
export type Played = {
  readonly brand: string
  readonly member: string
  readonly currency: CurrencyCode
  readonly vendor: string
  readonly game: string
  readonly gameType: GameType
  readonly settledAt: Date
  readonly rounds: number
  readonly stake: Amount
  readonly win: Amount
  /** What of the stake counts as turnover (`wagers.valid_stake`). */
  readonly valid: Amount
  /** Of the rounds, those that paid back more than was staked. */
  readonly wins: number
}

type Row = Omit<Played, 'currency' | 'gameType' | 'stake' | 'win' | 'valid'> & {
  readonly currency: string
  readonly gameType: string
  readonly stake: bigint
  readonly win: bigint
  readonly valid: bigint
}

/** Takes up to so many that nobody counted yet; they are gone when the transaction commits. */
export async function takeUncounted(transaction: Transaction, limit: number): Promise<Played[]> {
  const { rows } = await sql<Row>`
    delete from wagers.uncounted where ctid = any (array(select ctid from wagers.uncounted limit ${limit}))
    returning brand, member, currency, vendor, game, game_type as "gameType", settled_at as "settledAt", rounds, stake,
              win, valid, wins`.execute(transaction)
  return rows.map(readRow)
}

function readRow(row: Row): Played {
  const gameType = GAME_TYPES.find((known) => known === row.gameType)
  if (!gameType || !isCurrencyCode(row.currency)) throw new Error('a round of no known category or currency')
  const [stake, win, valid] = [amount(row.stake), amount(row.win), amount(row.valid)]
  return { ...row, currency: row.currency, gameType, stake, win, valid }
}
