import { login } from '@sanuk/contracts/identity'
import { operatorLogin, operatorProof } from '@sanuk/contracts/operators'
import { openWire } from '@sanuk/wire/wire'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openHouse, PASSWORD, type TestHouse } from '../house.fixture.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

/** A caller's end of the wire, at a server that listens. */
async function wireTo(part: FastifyInstance) {
  const origin = (await part.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost')
  return openWire({ origin, language: () => 'en', token: () => null })
}

test('the API client solves the human check for a member’s sign-in', async () => {
  const call = await wireTo(house.site)
  const body = { type: 'username', username: 'demo', password: PASSWORD } as const
  expect(await call(login, { body })).toMatchObject({ outcome: 'signed_in' })
  expect(await call(login, { body })).toMatchObject({ outcome: 'signed_in' })
})

test('the API client solves the human check for an operator’s sign-in', async () => {
  const call = await wireTo(house.office)
  const { ticket } = await call(operatorLogin, { body: { username: 'operator', password: PASSWORD } })
  const code = await house.operatorCode('operator')
  const { token } = await call(operatorProof, { body: { ticket, way: 'totp', code } })
  expect(token).toHaveLength(43)
})
