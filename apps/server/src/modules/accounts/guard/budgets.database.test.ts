import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedGuard, openGuard, outcomeOf, someBrand } from './guard.fixture.ts'

let opened: OpenedGuard
beforeAll(async () => {
  opened = await openGuard()
})
afterAll(() => opened.close())

const brand = someBrand()
const spend = (entries: Parameters<OpenedGuard['guard']['budgets']['spend']>[1]) =>
  brand.within(() => opened.guard.budgets.spend(brand.id, entries))
const granted = (outcomes: readonly unknown[]) => outcomes.filter((outcome) => outcome === null).length

test('of 100 concurrent spends as many are granted as the limit allows', async () => {
  const entries = [{ name: 'codes', subject: '+66800000001', limit: 7, seconds: 600 }]
  expect(granted(await Promise.all(Array.from({ length: 100 }, () => spend(entries))))).toBe(7)
})

test('a spent budget refills evenly over its period', async () => {
  const entries = [{ name: 'codes', subject: '+66800000002', limit: 3, seconds: 60 }]
  expect(granted([await spend(entries), await spend(entries), await spend(entries)])).toBe(3)
  expect(await spend(entries)).toEqual({ name: 'codes', waitSeconds: 20 })
  opened.passTime(19_000)
  expect(await spend(entries)).toEqual({ name: 'codes', waitSeconds: 1 })
  opened.passTime(1_000)
  expect(await spend(entries)).toBeNull()
  expect(await spend(entries)).toEqual({ name: 'codes', waitSeconds: 20 })
  opened.passTime(60_000)
  expect(granted([await spend(entries), await spend(entries), await spend(entries)])).toBe(3)
})

test('spends all named budgets or none, and answers with the longest wait', async () => {
  const number = { name: 'number', subject: 'a', limit: 5, seconds: 100 }
  const day = { name: 'day', subject: 'a', limit: 1, seconds: 1000 }
  expect(await spend([number, day])).toBeNull()
  for (let turn = 0; turn < 10; turn += 1) {
    expect(await spend([number, day])).toEqual({ name: 'day', waitSeconds: 1000 })
  }
  expect(granted([await spend([number]), await spend([number]), await spend([number]), await spend([number])])).toBe(4)
  expect(await spend([number])).toEqual({ name: 'number', waitSeconds: 20 })
})

test('budgets of another subject, name or brand are independent', async () => {
  const entry = { name: 'one', subject: 'somebody', limit: 1, seconds: 60 }
  expect(await spend([entry])).toBeNull()
  expect(await spend([{ ...entry, subject: 'somebody else' }])).toBeNull()
  expect(await spend([{ ...entry, name: 'another' }])).toBeNull()
  const stranger = someBrand()
  expect(await stranger.within(() => opened.guard.budgets.spend(stranger.id, [entry]))).toBeNull()
  expect(await spend([entry])).not.toBeNull()
})

test('a budget that is named several times is spent that many times, or not at all', async () => {
  const picture = { name: 'pictures', subject: 'a', limit: 4, seconds: 400 }
  const message = { name: 'messages', subject: 'a', limit: 2, seconds: 400 }
  expect(await spend([message, picture, picture, picture])).toBeNull()
  expect(await spend([message, picture, picture])).toEqual({ name: 'pictures', waitSeconds: 100 })
  expect(await spend([message, picture])).toBeNull()
  expect(await spend([picture])).not.toBeNull()
  await brand.within(() => opened.guard.budgets.giveBack(brand.id, [picture, picture]))
  expect(await spend([picture, picture, picture])).not.toBeNull()
  expect(await spend([picture, picture])).toBeNull()
  const fresh = { ...picture, subject: 'b' }
  expect(await spend([fresh, fresh, fresh, fresh, fresh])).toEqual({ name: 'pictures', waitSeconds: 100 })
  expect(await spend([fresh, fresh, fresh, fresh])).toBeNull()
})

test('concurrent spends of the same budgets in different orders do not deadlock', async () => {
  const entries = Array.from({ length: 6 }, (_, at) => ({
    name: `circle ${at}`,
    subject: String(at),
    limit: 1000,
    seconds: 60,
  }))
  const outcomes = await Promise.all(
    Array.from({ length: 120 }, (_, turn) => spend(turn % 2 ? entries : entries.toReversed())),
  )
  expect(granted(outcomes)).toBe(120)
})

test('a budget that was given back can be spent again', async () => {
  const entries = [{ name: 'returned', subject: 'x', limit: 2, seconds: 60 }]
  await spend(entries)
  await spend(entries)
  await brand.within(() => opened.guard.budgets.giveBack(brand.id, entries))
  expect(await spend(entries)).toBeNull()
  expect(await spend(entries)).not.toBeNull()
})

test('the budget table stores no subject in plain text', async () => {
  for (let at = 0; at < 6; at += 1) {
    await spend([{ name: 'secret', subject: `somebody${at}@example.com`, limit: 1, seconds: 60 }])
  }
  const rows = await brand.within(() =>
    opened.database.withTables<{ 'guard.budget': object }>().selectFrom('guard.budget').selectAll().execute(),
  )
  expect(rows.length).toBeGreaterThan(5)
  expect(JSON.stringify(rows)).not.toContain('example')
})

test('demand refuses an exhausted budget and says how long to wait', async () => {
  const entries = [{ name: 'refused', subject: 'x', limit: 1, seconds: 60 }]
  const demand = () => brand.within(() => opened.guard.budgets.demand(brand.id, entries))
  expect(await outcomeOf(demand())).toBe('accepted')
  await expect(demand()).rejects.toMatchObject({ code: 'too_many_requests', value: { waitSeconds: 60 } })
})
