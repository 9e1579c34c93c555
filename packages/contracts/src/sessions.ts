import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant, uuid } from './wire.ts'

export const DEVICE_KINDS = ['desktop', 'mobile', 'tablet', 'tv', 'unknown'] as const

/** What a browser says it runs on, with the names their makers gave them; `null` where that is not known. */
export const device = z.strictObject({
  kind: z.enum(DEVICE_KINDS),
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
})
export type Device = z.output<typeof device>

const memberSession = z.strictObject({
  id: uuid,
  /** The one this call was made in. */
  current: z.boolean(),
  startedAt: instant,
  /** To the minute. */
  seenAt: instant,
  /** Network address of the sign-in, and its country by two letters where that is known. */
  address: z.string(),
  country: z.nullable(z.string()),
  device,
})

export const listSessions = route({
  method: 'GET',
  path: '/wps/member/sessions',
  access: 'member',
  summary: 'Where the member is signed in, the latest sign-in first.',
  answer: z.strictObject({ sessions: z.array(memberSession) }),
  refusals: [],
})

export const endSession = route({
  method: 'DELETE',
  path: '/wps/member/sessions/{id}',
  access: 'member',
  summary: 'Ends one of the member’s sessions everywhere at once, its open pages included.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({}),
  refusals: [],
})

export const endOtherSessions = route({
  method: 'DELETE',
  path: '/wps/member/sessions',
  access: 'member',
  summary: 'Ends all of the member’s sessions but this one.',
  answer: z.strictObject({ ended: z.number() }),
  refusals: [],
})
