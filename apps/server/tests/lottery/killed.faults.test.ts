import { randomUUID } from 'node:crypto'
import { openPool } from '@sanuk/host/database-pool'
import { createLog } from '@sanuk/host/log'
import { checkBooks } from '@sanuk/ledger/check'
import { generateSecret } from 'otplib'
import type pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { fillIssue } from '../../../../tools/bench/src/lottery/tickets.ts'
import { asOwner } from '../cashier/killed-people.fixture.ts'
import { type KilledServer, type Moment, startKilledServer } from '../cashier/killed-server.fixture.ts'
import { wrongTurnover } from '../turnover.fixture.ts'

// A server is started anew sixteen times.
vi.setConfig({ testTimeout: 600_000, hookTimeout: 120_000 })

const PASSWORD = 'correct horse battery'
const ACCOUNTS = {
  member: { username: 'demo', password: PASSWORD },
  agent: { username: 'agent', password: PASSWORD },
  operator: { username: 'operator', password: PASSWORD, authenticator: generateSecret() },
  supervisor: { username: 'supervisor', password: PASSWORD, authenticator: generateSecret() },
}
const TICKETS = 30_000
const MEMBERS = 200
/** What a ticket of 1 on the drawn first digit wins at series 1956: 9.78. */
const PRIZE = 97_800n
const PATIENT = { timeout: 120_000, interval: 50 }

let house: KilledServer
let pool: pg.Pool
beforeAll(async () => {
  house = await startKilledServer(ACCOUNTS)
  const seen = { max: 2, name: 'sanuk test', role: 'sanuk_application', brand: '*' }
  pool = openPool({ url: house.clones.serverUrl, ...seen }, createLog('silent'))
})
afterAll(async () => {
  await pool?.end()
  await house?.close()
})

const one = async (text: string, values: readonly unknown[] = []) => (await pool.query(text, [...values])).rows[0]

/** Money of the members of an issue's tickets, by account. */
const balancesOf = async (issue: string): Promise<Map<string, bigint>> => {
  const { rows } = await pool.query(
    `select id::text, balance from ledger.account_balance
      where id in (select account from lottery.ticket where issue = $1)`,
    [issue],
  )
  return new Map(rows.map(({ id, balance }) => [id, BigInt(balance)]))
}

/** What each account wins where a digit is drawn first, counted from the lines. */
const wonBy = async (issue: string, digit: number): Promise<Map<string, bigint>> => {
  const { rows } = await pool.query(
    `select account::text, count(*) filter (where selection -> 'rows' -> 0 = to_jsonb(array[$2::int])) as won
       from lottery.ticket join lottery.line using (slip) where issue = $1 group by account`,
    [issue, digit],
  )
  return new Map(rows.map(({ account, won }) => [account, BigInt(won) * PRIZE]))
}

/** Kills the server just before and just after commits of a statement, and in between at any time, until `isDone`. */
async function killedUntil(statement: RegExp, isDone: () => Promise<boolean>): Promise<void> {
  for (const committed of [false, true, true, false]) {
    const moment: Moment = { statement, committed }
    await house.killedAt(moment, async () => undefined)
    // A commit settles one of thirty parts.
    expect(await isDone()).toBe(false)
  }
  await new Promise((resolve) => setTimeout(resolve, Math.random() * 300))
  await house.killed()
  await vi.waitUntil(isDone, PATIENT)
}

const expectSettledBy = async (issue: string, before: Map<string, bigint>, digit: number): Promise<void> => {
  const [now, won] = [await balancesOf(issue), await wonBy(issue, digit)]
  const gained = new Map([...now].map(([id, balance]) => [id, balance - (before.get(id) ?? 0n)]))
  expect(gained).toEqual(won)
  const rounds = await one(
    `select count(*)::int as settled, count(*) filter (where round.win > 0)::int as winners, sum(round.win)::bigint as win,
            sum(coalesce(win.amount, 0))::bigint as told, sum(valid_stake)::bigint as valid
       from lottery.ticket join wagers.round on round.id = ticket.id left join lottery.win on win.ticket = ticket.id
      where issue = $1 and round.state in ('settled', 'resettled')`,
    [issue],
  )
  const sum = BigInt(TICKETS / 10) * PRIZE
  expect(rounds).toEqual({
    settled: TICKETS,
    winners: TICKETS / 10,
    win: sum,
    told: sum,
    valid: BigInt(TICKETS) * 10_000n,
  })
  expect((await checkBooks(pool)).filter(({ violations }) => violations > 0)).toEqual([])
  expect(await wrongTurnover(pool)).toBe(0)
}

test('a server killed again and again while it settles pays each ticket once, and so does a correction', async () => {
  const number = await asOwner(house, async (owner) => {
    const filled = await fillIssue(owner, house.clones.ownerUrl, { tickets: TICKETS, members: MEMBERS })
    return String(filled.id)
  })
  const before = await balancesOf(number)
  const settled = async () => (await one('select state from lottery.issue where id = $1', [number])).state === 'settled'
  await killedUntil(/lottery\.settle\(/, settled)
  await expectSettledBy(number, before, 1)

  // Digit 2 instead of 1: as many win, and others.
  const correction = randomUUID()
  await asOwner(house, async (owner) => {
    await owner.query(
      `insert into lottery.correction (id, issue, version, before, after, proposed_by, at)
       values ($1, $2, 2, '{1,2,3,4,5}', '{2,2,3,4,5}', $1, clock_timestamp())`,
      [correction, number],
    )
  })
  const corrected = async () =>
    (await one('select done_at from lottery.correction where id = $1', [correction])).done_at !== null
  await killedUntil(/lottery\.resettle\(/, corrected)
  await expectSettledBy(number, before, 2)
})
