import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { createPaymentPasswords } from '../../src/modules/accounts/identity/payment-password.ts'
import { withinBrand } from '../../src/platform/brand-scope.ts'
import { type Databases, openDatabase } from '../../src/platform/database.ts'
import { hashPassword } from '../../src/platform/passwords.ts'

const RIGHT = '246813'
const DAY_MS = 24 * 60 * 60 * 1000
const brand = randomUUID()
let clone: ClonedDatabase
let databases: Databases
let now = Date.now()
beforeAll(async () => {
  clone = await cloneDatabase()
  databases = openDatabase(clone.serverUrl, createLog('silent'))
})
afterAll(async () => {
  await databases.close()
  await clone.drop()
})

const never = () => {
  throw new Error('nothing is set here')
}
const room = () =>
  createPaymentPasswords({
    database: databases.database,
    clock: () => new Date(now),
    rulesOf: never,
    members: { profileOf: never },
    credentials: { find: never },
    budgets: { demand: never },
  })

async function someone(): Promise<string> {
  const member = randomUUID()
  const first = { member, brand, passwordHash: await hashPassword(RIGHT), at: new Date(now) }
  await withinBrand(brand, () => room().add(first))
  return member
}

const outcomeOf = (member: string, text: string) =>
  withinBrand(brand, () => room().demand(member, text)).then(
    () => 'passed',
    (fault: Error) => fault.message,
  )

test('five wrong payment passwords in a row lock it for a day, and a right one resets the count', async () => {
  const member = await someone()
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await outcomeOf(member, '000000')).toBe('payment_password_wrong')
  expect(await outcomeOf(member, RIGHT)).toBe('passed')
  for (let wrong = 0; wrong < 5; wrong += 1) expect(await outcomeOf(member, '000000')).toBe('payment_password_wrong')
  expect(await outcomeOf(member, RIGHT)).toBe('payment_password_locked')
  now += DAY_MS
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await outcomeOf(member, '000000')).toBe('payment_password_wrong')
  expect(await outcomeOf(member, RIGHT)).toBe('passed')
})

test('of a hundred parallel wrong payment passwords five are told to be wrong, and the rest that it is locked', async () => {
  const member = await someone()
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => outcomeOf(member, '000000')))
  expect(outcomes.filter((outcome) => outcome === 'payment_password_wrong')).toHaveLength(5)
  expect(outcomes.filter((outcome) => outcome === 'payment_password_locked')).toHaveLength(95)
})

test('twenty parallel right payment passwords all pass, also after four wrong ones', async () => {
  const member = await someone()
  for (let wrong = 0; wrong < 4; wrong += 1) await outcomeOf(member, '000000')
  const outcomes = await Promise.all(Array.from({ length: 20 }, () => outcomeOf(member, RIGHT)))
  expect(outcomes).toEqual(Array.from({ length: 20 }, () => 'passed'))
})

test('of ninety-nine parallel wrong payment passwords and a right one, at most nine are told to be wrong', async () => {
  const member = await someone()
  const texts = Array.from({ length: 100 }, (_, at) => (at === 50 ? RIGHT : '000000'))
  const outcomes = await Promise.all(texts.map((text) => outcomeOf(member, text)))
  // A right one among the first five begins the count anew: four wrong ones, the right one, five wrong ones.
  const wrong = outcomes.filter((outcome) => outcome === 'payment_password_wrong').length
  expect(wrong).toBeLessThanOrEqual(9)
  expect(await outcomeOf(member, RIGHT)).toBe('payment_password_locked')
})

test('a member without a payment password gets payment_password_missing', async () => {
  expect(await outcomeOf(randomUUID(), RIGHT)).toBe('payment_password_missing')
})
