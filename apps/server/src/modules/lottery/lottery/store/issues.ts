import { sql } from 'kysely'
import * as z from 'zod/mini'
import { type Connection, type Database, inTransaction, type Transaction } from '#platform/database'
import type { Head } from '../house-draw.ts'
import type { PlannedIssue } from '../schedule.ts'

const hex = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((bytes) => Buffer.from(bytes).toString('hex')),
)

const issueRow = z.object({
  id: z.bigint(),
  game: z.string(),
  number: z.string(),
  opensAt: z.date(),
  sealsAt: z.date(),
  drawsAt: z.date(),
  state: z.enum(['open', 'sealed', 'drawn', 'settling', 'settled', 'cancelled']),
  commitment: z.nullable(hex),
  sealedAt: z.nullable(z.date()),
  head: z.nullable(z.object({ number: z.string(), hash: z.string() })),
  drawnAt: z.nullable(z.date()),
  result: z.nullable(z.array(z.string())),
  settledTo: z.bigint(),
  version: z.number(),
  simulated: z.boolean(),
})
export type IssueRecord = z.output<typeof issueRow>

const columns = sql`
  id, game, issue.number, opens_at as "opensAt", seals_at as "sealsAt", draws_at as "drawsAt", state::text, commitment,
  issue.sealed_at as "sealedAt", drawn_at as "drawnAt", result, settled_to as "settledTo",
  version, simulated,
  case when head_number is not null
       then jsonb_build_object('number', head_number::text, 'hash', encode(head_hash, 'hex')) end as head`

/** An issue of a game that is planned; a house draw has a seed. */
type IssueToCome = PlannedIssue & { readonly game: string; readonly seed: Buffer | null }

export type IssueStore = ReturnType<typeof createIssueStore>

/** Issues, and what time it is where bets are taken. */
export function createIssueStore(database: Database) {
  const some = async (query: ReturnType<typeof sql>, on: Connection = database): Promise<IssueRecord[]> =>
    (await query.execute(on)).rows.map((row) => issueRow.parse(row))
  return {
    now: async (): Promise<Date> => {
      const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(database)
      if (!rows[0]) throw new Error('the database has no clock')
      return rows[0].now
    },
    /** Writes down issues to come; those that are known stay as they are. Each house draw has a seed that nobody knows. */
    plan: async (issues: readonly IssueToCome[]): Promise<void> => {
      await sql`
        insert into lottery.issue (game, number, opens_at, seals_at, draws_at, seed)
        select game, number, opens_at, seals_at, draws_at, decode(seed, 'hex')
          from unnest(${issues.map(({ game }) => game)}::text[], ${issues.map(({ number }) => number)}::text[],
                      ${issues.map(({ opensAt }) => opensAt)}::timestamptz[],
                      ${issues.map(({ sealsAt }) => sealsAt)}::timestamptz[],
                      ${issues.map(({ drawsAt }) => drawsAt)}::timestamptz[],
                      ${issues.map(({ seed }) => seed?.toString('hex') ?? null)}::text[])
               as planned (game, number, opens_at, seals_at, draws_at, seed)
        on conflict on constraint issue_number do nothing`.execute(database)
    },
    /** Issues that take bets, the next one first. */
    open: (game: string, count: number) =>
      some(sql`
        select ${columns} from lottery.issue
         where game = ${game} and state = 'open' and seals_at > clock_timestamp() order by seals_at limit ${count}`),
    /** Issues that take no more bets and have no result yet. */
    awaited: (game: string) =>
      some(sql`
        select ${columns} from lottery.issue
         where game = ${game} and (state = 'sealed' or (state = 'open' and seals_at <= clock_timestamp()))
         order by seals_at`),
    /** Issues with a result, the latest first. */
    drawn: (game: string, count: number) =>
      some(sql`
        select ${columns} from lottery.issue
         where game = ${game} and result is not null and state <> 'cancelled' order by draws_at desc limit ${count}`),
    /** The open issue and the latest result of each game. */
    standing: async (games: readonly string[]) => {
      const [open, latest] = await Promise.all([
        some(sql`
          select issue.* from unnest(${games}::text[]) as game,
                 lateral (select ${columns} from lottery.issue
                           where issue.game = game.game and state = 'open' and seals_at > clock_timestamp()
                           order by seals_at limit 1) issue`),
        some(sql`
          select issue.* from unnest(${games}::text[]) as game,
                 lateral (select ${columns} from lottery.issue
                           where issue.game = game.game and result is not null and state <> 'cancelled'
                           order by draws_at desc limit 1) issue`),
      ])
      return { open, latest }
    },
    named: async (game: string, number: string): Promise<IssueRecord | null> =>
      (await some(sql`select ${columns} from lottery.issue where game = ${game} and issue.number = ${number}`))[0] ??
      null,
    byNames: (names: readonly { readonly game: string; readonly number: string }[]) =>
      some(sql`
        select ${columns} from lottery.issue
         where (game, issue.number) in (select * from unnest(${names.map(({ game }) => game)}::text[],
                                                             ${names.map(({ number }) => number)}::text[]))`),
    byIds: (ids: readonly bigint[]) =>
      some(sql`select ${columns} from lottery.issue where id = any (${ids}::bigint[])`),
    /** A settled issue, locked, whose result is of this version; nothing where it was corrected since. */
    lockSettled: async (transaction: Transaction, id: bigint, version: number): Promise<IssueRecord | null> =>
      (
        await some(
          sql`
            select ${columns} from lottery.issue
             where id = ${id} and state = 'settled' and version = ${version} for no key update`,
          transaction,
        )
      )[0] ?? null,
    /** The seed of an issue that was drawn. */
    seedOf: async (id: bigint): Promise<string | null> => {
      const { rows } = await sql<{ seed: string }>`
        select encode(seed, 'hex') as seed from lottery.issue where id = ${id} and result is not null`.execute(database)
      return rows[0]?.seed ?? null
    },
    /** Issues whose bets have ended, and house draws whose time has come. */
    dueToDraw: () =>
      some(sql`
        select ${columns} from lottery.issue
         where (state = 'open' and seals_at <= clock_timestamp())
            or (state = 'sealed' and seed is not null and draws_at <= clock_timestamp())
         order by seals_at limit 200`),
    /** Issues that are drawn and not settled to the end. */
    dueToSettle: () =>
      some(sql`
        select ${columns} from lottery.issue where state in ('drawn', 'settling') order by draws_at limit 200`),
    /**
     * Seals an issue once no bet on it is under way, and has the ledger make a seal soon, whether or not anything else
     * moves. Whoever comes second changes nothing.
     */
    seal: (id: bigint): Promise<void> =>
      inTransaction(database, async (transaction) => {
        await sql`select lottery.hold_issue_alone(${id})`.execute(transaction)
        const { numAffectedRows } = await sql`
          update lottery.issue set state = 'sealed', sealed_at = clock_timestamp(), sealed_after = (select max(number) from ledger.seal)
           where id = ${id} and state = 'open' and seals_at <= clock_timestamp()`.execute(transaction)
        if (numAffectedRows !== 1n) return
        await sql`
          select from ledger.post(array[]::uuid[], array[]::bigint[], array[]::bigint[], array[]::bigint[],
                                  array[]::smallint[], array[]::uuid[], array[]::text[], 0)`.execute(transaction)
      }),
    /** An issue that is to be drawn, locked, with its seed and the ledger's first seal since; nothing before all is there. */
    toDraw: async (
      transaction: Transaction,
      id: bigint,
    ): Promise<(IssueRecord & { readonly seed: string; readonly mixed: Head }) | null> => {
      const { rows } = await sql`
        select ${columns}, encode(seed, 'hex') as seed, made.number::text as "headNumber",
               encode(made.hash, 'hex') as "headHash"
          from lottery.issue,
               lateral (select seal.number, hash from ledger.seal
                         where seal.number > sealed_after and seal.sealed_at > issue.sealed_at
                         order by seal.number limit 1) made
         where id = ${id} and state = 'sealed' and draws_at <= clock_timestamp() and seed is not null
           for update of issue`.execute(transaction)
      const [row] = rows
      if (!row) return null
      const { seed, headNumber, headHash } = drawRow.parse(row)
      return { ...issueRow.parse(row), seed, mixed: { number: headNumber, hash: headHash } }
    },
    keepResult: async (
      transaction: Transaction,
      { id, result, head }: { readonly id: bigint; readonly result: readonly string[]; readonly head: Head },
    ): Promise<void> => {
      await sql`
        update lottery.issue
           set state = 'drawn', drawn_at = clock_timestamp(), result = ${result}::text[],
               head_number = ${head.number}::bigint, head_hash = decode(${head.hash}, 'hex')
         where id = ${id}`.execute(transaction)
    },
    beginSettling: async (id: bigint): Promise<void> => {
      await sql`update lottery.issue set state = 'settling' where id = ${id} and state = 'drawn'`.execute(database)
    },
    endSettling: async (id: bigint, from: bigint): Promise<void> => {
      await sql`
        update lottery.issue set state = 'settled', settled_at = clock_timestamp()
         where id = ${id} and state = 'settling' and settled_to = ${from}`.execute(database)
    },
  }
}

const drawRow = z.object({ seed: z.string(), headNumber: z.string(), headHash: z.string() })
