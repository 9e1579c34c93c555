import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { createLog } from '@sanuk/host/log'
import { parseAmount } from '@sanuk/money/amount'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { namesInBooks } from '../../src/modules/games/seamless/names-in-books.ts'
import { compare } from '../../src/modules/money/reconciliation/compare.ts'
import type { StatementLine } from '../../src/modules/money/reconciliation/statement-line.ts'
import { createAttemptStore } from '../../src/modules/money/reconciliation/store/attempts.ts'
import { createRunStore } from '../../src/modules/money/reconciliation/store/runs.ts'
import { acrossBrands } from '../../src/platform/brand-scope.ts'
import { openDatabase } from '../../src/platform/database.ts'
import type { TestHouse } from '../house.fixture.ts'
import type { Seat } from '../story.fixture.ts'
import { csvOf, DAY, type Line, openVendorDay, TIME_ZONE, type VendorDay } from './reconciliation.fixture.ts'

const HOUR_MS = 60 * 60 * 1000

let house: TestHouse
let operator: string
let send: VendorDay['send']
let seat: Seat
/** What the vendor says. All tests share the day that was played: none of them plays on. */
let truth: Line[]

beforeAll(async () => {
  const day = await openVendorDay()
  ;({ house, operator, send } = day)
  seat = await playTwentyRounds(day)
  truth = day.lines
})
afterAll(() => house.close())

/** Sixteen rounds of a bet and a win, and four out of the ordinary. */
async function playTwentyRounds({ house, note, sitDown }: VendorDay): Promise<Seat> {
  const { seat, play } = await sitDown(await house.tokenOf('demo'))
  const bet = async (round: string, amount = '10.00') => {
    const transaction = await play('bet', { round, amount })
    note('bet', round, { transaction, amount })
    return transaction
  }
  const win = async (round: string, amount: string) => {
    const transaction = await play('win', { round, amount, roundClosed: true })
    note('win', round, { transaction, amount })
    return transaction
  }
  for (let number = 0; number < 16; number += 1) {
    const round = `round-${number}`
    await bet(round)
    await win(round, number % 2 === 0 ? '0.00' : '15.50')
  }
  const undone = await play('rollback', { round: 'undone', original: await bet('undone') })
  note('rollback', 'undone', { transaction: undone, amount: '10.00' })
  const part = await play('return', { round: 'returned', original: await bet('returned'), amount: '4.00' })
  note('return', 'returned', { transaction: part, amount: '4.00' })
  const both = await play('betwin', { round: 'both', betAmount: '20.00', winAmount: '5.00', roundClosed: true })
  note('bet', 'both', { transaction: both, amount: '20.00' })
  note('win', 'both', { transaction: both, amount: '5.00' })
  await bet('corrected')
  const original = await win('corrected', '30.00')
  const correction = randomUUID()
  const asked = { ...seat, transaction: correction, original, amount: '12.00', version: 1 }
  expect((await house.seamless('resettle', asked)).body.status).toBe('OK')
  note('resettle', 'corrected', { transaction: correction, amount: '-18.00' })
  return seat
}

async function differencesOf(id: string, query: Record<string, string> = {}) {
  const path = `/ops/reconciliations/${id}/differences?${new URLSearchParams(query)}`
  return (await house.call({ method: 'GET', path, token: operator, part: 'office' })).body.value
}

const sum = (transactions: number, amount: string) => ({ transactions, amount })

test('a true statement has no differences, and equal totals on both sides', async () => {
  const { status, body } = await send(csvOf(truth))
  expect(status).toBe(200)
  expect(body.value).toMatchObject({ repeated: false, run: { lines: 41, differences: 0, kinds: [] } })
  // Counted by hand: 16 + 4 bets, of which one of 20; 8 wins of 15.50, 8 of nothing, 5 and 30.
  const expected = { bet: sum(20, '210.00'), win: sum(18, '159.00'), rollback: sum(1, '10.00') }
  const more = { return: sum(1, '4.00'), resettle: sum(1, '-18.00') }
  expect(body.value.run.totals).toEqual(
    Object.entries({ ...expected, ...more }).map(([call, both]) => ({
      currency: 'THB',
      call,
      theirs: both,
      ours: both,
    })),
  )
})

test('each false line of a statement is reported by kind, with both sides', async () => {
  const lines = structuredClone(truth)
  const at = (index: number): Line => lines[index] as Line
  const [gone] = lines.splice(0, 1)
  Object.assign(at(0), { amount: '0.01' })
  Object.assign(at(1), { currency: 'USD' })
  Object.assign(at(2), { round: 'another' })
  const invented = { ...at(3), transaction: randomUUID() }
  const stake = { ...at(3), transaction: await refusedStake(), call: 'bet', round: 'refused', amount: '5000.00' }
  lines.push(invented, stake)
  const { body } = await send(csvOf(lines))
  const { list, pages } = await differencesOf(body.value.run.id)
  const found = new Map(list.map((it: { transaction: string }) => [it.transaction, it]))
  expect(pages).toBe(1)
  expect(found.get(gone?.transaction)).toMatchObject({
    kind: 'missing_at_vendor',
    theirs: null,
    ours: { round: 'round-0', amount: '10.00', currency: 'THB' },
  })
  expect(found.get(at(0).transaction)).toMatchObject({
    kind: 'other_amount',
    theirs: { amount: '0.01' },
    ours: { amount: '0.00', round: 'round-0' },
  })
  expect(found.get(at(1).transaction)).toMatchObject({
    kind: 'other_currency',
    theirs: { currency: 'USD' },
    ours: { currency: 'THB' },
  })
  expect(found.get(at(2).transaction)).toMatchObject({
    kind: 'other_round',
    theirs: { round: 'another' },
    ours: { round: 'round-1' },
  })
  expect(found.get(invented.transaction)).toMatchObject({ kind: 'missing_at_us', ours: null })
  expect(found.get(stake.transaction)).toMatchObject({ kind: 'refused_by_us', theirs: { amount: '5000.00' } })
  expect(body.value.run.differences).toBe(6)
  expect((await differencesOf(body.value.run.id, { kind: 'other_round' })).list).toHaveLength(1)
  expect((await differencesOf(body.value.run.id, { search: 'another' })).list).toHaveLength(1)
  expect((await differencesOf(body.value.run.id, { page: '2' })).list).toEqual([])
})

/** A stake above the limit of the game, which is refused for ever. */
async function refusedStake(): Promise<string> {
  const transaction = randomUUID()
  const { body } = await house.seamless('bet', { ...seat, transaction, round: 'refused', amount: '5000' })
  expect(body.status).toBe('LIMIT_REACHED')
  return transaction
}

test('the same statement sent again answers with the earlier run', async () => {
  const jsonLines = truth.map((line) => JSON.stringify(line)).join('\n')
  const first = await send(jsonLines, { headers: { 'content-type': 'application/x-ndjson' } })
  const again = await send(gzipSync(jsonLines), { headers: { 'content-encoding': 'gzip' } })
  expect(first.body.value).toMatchObject({ repeated: false, run: { differences: 0 } })
  expect(again.body.value).toEqual({ run: first.body.value.run, repeated: true })
  const path = '/ops/reconciliations'
  const { list } = (await house.call({ method: 'GET', path, token: operator, part: 'office' })).body.value
  const found = list.filter(({ id }: { id: string }) => id === first.body.value.run.id)
  expect(found).toMatchObject([{ vendor: 'STUDIO', day: DAY, timeZone: TIME_ZONE, madeBy: 'operator', lines: 41 }])
})

test.each([
  ['a wrong line', () => `${csvOf(truth.slice(0, 1))}\r\nx`, {}, /^Line 3 has a different number of columns/],
  ['a line of another day', () => csvOf(truth.slice(0, 1)), { day: '2026-01-31' }, /^Line 2 is not on 2026-01-31/],
  ['a transaction that comes twice', () => csvOf([...truth, ...truth.slice(0, 1)]), {}, /^Line 43 repeats/],
  ['an unknown vendor', () => csvOf(truth), { vendor: 'NOBODY' }, /not valid/],
  ['an unknown time zone', () => csvOf(truth), { timeZone: 'Asia/Nowhere' }, /not valid/],
  ['an invalid day', () => csvOf(truth), { day: '2026-02-30' }, /a date such as/],
])('a statement with %s is refused with a message', async (...[, text, query, words]) => {
  const { status, body } = await send(text(), { query })
  expect([status, body.code]).toEqual([400, 'invalid_request'])
  expect(body.fields[0].message).toMatch(words)
})

test('a statement that is too large is refused, also when compressed', async () => {
  const large = Buffer.alloc(65 * 1024 * 1024, 'a')
  expect((await send(large)).body.code).toBe('body_too_large')
  expect((await send(gzipSync(large), { headers: { 'content-encoding': 'gzip' } })).body.code).toBe('body_too_large')
  expect((await send('no gzip', { headers: { 'content-encoding': 'gzip' } })).body.fields[0].message).toMatch(/gzip/)
})

test('a member cannot upload a statement', async () => {
  const headers = { authorization: `Bearer ${await house.tokenOf('demo')}` }
  expect((await send(csvOf(truth), { headers })).body.code).toBe('login_required')
})

test('a transaction at midnight is reported as other_day in both runs, in either order', async () => {
  const databases = openDatabase(house.clones.serverUrl, createLog('silent'))
  const runs = createRunStore(databases.database)
  const attempts = createAttemptStore(databases.database)
  // Everything was played in the last minutes of one day, by our clock.
  const midnight = Date.now() + 1_000
  const dayAt = (start: number) => ({ from: new Date(start), until: new Date(start + 24 * HOUR_MS) })
  const [first, ...others] = truth.map((line, index) => ({
    ...line,
    line: index + 2,
    amount: parseAmount(line.amount),
  }))
  const compared = async (day: string, start: number, lines: readonly object[]) => {
    const onOtherDay = (names: readonly string[]) => runs.onOtherDay({ vendor: 'STUDIO', day }, names)
    async function* statement() {
      yield lines.map((line) => ({ ...line, at: new Date(start + 1) }) as StatementLine)
    }
    const needs = { attempts, names: namesInBooks, onOtherDay }
    const comparison = await acrossBrands(() => compare(needs, { vendor: 'STUDIO', day: dayAt(start) }, statement()))
    const record = {
      ...comparison,
      id: randomUUID(),
      vendor: 'STUDIO',
      day,
      timeZone: 'UTC',
      fileName: '',
      fileHash: day,
    }
    await runs.add({ ...record, madeBy: 'test', madeAt: new Date() }, comparison.differences)
    return record.id
  }
  const kindsOf = async (id: string) => Object.fromEntries((await runs.find(id))?.kinds ?? [])
  try {
    const before = await compared('2001-01-01', midnight - 24 * HOUR_MS, others)
    expect(await kindsOf(before)).toEqual({ missing_at_vendor: 1 })
    const after = await compared('2001-01-02', midnight, [first ?? {}])
    expect(await kindsOf(after)).toEqual({ other_day: 1 })
    expect(await kindsOf(before)).toEqual({ missing_at_vendor: 0, other_day: 1 })
    const { list } = await runs.differences(before, {}, 1)
    expect(list).toMatchObject([{ kind: 'other_day', transaction: first?.transaction, theirs: { amount: 100_000n } }])
    const again = await compared('2001-01-03', midnight - 24 * HOUR_MS, others)
    expect(await kindsOf(again)).toEqual({ other_day: 1 })
  } finally {
    await databases.close()
  }
})
