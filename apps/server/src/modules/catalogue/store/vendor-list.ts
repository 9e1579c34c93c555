import type { Transaction } from '#platform/database'
import type { Game } from '../game.ts'
import { type GameTables, rowOf } from './game-rows.ts'

/** A vendor's whole list; `listed` is whether the lobby shows it. */
type VendorList = {
  readonly vendor: string
  readonly firstPlace: number
  readonly games: readonly Game[]
  readonly listed: boolean
}

/** Takes over a vendor's list whole: games it no longer names stay for the records and are shown no more. */
export async function replaceList(
  transaction: Transaction,
  { vendor, firstPlace, games, listed }: VendorList,
): Promise<void> {
  const own = transaction.withTables<GameTables>()
  await own.updateTable('catalogue.game').set({ listed: false }).where('vendor', '=', vendor).execute()
  for (const [place, game] of games.entries()) {
    const row = rowOf(game, { place: firstPlace + place, listed })
    const { node_id: _, vendor: __, code: ___, ...changing } = row
    await own
      .insertInto('catalogue.game')
      .values(row)
      .onConflict((conflict) => conflict.constraint('game_of_vendor').doUpdateSet(changing))
      .execute()
  }
}
