import { ACCESS_CLASSES, type Access } from '@sanuk/contracts/access'
import { route } from '@sanuk/contracts/route'
import Fastify, { type FastifyRequest } from 'fastify'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type AnyCaller, admit } from './admission.ts'
import type { Brand } from './caller.ts'
import type { Gate } from './gate.ts'
import { Refusal } from './refusal.ts'

const brand: Brand = {
  ...{ id: 'b1', code: 'TEST', name: 'Test', demo: true, timeZone: 'Asia/Bangkok', currency: 'THB' },
  languages: ['th'],
}
const TYPES = { trial: 4, member: 0, agent: 1 } as const
const tokenOf = (who: string) => who.padEnd(43, '_')

/** Knows one member of each kind and one operator, by tokens made of their names. */
const gate: Gate = {
  clock: () => new Date(),
  brandOf: async () => brand,
  memberOf: async (token) => {
    const kind = (['trial', 'member', 'agent'] as const).find((who) => token === tokenOf(who))
    return kind ? { kind: 'member', id: kind, username: kind, type: TYPES[kind], session: 's' } : null
  },
  operatorOf: async (token) =>
    token === tokenOf('operator') ? { kind: 'operator', id: 'o', username: 'o', session: 's' } : null,
  keysOf: () => [],
  unseal: async () => ({}),
  say: (_, word) => word,
}

const app = Fastify()
afterAll(() => app.close())
let admitted: AnyCaller | string = ''
for (const access of ACCESS_CLASSES) {
  const contract = route({
    ...{ method: 'GET', path: `/${access}`, access, summary: 'A call of this class.', refusals: [] },
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

describe.each(ACCESS_CLASSES)('a call of class %s', (access) => {
  test.each(['visitor', 'trial', 'member', 'agent', 'operator'].map((who, place) => ({ who, place })))(
    'answers the $who as the table says',
    async ({ who, place }) => {
      expect(await whoIs(access, who)).toBe(TABLE[access][place])
    },
  )
})

test.each(['Bearer short', 'Basic abc', `bearer ${tokenOf('member')}`, `Bearer ${tokenOf('member')} `])(
  'does not read %j as a token',
  async (authorization) => {
    await app.inject({ url: '/member', headers: { authorization } })
    expect(admitted).toBe('login_required')
  },
)
