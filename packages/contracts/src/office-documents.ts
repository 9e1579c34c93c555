import * as z from 'zod/mini'
import { DOCUMENT_KINDS, DOCUMENT_NEEDS, DOCUMENT_STATES, REJECTIONS, VERIFICATION_STATES } from './documents.ts'
import { dayQuery } from './list-query.ts'
import { PROFILE_FIELDS } from './profile.ts'
import { route } from './route.ts'
import { businessDay, cursor, instant, money, shortText, uuid } from './wire.ts'

/** A document that waits longer is late. */
export const DOCUMENT_HOURS = 24

const person = z.strictObject({ id: uuid, username: z.string() })

const document = {
  id: uuid,
  member: person,
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES),
  sentAt: instant,
  /** Until when somebody should have looked. */
  dueAt: instant,
  claimedBy: z.nullable(person),
  decidedAt: z.nullable(instant),
  decidedBy: z.nullable(person),
  reason: z.nullable(z.enum(REJECTIONS)),
  note: z.nullable(z.string()),
  expiresOn: z.nullable(businessDay),
}

export const listDocuments = route({
  method: 'GET',
  path: '/ops/documents',
  access: 'operator',
  power: 'documents.see',
  summary: 'Documents in a state: what waits, the longest first; of others the latest first. `search` is a username.',
  query: z.strictObject({
    ...dayQuery,
    search: z.optional(shortText),
    state: z.optional(z.enum(DOCUMENT_STATES)),
    kind: z.optional(z.enum(DOCUMENT_KINDS)),
    member: z.optional(uuid),
  }),
  answer: z.strictObject({
    list: z.array(z.strictObject(document)),
    nextCursor: z.nullable(cursor),
    waiting: z.int(),
  }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const memberVerification = route({
  method: 'GET',
  path: '/ops/members/{id}/verification',
  access: 'operator',
  power: 'documents.see',
  summary: 'Whether a member has shown who they are, what is missing, and the documents they sent, newest first.',
  params: byId,
  answer: z.strictObject({
    state: z.enum(VERIFICATION_STATES),
    missing: z.array(z.enum(DOCUMENT_NEEDS)),
    list: z.array(
      z.strictObject({
        id: uuid,
        kind: z.enum(DOCUMENT_KINDS),
        state: z.enum(DOCUMENT_STATES),
        sentAt: instant,
        reason: z.nullable(z.enum(REJECTIONS)),
        expiresOn: z.nullable(businessDay),
      }),
    ),
  }),
  refusals: [],
})

export const lookAtDocument = route({
  method: 'GET',
  path: '/ops/documents/{id}',
  access: 'operator',
  power: 'documents.see',
  summary:
    'One document with its pictures and what the member told of themselves. That somebody looked is written down.',
  params: byId,
  answer: z.strictObject({
    ...document,
    pictures: z.array(z.string()),
    told: z.array(z.strictObject({ name: z.enum(PROFILE_FIELDS), value: z.string() })),
  }),
  refusals: [],
})

export const claimDocument = route({
  method: 'POST',
  path: '/ops/documents/{id}/claim',
  access: 'operator',
  power: 'documents.change',
  summary: 'Takes a document to decide it, or gives one’s own back: nobody else works on it meanwhile.',
  params: byId,
  body: z.strictObject({ mine: z.boolean() }),
  answer: z.strictObject({}),
  refusals: ['document_claimed', 'document_decided'],
})

const decided = { refusals: ['document_claimed', 'document_decided'] as const }

export const acceptDocument = route({
  method: 'POST',
  path: '/ops/documents/{id}/accept',
  access: 'operator',
  power: 'documents.change',
  summary: 'Accepts a document, until the day on which it runs out; its member is told.',
  params: byId,
  body: z.strictObject({ expiresOn: z.nullable(businessDay), note: z.optional(shortText) }),
  answer: z.strictObject({}),
  refusals: [...decided.refusals, 'period_over'],
})

export const rejectDocument = route({
  method: 'POST',
  path: '/ops/documents/{id}/reject',
  access: 'operator',
  power: 'documents.change',
  summary: 'Rejects a document with the reason, which its member reads.',
  params: byId,
  body: z.strictObject({ reason: z.enum(REJECTIONS), note: z.optional(shortText) }),
  answer: z.strictObject({}),
  refusals: [...decided.refusals],
})

/** What the brand demands. */
export const documentRules = z.strictObject({
  needs: z.array(z.enum(DOCUMENT_NEEDS)).check(z.minLength(1), z.maxLength(DOCUMENT_NEEDS.length)),
  /** Who is not verified withdraws no more than this at once; nothing is no limit. */
  withdrawalsAbove: z.nullable(money),
})

export const readDocumentRules = route({
  method: 'GET',
  path: '/ops/documents/rules',
  access: 'operator',
  power: 'documents.see',
  summary: 'Which documents make a member verified, and from which withdrawal on they must be.',
  answer: documentRules,
  refusals: [],
})

export const saveDocumentRules = route({
  method: 'PUT',
  path: '/ops/documents/rules',
  access: 'operator',
  power: 'brand.change',
  summary: 'Changes what the brand demands, at once.',
  body: documentRules,
  answer: z.strictObject({}),
  refusals: [],
})
