import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createLog } from '@sanuk/host/log'
import { type CryptoKey, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type ClonedDatabase, cloneDatabase } from '../../../../tools/launcher/src/cloned-database.ts'
import { createProviders } from '../../src/modules/accounts/providers/index.ts'
import { acrossBrands } from '../../src/platform/brand-scope.ts'
import { type Databases, inTransaction, openDatabase } from '../../src/platform/database.ts'
import { anywhere } from '../anywhere.fixture.ts'

const PROJECT = 'sanuk-test'
const BRAND = '11111111-1111-4111-8111-111111111111'
const NOW = Math.floor(Date.now() / 1000)

let clones: ClonedDatabase
let databases: Databases
let published: Server
let key: CryptoKey
let providers: ReturnType<typeof createProviders>
let standIn: string
beforeAll(async () => {
  clones = await cloneDatabase()
  const log = createLog('silent')
  databases = openDatabase(clones.serverUrl, log)
  const pair = await generateKeyPair('RS256')
  key = pair.privateKey
  const body = JSON.stringify({
    keys: [{ ...(await exportJWK(pair.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
  })
  published = createServer((_request, reply) => reply.setHeader('content-type', 'application/json').end(body))
  await new Promise<void>((resolve) => published.listen(0, '127.0.0.1', resolve))
  standIn = `http://127.0.0.1:${(published.address() as AddressInfo).port}`
  const needs = { database: databases.database, clock: () => new Date(NOW * 1000), log, outgoing: anywhere }
  providers = createProviders({ ...needs, installationSecret: undefined })
})
afterAll(async () => {
  await new Promise<void>((resolve) => {
    published.close(() => resolve())
    published.closeAllConnections()
  })
  await databases.close()
  await clones.drop()
})

/** As Firebase documents its ID tokens (firebase.google.com/docs/auth/admin/verify-id-tokens). */
const claims = (more: object = {}): JWTPayload => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: crypto.randomUUID(),
  iat: NOW - 5,
  exp: NOW + 3600,
  auth_time: NOW - 10,
  phone_number: '+66812345678',
  firebase: { identities: { phone: ['+66812345678'] }, sign_in_provider: 'phone' },
  ...more,
})
const sign = (payload: JWTPayload, header: { alg?: string; kid?: string } = {}, by: CryptoKey | Uint8Array = key) =>
  new SignJWT(payload).setProtectedHeader({ alg: 'RS256', kid: 'one', ...header }).sign(by)
const brandWith = (at: string | null) => ({
  id: BRAND,
  firebase: { project: PROJECT, apiKey: 'public', authDomain: 'sanuk.example', standIn: at },
})
const proofOf = (token: string) => acrossBrands(() => providers.phoneOfFirebase(brandWith(standIn), token))
/** Asks for the number and ends what the token is good for. */
const phoneOf = async (token: string) => {
  const { number, spend } = await proofOf(token)
  await acrossBrands(() => spend())
  return number
}

test('a Firebase token of the brand’s project proves its phone number', async () => {
  expect(await phoneOf(await sign(claims()))).toBe('+66812345678')
})

test('a Firebase token is valid until spent, and a rolled-back transaction does not spend it', async () => {
  const token = await sign(claims())
  const { spend } = await proofOf(token)
  const undone = acrossBrands(() =>
    inTransaction(databases.database, async (transaction) => {
      await spend(transaction)
      throw new Error('something else was wrong')
    }),
  )
  await expect(undone).rejects.toThrow('something else')
  expect(await phoneOf(token)).toBe('+66812345678')
  await expect(phoneOf(token)).rejects.toThrow('code_expired')
})

test('a Firebase token can be spent once, even by parallel calls', async () => {
  const token = await sign(claims())
  const outcomes = await Promise.allSettled(Array.from({ length: 8 }, () => phoneOf(token)))
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

test.each<[string, object]>([
  ['from another project', { iss: 'https://securetoken.google.com/other', aud: 'other' }],
  ['meant for another project', { aud: 'other' }],
  ['from another issuer', { iss: `https://evil.example/${PROJECT}` }],
  ['without an expiry', { exp: undefined }],
  ['issued in the future', { iat: NOW + 60 }],
  ['authenticated in the future', { auth_time: NOW + 60 }],
  ['without auth_time', { auth_time: undefined }],
  ['without a subject', { sub: '' }],
  ['without a number', { phone_number: undefined }],
  ['with an invalid number', { phone_number: '0812345678' }],
])('a Firebase token that is %s is refused', async (_, more) => {
  await expect(phoneOf(await sign(claims(more)))).rejects.toThrow('provider_failed')
})

test.each<[string, object]>([
  ['expired', { exp: NOW - 1 }],
  ['authenticated over an hour ago', { auth_time: NOW - 3601 }],
])('a Firebase token that is %s is answered with code_expired', async (_, more) => {
  await expect(phoneOf(await sign(claims(more)))).rejects.toThrow('code_expired')
})

test('a brand without a Firebase project refuses every token', async () => {
  const token = await sign(claims())
  const asked = acrossBrands(() => providers.phoneOfFirebase({ id: BRAND, firebase: null }, token))
  await expect(asked).rejects.toThrow('function_off')
})

test('a Firebase token with a foreign key, another algorithm or no signature is refused', async () => {
  const { privateKey } = await generateKeyPair('RS256')
  const shared = new TextEncoder().encode('a secret that is long enough for HMAC')
  const unsigned = (await sign(claims())).replace(/[^.]*$/, '')
  await expect(phoneOf(await sign(claims(), {}, privateKey))).rejects.toThrow('provider_failed')
  await expect(phoneOf(await sign(claims(), { kid: 'two' }))).rejects.toThrow('provider_failed')
  await expect(phoneOf(await sign(claims(), { alg: 'HS256' }, shared))).rejects.toThrow('provider_failed')
  await expect(phoneOf(unsigned)).rejects.toThrow('provider_failed')
  await expect(phoneOf('no token at all')).rejects.toThrow('provider_failed')
})

test('Firebase keys that cannot be fetched are answered with provider_unreachable', async () => {
  const token = await sign(claims())
  const asked = acrossBrands(() => providers.phoneOfFirebase(brandWith('http://127.0.0.1:1'), token))
  await expect(asked).rejects.toThrow('provider_unreachable')
  expect(await phoneOf(token)).toBe('+66812345678')
})
