import type pg from 'pg'
import { isSignedHead, type SignedHead, signedHeads } from './seal.ts'
import { type Account, type Row, replay } from './verify-replay.ts'
import { verifySeals } from './verify-seals.ts'

/** Something in the books that is not as it must be, in words, with the row where there is one. */
export type Finding = { readonly row: string | null; readonly what: string }

export type Verification = {
  readonly attempts: number
  readonly accounts: number
  readonly seals: number
  /** The first ones; none when all is well. */
  readonly findings: readonly Finding[]
}

/** More findings than this are not listed. */
const FINDINGS_MAX = 20

/** Rows read at a time. */
const CHUNK = 5_000

/**
 * Rebuilds all balances from the transfers, walks the chain of seals and compares both with what stands in the books.
 * It shares no code with what writes them. `published` are heads that were kept outside the database.
 */
export async function verifyBooks(client: pg.Client, published: readonly SignedHead[] = []): Promise<Verification> {
  const findings: Finding[] = []
  const find = (row: string | null, what: string) => findings.length < FINDINGS_MAX && findings.push({ row, what })
  await client.query('begin isolation level repeatable read read only')
  try {
    const accounts = await readAccounts(client)
    const attempts = await replay(read(client, ATTEMPTS), accounts, find)
    await findStrays(client, find)
    const seals = await verifySeals(read(client, SEALS), find)
    compareHeads(seals, [...(await signedHeads(client, 1_000_000)), ...published], find)
    return { attempts, accounts: accounts.size, seals: seals.size, findings }
  } finally {
    await client.query('rollback')
  }
}

async function readAccounts(client: pg.Client): Promise<Map<string, Account>> {
  const accounts = new Map<string, Account>()
  const rows = read(
    client,
    `select id, brand, currency, floor, sequence, balance from ledger.account_balance
       join (select id, floor, sequence from ledger.account) kept using (id) order by id`,
  )
  for await (const row of rows) {
    accounts.set(String(row.id), {
      brand: String(row.brand),
      currency: String(row.currency),
      floor: BigInt(String(row.floor)),
      kept: { sequence: Number(row.sequence), balance: BigInt(String(row.balance)) },
    })
  }
  return accounts
}

const ATTEMPTS = `
  select a.batch, a.ordinal, a.key, a.reference, a.debit, a.credit, a.amount, a.debit_balance, a.credit_balance,
         a.debit_sequence, a.credit_sequence, a.kind, a.memo, encode(s.digests, 'hex') as digests,
         encode(s.hash, 'hex') as hash
    from ledger.attempt a left join ledger.sealed_batch s on s.batch = a.batch
   order by a.batch, a.ordinal`

const SEALS = `
  select number, encode(seal.hash, 'hex') as seal_hash, batch, encode(sealed_batch.hash, 'hex') as batch_hash
    from ledger.seal left join ledger.sealed_batch on sealed_batch.seal = number order by number, batch`

/** What no seal covers although its time has passed, and what belongs to no batch. */
async function findStrays(client: pg.Client, find: (row: string | null, what: string) => void): Promise<void> {
  const { rows } = await client.query(
    `select id::text as row, 'a batch that no seal covers' as what from ledger.batch
      where transaction < (select horizon from ledger.seal order by number desc limit 1)
        and not exists (select 1 from ledger.sealed_batch where batch = id)
     union all
     select batch || ' ' || ordinal, 'an attempt without its batch' from ledger.attempt
      where not exists (select 1 from ledger.batch where id = batch)
     union all
     select batch::text, 'a sealed batch that is gone' from ledger.sealed_batch
      where not exists (select 1 from ledger.batch where id = batch)
     order by 1 limit 20`,
  )
  for (const { row, what } of rows) find(row, what)
}

function compareHeads(
  seals: ReadonlyMap<string, string>,
  heads: readonly SignedHead[],
  find: (row: string | null, what: string) => void,
): void {
  for (const head of heads) {
    if (!isSignedHead(head)) find(null, `the head of seal ${head.seal} does not bear its signature`)
    else if (seals.get(head.seal) !== head.hash) find(null, `seal ${head.seal} is not the one that was signed`)
  }
}

/** Reads a long answer piece by piece; one at a time on a client. */
async function* read(client: pg.Client, select: string): AsyncGenerator<Row> {
  await client.query(`declare reading no scroll cursor for ${select}`)
  try {
    for (;;) {
      const { rows } = await client.query<Row>(`fetch ${CHUNK} from reading`)
      yield* rows
      if (rows.length < CHUNK) return
    }
  } finally {
    await client.query('close reading')
  }
}
