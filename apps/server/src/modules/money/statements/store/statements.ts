import { sql } from 'kysely'
import type { Connection, Database, Transaction } from '#platform/database'
import { type ListQuery, listPage } from '#platform/list-query'
import { type KeptLayout, readLayout, readStatementRow, type StatementRecord, writeGaps } from './rows.ts'

const LIST_SIZE = 20

/** Which statements of a brand: of one account, with differences that are still open, or without. */
type Wanted = { readonly brand: string; readonly account: string | undefined; readonly isOpen: boolean | undefined }

/** Of which account of which brand. */
export type OfAccount = { readonly brand: string; readonly account: string }

const columns = sql`
  statement.*,
  (select count(*)::int from statements.line
    where line.statement = statement.id and line.entry is not null) as matched,
  (select count(*)::int from statements.difference
    where difference.statement = statement.id and state = 'open') as open,
  (select count(*)::int from statements.difference where difference.statement = statement.id) as differences`

export type StatementStore = ReturnType<typeof createStatementStore>

/** Comparisons, and how the files of each account are read. */
export function createStatementStore(database: Database) {
  const list = async (rest: ReturnType<typeof sql>, on: Connection = database) =>
    (await sql`select ${columns} from statements.statement ${rest}`.execute(on)).rows.map(readStatementRow)
  return {
    find: async (brand: string, id: string) => (await list(sql`where brand = ${brand} and id = ${id}`))[0] ?? null,
    ofFile: async ({ brand, account }: OfAccount, hash: string, on: Connection = database) =>
      (await list(sql`where brand = ${brand} and account = ${account} and file_hash = ${hash}`, on))[0] ?? null,
    /** The statement of the account that ends last before an instant. */
    before: async ({ brand, account }: OfAccount, instant: Date, on: Connection = database) =>
      (
        await list(
          sql`where brand = ${brand} and account = ${account} and until <= ${instant}
              order by until desc, made_at desc limit 1`,
          on,
        )
      )[0] ?? null,
    /** By when they were compared. */
    page: async ({ brand, account, isOpen }: Wanted, asked: ListQuery) => {
      const page = listPage({ at: 'made_at', id: 'id' }, asked, LIST_SIZE)
      const openOnes = sql`exists (
        select from statements.difference where difference.statement = statement.id and state = 'open')`
      const rows = await list(sql`
        where brand = ${brand} and ${account ? sql`account = ${account}` : sql`true`}
          and ${isOpen === undefined ? sql`true` : sql`${openOnes} = ${isOpen}`} and ${page.where}
        order by ${page.order} limit ${page.limit}`)
      return page.cut(rows, ({ madeAt, id }) => ({ at: madeAt, id }))
    },
    add: addStatement,
    layoutOf: async ({ brand, account }: OfAccount): Promise<KeptLayout | null> => {
      const { rows } = await sql`
        select * from statements.layout where brand = ${brand} and account = ${account}`.execute(database)
      return rows[0] ? readLayout(rows[0]) : null
    },
    keepLayout: async (transaction: Transaction, of: OfAccount, layout: KeptLayout): Promise<void> => {
      const { headers, columns: places, toleranceMinutes } = layout
      await sql`
        insert into statements.layout as kept (brand, account, headers, columns, tolerance_minutes)
        values (${of.brand}, ${of.account}, ${[...headers]}::text[], ${JSON.stringify(places)}::jsonb,
                ${toleranceMinutes})
        on conflict (brand, account) do update
           set headers = excluded.headers, columns = excluded.columns,
               tolerance_minutes = excluded.tolerance_minutes
         where (kept.headers, kept.columns, kept.tolerance_minutes)
               is distinct from (excluded.headers, excluded.columns, excluded.tolerance_minutes)`.execute(transaction)
    },
  }
}

async function addStatement(transaction: Transaction, record: StatementRecord): Promise<void> {
  const { id, brand, account, currency, fileName, fileHash, madeBy, madeAt, from, until, coversFrom } = record
  const { lines, fresh, moneyIn, moneyOut, linesIn, linesOut, opening, closing, gaps, books, held } = record
  await sql`
    insert into statements.statement
      (id, brand, account, currency, file_name, file_hash, made_by, made_at, first_at, until, covers_from, lines,
       fresh, money_in, money_out, lines_in, lines_out, opening, closing, gaps, gaps_named, books, held,
       tolerance_minutes)
    values (${id}, ${brand}, ${account}, ${currency}, ${fileName}, ${fileHash}, ${madeBy}, ${madeAt}, ${from},
            ${until}, ${coversFrom}, ${lines}, ${fresh}, ${moneyIn}, ${moneyOut}, ${linesIn}, ${linesOut},
            ${opening}, ${closing}, ${gaps}, ${writeGaps(record.gapsNamed)}::jsonb, ${books}, ${held},
            ${record.toleranceMinutes})`.execute(transaction)
}
