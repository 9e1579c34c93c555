import { randomUUID } from 'node:crypto'
import { openAccount } from '@sanuk/ledger/accounts'
import { makeSeal } from '@sanuk/ledger/seal'
import pg from 'pg'

/** What each member of the measurement was paid in: enough for every stake, and a million of them together no more than an account holds; in 1/10 000. */
const PAID_IN = 1_000_000_000_000n

/** Members whose past is written in one transaction. */
const PORTION = 100_000

export type Books = {
  readonly house: string
  /** More members, each with money that came from the house. Answers the first one's number. */
  addMembers(count: number): Promise<number>
  /** Pays into accounts that were opened elsewhere. */
  payIn(members: { first: number; count: number }): Promise<void>
  /** Bets of the past: one of each member in turn, as `post` would have written them. */
  addHistory(members: { first: number; count: number }, bets: number): Promise<void>
  /** Leaves things as on a server that has been running: everything is sealed, and a checkpoint was made. */
  settle(): Promise<void>
  /** Bytes on disk of everything the ledger keeps, once the tables are settled. */
  size(): Promise<number>
  close(): Promise<void>
}

/** Fills the books by the owner's hand, which is quicker than a million calls and leaves them as true. */
export async function openBooks(ownerUrl: string): Promise<Books> {
  const owner = new pg.Client({ connectionString: ownerUrl })
  await owner.connect()
  const brand = randomUUID()
  const house = await openAccount(owner, { brand, kind: 'vendor', owner: 'bench', currency: 'THB', guarded: false })
  return {
    house,
    addMembers: async (count) => {
      const { rows } = await owner.query("select nextval('ledger.guarded_account') + 1 as first")
      const first = Number(rows[0].first)
      await owner.query(
        `insert into ledger.account (id, brand, kind, owner, currency)
         select nextval('ledger.guarded_account'), $1, 'member', n::text, 'THB' from generate_series($2::bigint, $3) n`,
        [brand, first, first + count - 1],
      )
      await moveBetween(owner, { first, count, house, each: 1, win: true, amount: PAID_IN })
      return first
    },
    payIn: async (members) => {
      await moveBetween(owner, { ...members, house, each: 1, win: true, amount: PAID_IN })
    },
    addHistory: async ({ first, count }, bets) => {
      const each = Math.ceil(bets / count)
      for (let member = first; member < first + count; member += PORTION) {
        const portion = { first: member, count: Math.min(PORTION, first + count - member) }
        await moveBetween(owner, { ...portion, house, each, win: false, amount: 10_000n })
      }
      await owner.query('analyze ledger.attempt, ledger.account')
    },
    settle: async () => {
      while ((await makeSeal(owner)) !== 0);
      await owner.query('checkpoint')
    },
    size: async () => {
      const { rows } = await owner.query(
        `select sum(pg_total_relation_size(oid))::bigint as bytes from pg_class
          where relnamespace = 'ledger'::regnamespace and relkind = 'r'`,
      )
      return Number(rows[0].bytes)
    },
    close: () => owner.end(),
  }
}

type Moves = { first: number; count: number; house: string; each: number; win: boolean; amount: bigint }

/** So many transfers of each member, in batches of a hundred. */
async function moveBetween(owner: pg.Client, { first, count, house, each, win, amount }: Moves): Promise<void> {
  const [guarded, open, change] = win ? ['credit', 'debit', amount] : ['debit', 'credit', -amount]
  await owner.query('begin')
  await owner.query(
    `create temporary table moved on commit drop as
     select id, balance, sequence, turn, (id - $1) % 100 as ordinal,
            ledger.batch_at(now() - make_interval(secs => ($3 - turn) * ceil($2 / 100.0) / 1000000.0))
              + 256 * ((id - $1) / 100) as batch
       from generate_series(1, $3::integer) turn, ledger.account where id >= $1 and id < $1 + $2::bigint`,
    [first, count, each],
  )
  await owner.query('insert into ledger.batch (id) select distinct batch from moved')
  await owner.query(
    `insert into ledger.attempt (batch, key, reference, ${guarded}, ${open}, amount, ${guarded}_balance,
                                 ${guarded}_sequence, ordinal, kind)
     select batch, gen_random_uuid(), gen_random_uuid(), id, $1::bigint, $2::bigint, balance + $3::bigint * turn,
            sequence + turn, ordinal, 1 from moved`,
    [house, amount, change],
  )
  await owner.query(
    `update ledger.account
          set balance = balance + $1::bigint * $2::integer, sequence = sequence + $2::integer, room = null
      where id >= $3 and id < $3 + $4::bigint`,
    [change, each, first, count],
  )
  await owner.query('insert into ledger.open_sum select batch, $1, $2::bigint * count(*) from moved group by batch', [
    house,
    -change,
  ])
  await owner.query('commit')
}
