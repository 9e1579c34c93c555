import * as z from 'zod/mini'
import { PICTURE_REFUSALS, PICTURE_TEXT_MAX } from './pictures.ts'
import { route } from './route.ts'
import { businessDay, instant, money, uuid } from './wire.ts'

/** Papers by which a member shows who they are. */
export const DOCUMENT_KINDS = ['id_card', 'passport', 'selfie', 'bank_book', 'address'] as const
export type DocumentKind = (typeof DOCUMENT_KINDS)[number]

/** What a brand may want to see: either paper of identity is one. */
export const DOCUMENT_NEEDS = ['identity', 'selfie', 'bank_book', 'address'] as const
export type DocumentNeed = (typeof DOCUMENT_NEEDS)[number]

export const DOCUMENT_STATES = ['waiting', 'accepted', 'rejected', 'expired'] as const
export type DocumentState = (typeof DOCUMENT_STATES)[number]

/** Why one is rejected; its member reads it. */
export const REJECTIONS = [
  ...(['blurred', 'cut_off', 'wrong_kind', 'expired_paper', 'name_differs', 'not_the_holder', 'altered'] as const),
] as const
export type Rejection = (typeof REJECTIONS)[number]

/** `none`: something is missing; `waiting`: all is there and somebody looks; `verified`: all was accepted. */
export const VERIFICATION_STATES = ['none', 'waiting', 'verified'] as const

/** Front and back. */
export const SIDES_MAX = 2

const document = z.strictObject({
  id: uuid,
  kind: z.enum(DOCUMENT_KINDS),
  state: z.enum(DOCUMENT_STATES),
  reason: z.nullable(z.enum(REJECTIONS)),
  /** What the operator wrote besides. */
  note: z.nullable(z.string()),
  expiresOn: z.nullable(businessDay),
  sentAt: instant,
  decidedAt: z.nullable(instant),
})

export const ownDocuments = route({
  method: 'GET',
  path: '/wps/member/documents',
  access: 'member',
  summary: 'The member’s documents, newest first, whether they are verified, and what is still to be sent.',
  answer: z.strictObject({
    state: z.enum(VERIFICATION_STATES),
    needs: z.array(z.enum(DOCUMENT_NEEDS)),
    missing: z.array(z.enum(DOCUMENT_NEEDS)),
    /** Who is not verified withdraws no more than this at once; nothing where the brand does not demand it. */
    withdrawalsAbove: z.nullable(money),
    list: z.array(document),
  }),
  refusals: [],
})

export const sendDocument = route({
  method: 'POST',
  path: '/wps/member/documents',
  access: 'member',
  bodyMax: SIDES_MAX * PICTURE_TEXT_MAX + 1024,
  summary:
    'Sends a document (one or two PNG or JPEG in base64, 5 MB each). Only its member and the brand’s staff see it.',
  body: z.strictObject({
    kind: z.enum(DOCUMENT_KINDS),
    images: z.array(z.string().check(z.maxLength(PICTURE_TEXT_MAX))).check(z.minLength(1), z.maxLength(SIDES_MAX)),
  }),
  answer: z.strictObject({ id: uuid }),
  refusals: ['document_waiting', ...PICTURE_REFUSALS, 'too_many_requests'],
})

export const ownDocumentPictures = route({
  method: 'GET',
  path: '/wps/member/documents/{id}/pictures',
  access: 'member',
  summary: 'The pictures of one of the member’s own documents, WebP in base64.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({ list: z.array(z.string()) }),
  refusals: [],
})
