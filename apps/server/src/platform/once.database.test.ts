import { randomUUID } from 'node:crypto'
import { createLog } from '@sanuk/host/log'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { withinBrand } from './brand-scope.ts'
import { type Databases, openDatabase } from './database.ts'
import { createOnce, type Once } from './once.ts'
import { Refusal } from './refusal.ts'

let clone: ClonedDatabase
let databases: Databases
beforeAll(async () => {
  clone = await cloneDatabase()
  databases = openDatabase(clone.serverUrl, createLog('silent'))
})
afterAll(async () => {
  await databases.close()
  await clone.drop()
})

const at = new Date('2026-11-25T03:00:00Z')
const challenge = (): Once => ({ name: `challenge ${randomUUID()}`, expiresAt: at, refusal: 'human_check_required' })
const body = (): Once => ({ name: `sealed ${randomUUID()}`, expiresAt: at, refusal: 'sealed_body_replayed' })
const once = () => createOnce(databases.database)
/** As any process does for any brand. */
const spent = (...all: Once[]) =>
  withinBrand(randomUUID(), () => once().spend(all)).then(
    () => 'accepted',
    (error) => {
      if (error instanceof Refusal) return error.code
      throw error
    },
  )

test('of fifty concurrent spends of the same names one is accepted', async () => {
  const [one, other] = [challenge(), body()]
  const outcomes = await Promise.all(Array.from({ length: 50 }, () => spent(one, other)))
  expect(outcomes.filter((outcome) => outcome === 'accepted')).toHaveLength(1)
  expect(outcomes.filter((outcome) => outcome === 'human_check_required')).toHaveLength(49)
})

test('a challenge with fifty bodies, or a body with fifty challenges, is accepted once', async () => {
  const [one, other] = [challenge(), body()]
  const byRiddle = await Promise.all(Array.from({ length: 50 }, () => spent(one, body())))
  const byBody = await Promise.all(Array.from({ length: 50 }, () => spent(challenge(), other)))
  expect(byRiddle.toSorted()).toEqual(['accepted', ...Array(49).fill('human_check_required')])
  expect(byBody.toSorted()).toEqual(['accepted', ...Array(49).fill('sealed_body_replayed')])
})

test('names that come with a spent name are spent as well', async () => {
  const [one, other] = [challenge(), body()]
  expect(await spent(one)).toBe('accepted')
  expect(await spent(one, other)).toBe('human_check_required')
  expect(await spent(challenge(), other)).toBe('sealed_body_replayed')
})

test('a call without one-time names is accepted', async () => {
  expect(await spent()).toBe('accepted')
})

test('expired one-time names are forgotten, others stay spent', async () => {
  const [early, late] = [challenge(), { ...challenge(), expiresAt: new Date(at.getTime() + 1000) }]
  expect(await spent(early, late)).toBe('accepted')
  await withinBrand('*', () => once().forget(new Date(at.getTime() + 1)))
  expect([await spent(early), await spent(late)]).toEqual(['accepted', 'human_check_required'])
})
