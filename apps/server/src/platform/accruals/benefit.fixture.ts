import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { openAccount, readBalance } from '@sanuk/ledger/accounts'
import { type Amount, amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import pg from 'pg'
import { acrossBrands } from '#platform/brand-scope'
import type { AccountOf, WalletOwner } from '#platform/capabilities/wallet-account'
import { openDatabase, queryable, type Transaction } from '#platform/database'
import { cloneDatabase } from '../../../../../tools/launcher/src/cloned-database.ts'
import { createAccrualRows } from './accrual-rows.ts'
import { createClosedPeriods } from './closed-periods.ts'
import type { Paying } from './pay-members.ts'

/** A benefit of one per cent of what is played in each hour, in tables of its own. */
const TABLES = `
create schema benefit;
create table benefit.play (
  sequence bigserial primary key, brand uuid not null, member uuid not null, at timestamptz not null, stake bigint not null
);
create table benefit.hour (
  member uuid not null, hour text not null, brand uuid not null, rank smallint not null, stake bigint not null,
  earned bigint not null check (earned >= 0), paid bigint not null default 0 check (paid >= 0), counted integer not null,
  primary key (member, hour), constraint at_most_two_per_cent check (earned * 50 <= greatest(stake, 0))
);
create table benefit.closed_hour (
  brand uuid not null, hour text not null, members integer not null, closed_at timestamptz not null,
  primary key (brand, hour)
);
create table benefit.followed (change bigint not null);
insert into benefit.followed values (0);
create table benefit.bonus (source text primary key, member uuid not null, amount bigint not null, percent integer not null);
grant usage on schema benefit to sanuk_application;
grant select, insert, update on all tables in schema benefit to sanuk_application;
call platform.wall('benefit.hour');
call platform.wall('benefit.closed_hour');`

type Counted = {
  readonly brand: string
  readonly name: string
  readonly from: Date
  readonly to: Date
  readonly members?: readonly string[]
  readonly rank?: number
}

/** Opens a database with the benefit's tables; `close` ends it. */
export async function openBenefit() {
  const clone = await cloneDatabase()
  const owner = new pg.Pool({ connectionString: clone.ownerUrl, max: 2 })
  await owner.query(TABLES)
  const databases = openDatabase(clone.serverUrl, createLog('silent'))
  const { database } = databases
  const rows = createAccrualRows(database, {
    table: 'benefit.hour',
    owner: 'member',
    period: 'hour',
    periodType: 'text',
    basis: 'stake',
    first: ['rank'],
    replaced: ['counted'],
  })
  const closed = createClosedPeriods(database, { table: 'benefit.closed_hour', period: 'hour', periodType: 'text' })
  const accountOf: AccountOf = ({ id, brand, currency }, on = database) =>
    openAccount(queryable(on), { brand, kind: 'member', owner: id, currency, guarded: true })

  /** One per cent of what was played in a period, for some members or all. */
  const count = async (transaction: Transaction, { brand, name, from, to, members, rank = 0 }: Counted) => {
    const these = members ? sql`and member = any (${members}::uuid[])` : sql``
    await rows
      .write(
        sql`select member, ${name}::text, ${brand}::uuid, sum(stake)::bigint, sum(stake)::bigint / 100,
                   ${rank}::smallint, count(*)::int
              from benefit.play where brand = ${brand} and at >= ${from} and at < ${to} ${these} group by member`,
      )
      .execute(transaction)
    const { rows: counted } = await sql<{ members: number }>`
      select count(*)::int as members from benefit.hour where brand = ${brand} and hour = ${name}`.execute(transaction)
    return { members: counted[0]?.members ?? 0 }
  }

  /** What members were told, and what their wallets held at that moment. */
  const told: { readonly member: string; readonly held: Amount | null }[] = []
  const paying: Paying = {
    database,
    accountOf,
    turnover: {
      demandForBonus: async (transaction, { source, member, amount: sum, percent }) => {
        await sql`insert into benefit.bonus values (${source}, ${member}, ${sum}, ${percent})`.execute(transaction)
      },
    },
    announce: async (member) => {
      const { rows: found } = await owner.query('select balance from ledger.account where owner = $1', [member])
      told.push({ member, held: found[0] ? amount(BigInt(found[0].balance)) : null })
    },
  }
  return {
    owner,
    database,
    rows,
    closed,
    count,
    paying,
    told,
    /** Somebody at a brand of their own, or at this one. */
    someone: (brand: string = randomUUID()): WalletOwner => ({ id: randomUUID(), brand, currency: 'THB' }),
    play: async ({ id, brand }: WalletOwner, at: string, stake: bigint): Promise<void> => {
      await owner.query('insert into benefit.play (brand, member, at, stake) values ($1, $2, $3, $4)', [
        ...[brand, id, at, stake],
      ])
    },
    hours: async ({ id }: WalletOwner) => {
      const { rows: found } = await owner.query(
        'select hour, rank, stake::text, earned::text, paid::text from benefit.hour where member = $1 order by hour',
        [id],
      )
      return found
    },
    bonuses: async ({ id }: WalletOwner) => {
      const { rows: found } = await owner.query('select amount::text, percent from benefit.bonus where member = $1', [
        id,
      ])
      return found
    },
    balance: (member: WalletOwner) =>
      acrossBrands(async () => readBalance(queryable(database), await accountOf(member))),
    close: async () => {
      await owner.end()
      await databases.close()
      await clone.drop()
    },
  }
}
