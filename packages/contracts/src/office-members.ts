import * as z from 'zod/mini'
import { route } from './route.ts'
import { device } from './sessions.ts'
import { currencyCode, instant, money, uuid } from './wire.ts'

const byId = z.strictObject({ id: uuid })

/** A way to reach a member: masked for who may not change members. */
const contact = z.nullable(z.strictObject({ text: z.string(), provedAt: z.nullable(instant) }))

export const readMember = route({
  method: 'GET',
  path: '/ops/members/{id}',
  access: 'operator',
  power: 'members.see',
  summary: 'One member of the brand. Contacts are whole for who may change members, and masked for others.',
  params: byId,
  answer: z.strictObject({
    id: uuid,
    /** Eight digits, as the member sees them. */
    number: z.string(),
    username: z.string(),
    nickname: z.string(),
    type: z.number(),
    currency: currencyCode,
    balance: money,
    /** Money taken to seats at vendors' tables, which is not in the balance; the longest there first. */
    seats: z.array(z.strictObject({ vendor: z.string(), seat: z.string(), amount: money, since: instant })),
    joinedAt: instant,
    lastSeenAt: z.nullable(instant),
    closedAt: z.nullable(instant),
    mobile: contact,
    email: contact,
    invitedBy: z.nullable(z.strictObject({ id: uuid, username: z.string() })),
    hasPassword: z.boolean(),
  }),
  refusals: [],
})

export const NOTE_KINDS = ['note', 'closed', 'reopened', 'portrait_removed'] as const

/** Notes that are answered, the newest. */
export const NOTES_MAX = 100

export const listMemberNotes = route({
  method: 'GET',
  path: '/ops/members/{id}/notes',
  access: 'operator',
  power: 'members.see',
  summary: 'What operators wrote of a member and why they closed the account, newest first, 100 at most.',
  params: byId,
  answer: z.strictObject({
    list: z.array(
      z.strictObject({ id: uuid, at: instant, kind: z.enum(NOTE_KINDS), operator: z.string(), text: z.string() }),
    ),
  }),
  refusals: [],
})

const noteText = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), z.regex(/^[^\p{Cs}\0]*$/u))

export const addMemberNote = route({
  method: 'POST',
  path: '/ops/members/{id}/notes',
  access: 'operator',
  power: 'members.change',
  summary: 'Writes a note of a member. Members never see it.',
  params: byId,
  body: z.strictObject({ text: noteText }),
  answer: z.strictObject({}),
  refusals: [],
})

export const closeMember = route({
  method: 'POST',
  path: '/ops/members/{id}/close',
  access: 'operator',
  power: 'members.change',
  summary: 'Closes an account: all sessions end at once, and nobody signs in to it any more.',
  params: byId,
  body: z.strictObject({ reason: noteText }),
  answer: z.strictObject({}),
  refusals: ['changed_meanwhile'],
})

export const reopenMember = route({
  method: 'POST',
  path: '/ops/members/{id}/reopen',
  access: 'operator',
  power: 'members.change',
  summary: 'Opens a closed account again; a trial account stays closed.',
  params: byId,
  body: z.strictObject({ reason: noteText }),
  answer: z.strictObject({}),
  refusals: ['changed_meanwhile', 'in_need_true_account'],
})

export const giveMemberPassword = route({
  method: 'POST',
  path: '/ops/members/{id}/password',
  access: 'operator',
  power: 'members.change',
  summary: 'A password that lets a member in once, answered this once; they choose another then. All sessions end.',
  params: byId,
  answer: z.strictObject({ password: z.string() }),
  refusals: ['account_closed', 'in_need_true_account'],
})

export const listMemberSessions = route({
  method: 'GET',
  path: '/ops/members/{id}/sessions',
  access: 'operator',
  power: 'members.see',
  summary: 'Where a member is signed in, the latest sign-in first.',
  params: byId,
  answer: z.strictObject({
    list: z.array(
      z.strictObject({
        id: uuid,
        startedAt: instant,
        seenAt: instant,
        address: z.string(),
        country: z.nullable(z.string()),
        device,
      }),
    ),
  }),
  refusals: [],
})

export const endMemberSession = route({
  method: 'DELETE',
  path: '/ops/members/{id}/sessions/{session}',
  access: 'operator',
  power: 'members.change',
  summary: 'Ends one session of a member, its open pages included.',
  params: z.strictObject({ id: uuid, session: uuid }),
  answer: z.strictObject({}),
  refusals: [],
})

export const endMemberSessions = route({
  method: 'DELETE',
  path: '/ops/members/{id}/sessions',
  access: 'operator',
  power: 'members.change',
  summary: 'Ends all sessions of a member; no browser is remembered any more.',
  params: byId,
  answer: z.strictObject({ ended: z.number() }),
  refusals: [],
})
