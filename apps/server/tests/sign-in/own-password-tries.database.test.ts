import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type OpenedGuard, openGuard, outcomeOf, someBrand } from '../../src/modules/accounts/guard/guard.fixture.ts'
import { createDemandOwnPassword } from '../../src/modules/accounts/identity/own-password.ts'
import { createCredentials } from '../../src/modules/accounts/identity/store/credentials.ts'
import { hashPassword } from '../../src/platform/passwords.ts'

const RIGHT = 'a lantern over the river'
let opened: OpenedGuard
beforeAll(async () => {
  opened = await openGuard()
})
afterAll(() => opened.close())

/** A member with a password, who is asked for it by one process or another. */
async function someone() {
  const brand = someBrand()
  const id = randomUUID()
  const credentials = createCredentials(opened.database)
  const passwordHash = await hashPassword(RIGHT)
  await brand.within(() =>
    credentials.add(opened.database, { member: id, brand: brand.id, passwordHash, at: new Date() }),
  )
  const asked = [opened.guard, opened.other].map(({ budgets }) => createDemandOwnPassword({ credentials, budgets }))
  const ask = (password: string, at = 0) =>
    outcomeOf(brand.within(async () => asked[at % asked.length]?.({ id, brand: brand.id }, password, 'oldPassword')))
  return { ask, many: (passwords: readonly string[]) => Promise.all(passwords.map(ask)) }
}

const count = (outcomes: readonly string[], which: string) => outcomes.filter((outcome) => outcome === which).length

test('of a hundred parallel wrong own passwords five are told to be wrong, and the rest to wait', async () => {
  const { ask, many } = await someone()
  const outcomes = await many(Array.from({ length: 100 }, (_, at) => `wrong ${at}`))
  expect([count(outcomes, 'incorrect_credentials'), count(outcomes, 'too_many_requests')]).toEqual([5, 95])
  expect(await ask(RIGHT)).toBe('too_many_requests')
})

test('a hundred parallel right own passwords all pass, also after four wrong ones', async () => {
  const { ask, many } = await someone()
  for (let wrong = 0; wrong < 4; wrong += 1) expect(await ask('wrong')).toBe('incorrect_credentials')
  expect(count(await many(Array.from({ length: 100 }, () => RIGHT)), 'accepted')).toBe(100)
})
