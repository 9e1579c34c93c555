import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAdapter } from '../../../../tools/hub88-adapter/src/adapter.ts'
import { GAME } from '../house.fixture.ts'
import { openVendorHouse, seatMember, type VendorHouse } from './seat.fixture.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })

let house: VendorHouse
let adapter: ReturnType<typeof createAdapter>
let address: string
let seat: { user: string; token: string; game_code: string }

beforeAll(async () => {
  house = await openVendorHouse()
  const at = { platform: house.address, vendor: 'STUDIO', key: house.vendorKey }
  adapter = createAdapter({ ...at, hub88Key: publicKey, currency: 'THB' })
  await adapter.listen({ host: '127.0.0.1', port: 0 })
  address = `http://127.0.0.1:${(adapter.server.address() as AddressInfo).port}`
  const token = await (await seatMember(house)).launch()
  const { member } = house.vendor.launches.at(-1) ?? { member: '' }
  seat = { user: member, token, game_code: GAME }
})
afterAll(async () => {
  await adapter.close()
  await house.close()
})

/** A call as Hub88 makes it; amounts are counted in 1/100 000. */
async function hub88(path: string, fields: object = {}, key = privateKey) {
  const body = JSON.stringify({ request_uuid: randomUUID(), transaction_uuid: randomUUID(), ...seat, ...fields })
  const signature = sign('RSA-SHA256', Buffer.from(body), key).toString('base64')
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature }
  const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body })
  return { http: reply.status, body: answer.parse(await reply.json()) }
}

const answer = z.object({ status: z.string(), currency: z.optional(z.string()), balance: z.optional(z.number()) })

const baht = (amount: number) => amount * 100_000
const ok = (balance: number) => ({ http: 200, body: { status: 'RS_OK', balance: baht(balance), currency: 'THB' } })

test('a Hub88 round moves the member’s wallet, and repeated calls move nothing', async () => {
  expect(await hub88('/user/balance')).toMatchObject(ok(100))
  const bet = { transaction_uuid: randomUUID(), round: 'h1', currency: 'THB', amount: baht(10) }
  expect(await hub88('/transaction/bet', bet)).toMatchObject(ok(90))
  expect(await hub88('/transaction/bet', bet)).toMatchObject(ok(90))
  const win = {
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round: 'h1',
    currency: 'THB',
    amount: baht(25),
    round_closed: true,
  }
  expect(await hub88('/transaction/win', win)).toMatchObject(ok(115))
  expect(await hub88('/transaction/win', win)).toMatchObject(ok(115))
})

test('a rollback undoes a bet, and a rollback before its bet blocks that bet', async () => {
  const before = ((await hub88('/user/balance')).body.balance ?? 0) / baht(1)
  const bet = { transaction_uuid: randomUUID(), round: 'h2', currency: 'THB', amount: baht(10) }
  await hub88('/transaction/bet', bet)
  const undone = { reference_transaction_uuid: bet.transaction_uuid, round: 'h2' }
  expect(await hub88('/transaction/rollback', undone)).toMatchObject(ok(before))
  const late = { transaction_uuid: randomUUID(), round: 'h3', currency: 'THB', amount: baht(10) }
  await hub88('/transaction/rollback', { reference_transaction_uuid: late.transaction_uuid, round: 'h3' })
  expect(await hub88('/transaction/bet', late)).toMatchObject({ body: { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' } })
})

test('refusals of the platform become Hub88 statuses', async () => {
  const bet = { round: 'h4', currency: 'THB' }
  const refused = (status: string) => ({ http: 200, body: { status } })
  expect(await hub88('/transaction/bet', { ...bet, amount: baht(999) })).toMatchObject(
    refused('RS_ERROR_NOT_ENOUGH_MONEY'),
  )
  expect(await hub88('/transaction/bet', { ...bet, amount: baht(5000) })).toMatchObject(
    refused('RS_ERROR_LIMIT_REACHED'),
  )
  expect(await hub88('/transaction/bet', { ...bet, amount: 1 })).toMatchObject(refused('RS_ERROR_WRONG_TYPES'))
  expect(await hub88('/user/balance', { user: undefined })).toMatchObject(refused('RS_ERROR_WRONG_SYNTAX'))
  const stranger = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey
  expect(await hub88('/user/balance', {}, stranger)).toMatchObject(refused('RS_ERROR_INVALID_SIGNATURE'))
})

test('an unreachable platform is answered with 503', async () => {
  const lost = createAdapter({
    platform: 'http://127.0.0.1:1',
    vendor: 'STUDIO',
    key: house.vendorKey,
    hub88Key: publicKey,
    currency: 'THB',
  })
  const payload = JSON.stringify({ request_uuid: randomUUID(), ...seat })
  const signature = sign('RSA-SHA256', Buffer.from(payload), privateKey).toString('base64')
  const headers = { 'content-type': 'application/json', 'x-hub88-signature': signature }
  const reply = await lost.inject({ method: 'POST', url: '/user/balance', headers, payload })
  expect(reply.statusCode).toBe(503)
  await lost.close()
})
