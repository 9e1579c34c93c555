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

test('a program at the other end of the wire proves by itself that it waited', async () => {
  const call = await wireTo(house.site)
  const body = { type: 'username', username: 'demo', password: PASSWORD } as const
  expect(await call(login, { body })).toMatchObject({ outcome: 'signed_in' })
  expect(await call(login, { body })).toMatchObject({ outcome: 'signed_in' })
})

test('an operator’s office does likewise', async () => {
  const call = await wireTo(house.office)
  const { ticket } = await call(operatorLogin, { body: { username: 'operator', password: PASSWORD } })
  const code = await house.operatorCode('operator')
  const { token } = await call(operatorProof, { body: { ticket, way: 'totp', code } })
  expect(token).toHaveLength(43)
})
