import { sql } from 'kysely'
import { type Database, inTransaction } from '#platform/database'

/** Rounds that stand open, found without an index on their state. */
export function createOpenRoundStore(database: Database) {
  return {
    brands: async (): Promise<string[]> => {
      const { rows } = await sql<{ id: string }>`select id from system.brand`.execute(database)
      return rows.map(({ id }) => id)
    },
    /** Notes those that began before an instant and were not looked at yet; the last minute before is looked at twice. */
    note: (brand: string, until: Date): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await sql`
          insert into records.open_look (brand, looked_to) values (${brand}, '-infinity') on conflict do nothing`.execute(
          transaction,
        )
        await sql`
          with look as materialized (
            select looked_to from records.open_look where brand = ${brand} for update
          )
          insert into records.open_round (round, brand, member, started_at)
          select round.id, round.brand, round.member, round.started_at
            from look join wagers.round on round.started_at >= look.looked_to - interval '1 minute'
           where round.brand = ${brand} and round.started_at < ${until} and round.settled_at is null
          on conflict do nothing`.execute(transaction)
        await sql`
          update records.open_look set looked_to = greatest(looked_to, ${until}) where brand = ${brand}`.execute(
          transaction,
        )
      }),
    forgetEnded: async (): Promise<void> => {
      await sql`
        delete from records.open_round using wagers.round
         where round.id = open_round.round and round.settled_at is not null`.execute(database)
    },
  }
}
