import { generateKeyPairSync } from 'node:crypto'
import { ACCESS_CLASSES, type Access } from '@sanuk/contracts/access'
import { route } from '@sanuk/contracts/route'
import { readAddressList } from '@sanuk/vendor-kit/address-list'
import { type SigningKey, signatureHeaders } from '@sanuk/vendor-kit/sign'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type AnyCaller, admit } from './admission.ts'
import type { Brand } from './caller.ts'
import type { Gate, Signer } from './gate.ts'
import { Refusal } from './refusal.ts'

const brand: Brand = {
  id: 'b1',
  code: 'TEST',
  name: 'Test',
  demo: true,
  timeZone: 'Asia/Bangkok',
  currency: 'THB',
  languages: ['th'],
  domains: ['test'],
  modules: new Set(),
  smsCountries: ['TH'],
  ageMinimum: 18,
  passwordDays: 90,
  loginedToHomePage: false,
  agentCentreTypes: [1, 2, 42],
  tellsUnknownAccounts: false,
  cdns: { images: [], games: [] },
  firebase: null,
}
const TYPES = { trial: 4, member: 0, agent: 1 } as const
const tokenOf = (who: string) => who.padEnd(43, '_')

const SECRET = { id: 's1', secret: 'a secret of a vendor that nobody else has' }
const PAIR = generateKeyPairSync('ed25519', {
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
})
const PRIVATE = { id: 'e1', algorithm: 'ed25519' as const, privateKey: PAIR.privateKey }
const PUBLIC = { id: 'e1', algorithm: 'ed25519' as const, publicKey: PAIR.publicKey }
const SIGNERS: Record<string, Signer> = {
  ANYWHERE: { keys: [SECRET, PUBLIC] },
  AT_HOME: { keys: [SECRET, PUBLIC], addresses: readAddressList(['203.0.113.0/24']) },
}

/** Knows one member of each kind and one operator, by tokens made of their names. */
const gate: Gate = {
  clock: () => new Date(),
  brandOf: async () => brand,
  homeBrand: async () => 'home',
  closedTo: async () => null,
  demandHuman: () => Promise.reject(new Error('nobody is asked')),
  memberOf: async (token) => {
    const kind = (['trial', 'member', 'agent'] as const).find((who) => token === tokenOf(who))
    return kind ? { kind: 'member', id: kind, username: kind, type: TYPES[kind], session: 's' } : null
  },
  operatorOf: async (token) =>
    token === tokenOf('operator')
      ? { kind: 'operator', id: 'o', username: 'o', session: 's', powers: new Set(), decidesFrom: new Map() }
      : null,
  signerOf: (code) => SIGNERS[code] ?? null,
  unseal: () => Promise.reject(new Error('nothing is sealed')),
  spendOnce: async () => undefined,
  say: (_, word) => word,
}

const app = Fastify()
afterAll(() => app.close())
let admitted: AnyCaller | string = ''
for (const access of ACCESS_CLASSES) {
  const contract = route({
    method: 'GET',
    path: `/${access}`,
    access,
    summary: 'A call of this class.',
    refusals: [],
    answer: z.strictObject({}),
  })
  app.get(`/${access}`, async (request: FastifyRequest) => {
    admitted = await admit(gate, contract, { request, brand }).catch((error) =>
      error instanceof Refusal ? error.code : Promise.reject(error),
    )
    return {}
  })
}

const whoIs = async (access: Access, who: string): Promise<string> => {
  const headers = who === 'visitor' ? {} : { authorization: `Bearer ${tokenOf(who)}` }
  await app.inject({ url: `/${access}`, headers })
  return typeof admitted === 'string' ? admitted : admitted.kind
}

/** What each class answers to visitor, trial account, member, agent and operator, in this order. */
const TABLE: Record<Access, readonly string[]> = {
  visitor: ['visitor', 'visitor', 'visitor', 'visitor', 'visitor'],
  trial: ['login_required', 'member', 'member', 'member', 'login_required'],
  member: ['login_required', 'in_need_true_account', 'member', 'member', 'login_required'],
  agent: ['login_required', 'in_need_true_account', 'forbidden', 'member', 'login_required'],
  operator: ['login_required', 'login_required', 'login_required', 'login_required', 'operator'],
  vendor: ['invalid_signature', 'invalid_signature', 'invalid_signature', 'invalid_signature', 'invalid_signature'],
}

describe.each(ACCESS_CLASSES)('a call of access class %s', (access) => {
  test.each(['visitor', 'trial', 'member', 'agent', 'operator'].map((who, place) => ({ who, place })))(
    'answers a caller of kind $who as the access table says',
    async ({ who, place }) => {
      expect(await whoIs(access, who)).toBe(TABLE[access][place])
    },
  )
})

test.each([
  [1, 'member'],
  [41, 'forbidden'],
  [0, 'forbidden'],
] as const)(
  'an account of type %i gets to the agent centre only where the brand has that type',
  async (type, expected) => {
    const knows: Gate = {
      ...gate,
      memberOf: async () => ({ kind: 'member', id: 'm', username: 'm', type, session: 's' }),
    }
    const app = Fastify()
    let found = ''
    const call = route({
      method: 'GET',
      path: '/agent',
      access: 'agent',
      summary: 'A call of an agent.',
      refusals: [],
      answer: z.strictObject({}),
    })
    app.get('/agent', async (request) => {
      found = await admit(knows, call, { request, brand }).then(
        ({ kind }) => kind,
        (refusal: Refusal) => refusal.code,
      )
      return {}
    })
    await app.inject({ url: '/agent', headers: { authorization: `Bearer ${tokenOf('agent')}` } })
    expect(found).toBe(expected)
    await app.close()
  },
)

test.each(['Bearer short', 'Basic abc', `bearer ${tokenOf('member')}`, `Bearer ${tokenOf('member')} `])(
  'does not read %j as a token',
  async (authorization) => {
    await app.inject({ url: '/member', headers: { authorization } })
    expect(admitted).toBe('login_required')
  },
)

describe.each<[string, SigningKey]>([
  ['a shared secret', SECRET],
  ['a key pair', PRIVATE],
])('a vendor that signs with %s', (_, key) => {
  const callAs = async (vendor: string, change: { path?: string; address?: string } = {}) => {
    const request = { method: 'GET', path: change.path ?? '/vendor', body: new Uint8Array() }
    const headers = signatureHeaders(request, { vendor, key, now: Date.now() })
    await app.inject({ url: '/vendor', headers, remoteAddress: change.address ?? '198.51.100.1' })
    return admitted
  }

  test('is admitted under its own code', async () => {
    expect(await callAs('ANYWHERE')).toEqual({ kind: 'vendor', code: 'ANYWHERE' })
  })

  test('is refused for another path or an unknown vendor code', async () => {
    expect(await callAs('ANYWHERE', { path: '/member' })).toBe('invalid_signature')
    expect(await callAs('NOBODY')).toBe('invalid_signature')
  })

  test('is admitted from its own addresses only; a bad signature does not reveal this', async () => {
    expect(await callAs('AT_HOME', { address: '203.0.113.8' })).toEqual({ kind: 'vendor', code: 'AT_HOME' })
    expect(await callAs('AT_HOME')).toBe('forbidden')
    expect(await callAs('AT_HOME', { path: '/member' })).toBe('invalid_signature')
  })
})

test.each([
  ['brands.change', 'home', 'operator'],
  ['brands.change', 'b1', 'forbidden'],
  ['vendors.change', 'b1', 'forbidden'],
  ['brand.change', 'b1', 'operator'],
] as const)(
  'an operator with %s at brand %s is %s: powers over the platform count at its own brand',
  async (...args) => {
    const [power, id, expected] = args
    const operator = { kind: 'operator', id: 'o', username: 'o', session: 's', decidesFrom: new Map() } as const
    const knows: Gate = { ...gate, operatorOf: async () => ({ ...operator, powers: new Set([power]) }) }
    const call = route({
      method: 'GET',
      path: '/ops/platform',
      access: 'operator',
      power,
      summary: 'A call that takes this power.',
      refusals: [],
      answer: z.strictObject({}),
    })
    const asked = Fastify()
    asked.get('/', async (request: FastifyRequest) => {
      const who = await admit(knows, call, { request, brand: { ...brand, id } }).catch((refusal: Refusal) => refusal)
      return { answer: who instanceof Refusal ? who.code : who.kind }
    })
    const reply = await asked.inject({ url: '/', headers: { authorization: `Bearer ${tokenOf('operator')}` } })
    expect(reply.json()).toEqual({ answer: expected })
  },
)
