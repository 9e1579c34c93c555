import { sql } from 'kysely'
import type { Transaction } from '#platform/database'
import type { NamedLine } from '../digest.ts'
import type { OpenLine, Pair } from '../match.ts'
import { readOpenLine } from './rows.ts'
import type { OfAccount } from './statements.ts'

/** A line that no earlier file had. */
export type FreshLine = NamedLine & { readonly id: string }

export type LineStore = ReturnType<typeof createLineStore>

/** Lines of banks' files, each once, and what of our books they are. */
export function createLineStore() {
  return {
    /** Of these lines, those that an earlier file had. */
    known: async (on: Transaction, { brand, account }: OfAccount, digests: readonly string[]): Promise<Set<string>> => {
      const { rows } = await sql<{ digest: string }>`
        select digest from statements.line
         where brand = ${brand} and account = ${account} and digest = any (${[...digests]}::text[])`.execute(on)
      return new Set(rows.map(({ digest }) => digest))
    },
    add: addLines,
    /** Lines that are nothing of ours yet and that nobody has said anything about, from an instant on. */
    open: async (on: Transaction, { brand, account }: OfAccount, since: Date): Promise<OpenLine[]> => {
      const { rows } = await sql`
        select line.* from statements.line join statements.difference on difference.line = line.id
         where line.brand = ${brand} and line.account = ${account} and line.entry is null
           and line.at >= ${since} and difference.kind = 'only_at_bank' and difference.state = 'open'
         order by line.at`.execute(on)
      return rows.map(readOpenLine)
    },
    /** Of these entries of our books, those that are some line, and when the bank wrote it. */
    matched: async (on: Transaction, { brand, account }: OfAccount, keys: readonly string[]) => {
      const { rows } = await sql<{ entry: string; at: Date }>`
        select entry, at from statements.line
         where brand = ${brand} and account = ${account} and entry = any (${[...keys]}::text[])`.execute(on)
      return new Map(rows.map(({ entry, at }) => [entry, at]))
    },
    match: async (transaction: Transaction, pairs: readonly Pair[]): Promise<void> => {
      await sql`
        update statements.line set entry = found.entry, matched_by = found.way
          from unnest(${pairs.map(({ line }) => line.id)}::uuid[], ${pairs.map(({ entry }) => entry.key)}::text[],
                      ${pairs.map(({ by }) => by)}::text[]) as found (id, entry, way)
         where line.id = found.id`.execute(transaction)
    },
    matchByHand: async (transaction: Transaction, line: string, entry: string): Promise<void> => {
      await sql`update statements.line set entry = ${entry}, matched_by = 'hand' where id = ${line}`.execute(
        transaction,
      )
    },
  }

  async function addLines(
    transaction: Transaction,
    { brand, account, statement }: OfAccount & { readonly statement: string },
    lines: readonly FreshLine[],
  ): Promise<void> {
    const list = <T>(read: (line: FreshLine) => T) => sql`${lines.map(read)}`
    await sql`
      insert into statements.line
        (brand, account, statement, id, digest, line, at, span, amount, balance, reference, description)
      select ${brand}::uuid, ${account}, ${statement}::uuid, *
        from unnest(${list((it) => it.id)}::uuid[], ${list((it) => it.digest)}::text[],
                    ${list((it) => it.line)}::integer[], ${list((it) => it.at)}::timestamptz[],
                    ${list((it) => it.span)}::integer[], ${list((it) => it.amount)}::bigint[],
                    ${list((it) => it.balance)}::bigint[], ${list((it) => it.reference)}::text[],
                    ${list((it) => it.description)}::text[])`.execute(transaction)
  }
}
