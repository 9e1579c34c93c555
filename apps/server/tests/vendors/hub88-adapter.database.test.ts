import { generateKeyPairSync, randomUUID, sign } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createAdapter } from '../../../../tools/hub88-adapter/src/adapter.ts'
import { GAME } from '../house.fixture.ts'
import { CAMPAIGN, openVendorHouse, seatMember, type VendorHouse } from './seat.fixture.ts'

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

const balanceNow = async () => ((await hub88('/user/balance')).body.balance ?? 0) / baht(1)

test('a Hub88 round moves the member’s wallet, and repeated calls move nothing', async () => {
  const before = await balanceNow()
  expect(await hub88('/user/balance')).toMatchObject(ok(before))
  const bet = { transaction_uuid: randomUUID(), round: 'h1', currency: 'THB', amount: baht(10) }
  expect(await hub88('/transaction/bet', bet)).toMatchObject(ok(before - 10))
  expect(await hub88('/transaction/bet', bet)).toMatchObject(ok(before - 10))
  const win = {
    transaction_uuid: randomUUID(),
    reference_transaction_uuid: bet.transaction_uuid,
    round: 'h1',
    currency: 'THB',
    amount: baht(25),
    round_closed: true,
  }
  expect(await hub88('/transaction/win', win)).toMatchObject(ok(before + 15))
  expect(await hub88('/transaction/win', win)).toMatchObject(ok(before + 15))
})

test('a rollback undoes a bet, and a rollback before its bet blocks that bet', async () => {
  const before = await balanceNow()
  const bet = { transaction_uuid: randomUUID(), round: 'h2', currency: 'THB', amount: baht(10) }
  await hub88('/transaction/bet', bet)
  const undone = { reference_transaction_uuid: bet.transaction_uuid, round: 'h2' }
  expect(await hub88('/transaction/rollback', undone)).toMatchObject(ok(before))
  const late = { transaction_uuid: randomUUID(), round: 'h3', currency: 'THB', amount: baht(10) }
  await hub88('/transaction/rollback', { reference_transaction_uuid: late.transaction_uuid, round: 'h3' })
  expect(await hub88('/transaction/bet', late)).toMatchObject({ body: { status: 'RS_ERROR_TRANSACTION_ROLLED_BACK' } })
})

test('a rollback of a win takes the win back once, and its name undoes nothing else', async () => {
  const before = await balanceNow()
  const bet = { transaction_uuid: randomUUID(), round: 'h5', currency: 'THB', amount: baht(1) }
  await hub88('/transaction/bet', bet)
  const win = { ...bet, transaction_uuid: randomUUID(), reference_transaction_uuid: bet.transaction_uuid }
  expect(await hub88('/transaction/win', { ...win, amount: baht(5), round_closed: true })).toMatchObject(ok(before + 4))
  const undo = { transaction_uuid: randomUUID(), reference_transaction_uuid: win.transaction_uuid, round: 'h5' }
  expect(await hub88('/transaction/rollback', undo)).toMatchObject(ok(before - 1))
  expect(await hub88('/transaction/rollback', undo)).toMatchObject(ok(before - 1))
  const other = { ...undo, reference_transaction_uuid: bet.transaction_uuid }
  expect((await hub88('/transaction/rollback', other)).body.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION')
})

test('a promotion of a supplier is paid as a prize of its campaign, and a bet can be read by its selection', async () => {
  const before = await balanceNow()
  const promotion = { is_supplier_promo: true, meta: { supplier_promo_info: { promo_reference: CAMPAIGN } } }
  const free = { transaction_uuid: randomUUID(), round: 'h6', currency: 'THB', amount: 0, ...promotion }
  expect(await hub88('/transaction/bet', free)).toMatchObject(ok(before))
  const win = { ...free, transaction_uuid: randomUUID(), reference_transaction_uuid: free.transaction_uuid }
  expect(await hub88('/transaction/win', { ...win, amount: baht(7) })).toMatchObject(ok(before + 7))
  const bet = { transaction_uuid: randomUUID(), round: 'h7', currency: 'THB', amount: baht(1) }
  expect(await hub88('/transaction/bet', { ...bet, meta: { selection: 'home_team', odds: 2.5 } })).toMatchObject(
    ok(before + 6),
  )
  const { rows } = await house.pool.query("select summaries from wagers.round where vendor_round = 'h7'")
  expect(rows).toEqual([{ summaries: [{ text: { en: 'home_team' }, odds: '2.5' }] }])
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
