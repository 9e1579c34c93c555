import * as z from 'zod/mini'
import { route } from './route.ts'
import { instant } from './wire.ts'

/** What an agent may keep somebody right below from. */
export const FREEZE_KINDS = ['betting', 'sign_in', 'withdrawals'] as const
export type FreezeKind = (typeof FREEZE_KINDS)[number]

/** Withdrawals are frozen by an agent for so many hours, and not again before so many days after it began. */
export const WITHDRAWALS_HOURS = 72
export const WITHDRAWALS_REST_DAYS = 30

/** Most days from now for which an operator lets a freeze of withdrawals go on. */
export const WITHDRAWALS_EXTENDED_DAYS = 30

/** A freeze that holds. */
export const freeze = z.strictObject({
  kind: z.enum(FREEZE_KINDS),
  /** The agent who froze it. */
  agent: z.string(),
  reason: z.string(),
  since: instant,
  /** Nothing where it holds until it is lifted. */
  until: z.nullable(instant),
  /** An operator let it go on: only operators lift it. */
  extended: z.boolean(),
})
export type Freeze = z.output<typeof freeze>

export const ownFreezes = route({
  method: 'GET',
  path: '/wps/member/freezes',
  access: 'member',
  summary: 'What an agent keeps the member from at present, and why.',
  answer: z.strictObject({ list: z.array(freeze) }),
  refusals: [],
})
