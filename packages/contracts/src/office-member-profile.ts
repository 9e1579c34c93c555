import * as z from 'zod/mini'
import { PROFILE_FIELDS, type ProfileField, portrait } from './profile.ts'
import { route } from './route.ts'
import { instant, uuid } from './wire.ts'

/** What nobody needs to know to help somebody: it is masked until an operator asks for it, and that is written down. */
export const SENSITIVE_FIELDS: readonly ProfileField[] = [
  ...(['birthday', 'idNumber', 'address', 'bankAccountName', 'sourceOfIncome'] as const),
  ...(['line', 'telegram', 'facebook', 'whatsapp', 'zalo', 'wechat', 'qqNum'] as const),
]

const byMember = z.strictObject({ id: uuid })

const told = z.array(
  z.strictObject({
    name: z.enum(PROFILE_FIELDS),
    value: z.string(),
    /** There is more of it than is shown. */
    masked: z.boolean(),
  }),
)

export const readMemberProfile = route({
  method: 'GET',
  path: '/ops/members/{id}/profile',
  access: 'operator',
  power: 'members.see',
  summary: 'What a member told of themselves, with what is sensitive masked, how they look, and what they agreed to.',
  params: byMember,
  answer: z.strictObject({
    told,
    portrait: z.strictObject(portrait),
    /** When they registered, and to which versions of the brand's terms and privacy policy they agreed. */
    agreed: z.nullable(z.strictObject({ at: instant, terms: z.nullable(z.int()), privacy: z.nullable(z.int()) })),
  }),
  refusals: [],
})

export const lookAtMemberProfile = route({
  method: 'POST',
  path: '/ops/members/{id}/profile/look',
  access: 'operator',
  power: 'members.change',
  summary: 'All that a member told of themselves. That somebody looked is written down.',
  params: byMember,
  answer: z.strictObject({ told }),
  refusals: [],
})

export const removePortrait = route({
  method: 'POST',
  path: '/ops/members/{id}/portrait/remove',
  access: 'operator',
  power: 'members.change',
  summary: 'Takes a member’s own portrait down; a drawn one takes its place, and the member is told why.',
  params: byMember,
  body: z.strictObject({
    /** Its member reads it. */
    reason: z.string().check(z.trim(), z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cc}\p{Cs}]*$/u)),
  }),
  answer: z.strictObject({}),
  refusals: ['changed_meanwhile'],
})
