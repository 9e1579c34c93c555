import type { Lease } from '@sanuk/vendor-server/lease'
import { sql } from 'kysely'
import type { Database } from '../database.ts'
import type { GameRound } from '../rounds/round.ts'
import { beginAll, type NotBegun } from '../rounds/usual-steps.ts'
import { type FreeGrant, isPlayable, readFreeGrant } from './free-grant.ts'

export type NewGrant = Omit<FreeGrant, 'revokedAt' | 'used' | 'won'>

export type FreeGrantStore = ReturnType<typeof createFreeGrantStore>

const selected = sql`
  select g.name, g.member, g.currency, g.games, g.rounds, g.stake, g.most_win as "mostWin", g.from_at as "from",
         g.until_at as "until", g.revoked_at as "revokedAt", of.used, of.won
    from studio.free_grant g cross join lateral (
      select count(*)::int as used, coalesce(sum(won), 0)::text as won
        from studio.round where free_grant = g.name and state <> 'voided') of`

/** Free rounds as they lie in the database. */
export function createFreeGrantStore(database: Database) {
  const find = async (name: string, on: Database = database): Promise<FreeGrant | null> => {
    const { rows } = await sql`${selected} where g.name = ${name}`.execute(on)
    return rows[0] === undefined ? null : readFreeGrant(rows[0])
  }
  return {
    find,
    /** Writes a grant down, once by its name; what was there before stays. */
    keep: async (grant: NewGrant, now: Date): Promise<void> => {
      const { name, member, currency, games, rounds, stake, mostWin, from, until } = grant
      await sql`
        insert into studio.free_grant (name, member, currency, games, rounds, stake, most_win, from_at, until_at, made_at)
        values (${name}, ${member}, ${currency}, ${[...games]}::text[], ${rounds}, ${stake}, ${mostWin}, ${from}, ${until},
                ${now})
        on conflict (name) do nothing`.execute(database)
    },
    /** Takes back what was not begun. Answers whether there is such a grant. */
    revoke: async (name: string, now: Date): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update studio.free_grant set revoked_at = coalesce(revoked_at, ${now}) where name = ${name}`.execute(database)
      return numAffectedRows === 1n
    },
    /** What a member may play free in a game now: what ends first. */
    next: async (of: Pick<GameRound, 'member' | 'game' | 'currency'>, now: Date): Promise<FreeGrant | null> => {
      const { rows } = await sql`
        ${selected}
         where g.member = ${of.member} and g.currency = ${of.currency} and ${of.game} = any (g.games)
           and g.revoked_at is null and g.from_at <= ${now} and g.until_at > ${now} and of.used < g.rounds
         order by g.until_at, g.name limit 1`.execute(database)
      return rows[0] === undefined ? null : readFreeGrant(rows[0])
    },
    /**
     * Begins a round by its grant, whose row is held meanwhile: however many windows try at once, no more begin than were
     * granted. `spent` where the grant has none for it.
     */
    begin: (round: GameRound, lease: Lease, now: Date): Promise<GameRound | NotBegun | 'spent'> =>
      database.transaction().execute(async (transaction) => {
        await sql`select from studio.free_grant where name = ${round.freeGrant} for update`.execute(transaction)
        const grant = round.freeGrant === null ? null : await find(round.freeGrant, transaction)
        if (!grant || !isPlayable(grant, now) || !isFor(grant, round)) return 'spent'
        const [begun = 'busy'] = await beginAll(transaction, [{ round, lease }])
        if (typeof begun === 'string') return begun
        await sql`update studio.round set free_grant = ${grant.name} where id = ${round.id}`.execute(transaction)
        return begun
      }),
  }
}

const isFor = ({ member, currency, games, stake }: FreeGrant, round: GameRound): boolean =>
  member === round.member && currency === round.currency && games.includes(round.game) && stake === round.stake
