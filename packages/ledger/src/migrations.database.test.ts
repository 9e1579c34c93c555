import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { amount } from '@sanuk/money/amount'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ClonedDatabase, emptyDatabase } from '../../../tools/launcher/src/cloned-database.ts'
import { openAccount } from './accounts.ts'
import { checkBooks } from './check.ts'
import { KINDS, type TransferKind } from './kinds.ts'
import { post } from './post.ts'

let database: ClonedDatabase
let owner: pg.Client
beforeEach(async () => {
  database = await emptyDatabase()
  owner = new pg.Client({ connectionString: database.ownerUrl })
  await owner.connect()
})
afterEach(async () => {
  await owner.end()
  await database.drop()
})

/** Brings the books forward by the migrations whose names are so, each in a transaction, as `migrate` does. */
async function bringForward(choose: (name: string) => boolean): Promise<void> {
  for (const path of globSync(join(import.meta.dirname, 'migrations/*.sql')).sort()) {
    if (choose(basename(path))) await owner.query(`begin; ${readFileSync(path, 'utf8')}; commit`)
  }
}

const isFirst = (name: string) => name === '20261121-0800-ledger-books.sql'

type Old = { key: string; debit: string; credit: string; amount: string; kind: TransferKind; reference: string }

/** Posts by the first cut's own function, as if so long ago. */
async function postThen(transfers: readonly Old[], ago: string): Promise<string[]> {
  const { rows: found } = await owner.query("select pg_get_functiondef('ledger.post'::regproc) as source")
  const source = String(found[0].source)
  await owner.query(source.replaceAll('clock_timestamp()', `clock_timestamp() - interval '${ago}'`))
  const list = (read: (transfer: Old) => string) => transfers.map(read)
  const { rows } = await owner.query('select outcome from ledger.post($1, $2, $3, $4, $5, $6, $7) order by ordinal', [
    ...[list(() => randomUUID()), list(({ key }) => key), list(({ debit }) => debit), list(({ credit }) => credit)],
    ...[list((it) => it.amount), list(({ kind }) => kind), list(({ reference }) => reference)],
  ])
  await owner.query(source)
  return rows.map(({ outcome }) => outcome)
}

/** Everything that can be seen of the books, by names that outlive a change of ids. */
async function readBooks() {
  const ask = async (sql: string) => (await owner.query(sql)).rows
  const named = (side: string) => `(select kind || ' ' || owner from ledger.account where id = ${side}) as ${side}`
  return {
    balances: await ask(
      'select brand, kind, owner, currency, balance from ledger.account_balance order by kind, owner, currency',
    ),
    numbers: await ask('select kind, owner, floor, sequence::int, opened_at from ledger.account order by kind, owner'),
    transfers: await ask(
      `select ${named('debit')}, ${named('credit')}, currency, amount, kind, reference, debit_balance, credit_balance,
              debit_sequence::int, credit_sequence::int, at from ledger.transfer order by at, reference`,
    ),
    refusals: await ask(
      `select ${named('debit')}, ${named('credit')}, amount, kind, reference, balance, at
         from ledger.refusal order by at, reference`,
    ),
    entries: await ask(
      'select amount, balance_after, sequence::int, kind, reference, at from ledger.entry order by at, amount',
    ),
  }
}

test('ledger migrations preserve rows, balances, keys and replayed results of the first schema', async () => {
  await bringForward(isFirst)
  const brand = randomUUID()
  const opened = async (kind: string, name: string, guarded: boolean) => {
    const { rows } = await owner.query("select ledger.open_account($1, $2, $3, $4, 'THB', $5) as id", [
      ...[randomUUID(), brand, kind, name, guarded],
    ])
    return String(rows[0].id)
  }
  const [ann, bo, idle] = [
    await opened('member', 'ann', true),
    await opened('member', 'bo', true),
    await opened('member', 'idle', true),
  ]
  const [house, bank] = [await opened('vendor', 'house', false), await opened('bank', 'bank', false)]
  const old = (it: Omit<Old, 'reference'>): Old => ({ ...it, reference: randomUUID() })
  const lastMonth = [
    old({ key: 'deposit ann', debit: bank, credit: ann, amount: '100000', kind: 'deposit' }),
    old({ key: 'deposit bo', debit: bank, credit: bo, amount: '50000', kind: 'deposit' }),
    old({ key: 'เดิมพัน 1', debit: ann, credit: house, amount: '30000', kind: 'bet' }),
    old({ key: 'too much', debit: ann, credit: house, amount: '70001', kind: 'bet' }),
  ]
  const thisMonth = [
    old({ key: 'pay', debit: ann, credit: bo, amount: '20000', kind: 'transfer_out' }),
    old({ key: 'pay too much', debit: ann, credit: bo, amount: '50001', kind: 'transfer_out' }),
    old({ key: 'win', debit: house, credit: ann, amount: '90000', kind: 'win' }),
    old({ key: 'between the two', debit: bank, credit: house, amount: '1', kind: 'test' }),
  ]
  expect(await postThen(lastMonth, '40 days')).toEqual(['posted', 'posted', 'posted', 'insufficient'])
  const again = lastMonth.slice(2)
  expect(await postThen([...thisMonth, ...again], '0 days')).toEqual([
    ...['posted', 'insufficient', 'posted', 'posted'],
    ...['posted', 'insufficient'],
  ])
  const before = await readBooks()
  expect([before.transfers.length, before.refusals.length, before.balances.length]).toEqual([6, 2, 5])

  await bringForward((name) => !isFirst(name))
  expect(await readBooks()).toEqual(before)
  expect((await checkBooks(owner)).filter(({ violations }) => violations > 0)).toEqual([])

  const now = new Map<string, string>()
  for (const [id, kind, name, guarded] of [
    [ann, 'member', 'ann', true],
    [bo, 'member', 'bo', true],
    [idle, 'member', 'idle', true],
    [house, 'vendor', 'house', false],
    [bank, 'bank', 'bank', false],
  ] as const) {
    now.set(id, await openAccount(owner, { brand, kind, owner: name, currency: 'THB', guarded }))
  }
  const asked = [...lastMonth, ...thisMonth].map((it) => ({
    ...it,
    amount: amount(BigInt(it.amount)),
    debit: now.get(it.debit) ?? '',
    credit: now.get(it.credit) ?? '',
  }))
  const answers = await post(owner, asked)
  expect(answers).toMatchObject([
    { outcome: 'posted', replayed: true, debitBalance: null, creditBalance: 100_000n },
    { outcome: 'posted', replayed: true, debitBalance: null, creditBalance: 50_000n },
    { outcome: 'posted', replayed: true, debitBalance: 70_000n, creditBalance: null },
    { outcome: 'insufficient', replayed: true, debitBalance: 70_000n },
    { outcome: 'posted', replayed: true, debitBalance: 50_000n, creditBalance: 70_000n },
    { outcome: 'insufficient', replayed: true, debitBalance: 50_000n },
    { outcome: 'posted', replayed: true, debitBalance: null, creditBalance: 140_000n },
    { outcome: 'posted', replayed: true, debitBalance: null, creditBalance: null },
  ])
  const instants = new Map(
    [...before.transfers, ...before.refusals].map(({ reference, at }) => [reference, at.getTime()]),
  )
  for (const [index, answer] of answers.entries()) {
    expect('at' in answer && answer.at.getTime()).toBe(instants.get(asked[index]?.reference ?? ''))
  }
  const changed = asked.map((it) => ({ ...it, amount: amount(it.amount + 1n) }))
  expect(new Set((await post(owner, changed)).map(({ outcome }) => outcome))).toEqual(new Set(['different_content']))
  expect(await readBooks()).toEqual(before)
})

test('ledger migrations run on an empty ledger', async () => {
  await bringForward(() => true)
  expect((await checkBooks(owner)).filter(({ violations }) => violations > 0)).toEqual([])
})

test('the books name every kind of transfer', async () => {
  await bringForward(() => true)
  const { rows } = await owner.query('select id, name from ledger.kind')
  expect(Object.fromEntries(rows.map(({ id, name }) => [name, id]))).toEqual(KINDS)
})
