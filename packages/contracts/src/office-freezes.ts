import * as z from 'zod/mini'
import { FREEZE_KINDS, WITHDRAWALS_EXTENDED_DAYS } from './freezes.ts'
import { route } from './route.ts'
import { instant, uuid } from './wire.ts'

const params = z.strictObject({ id: uuid })

/** Why an operator did it: kept, and read by colleagues only. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(1000), z.regex(/^[^\p{Cs}\0]*$/u))

const memberFreeze = z.strictObject({
  id: uuid,
  kind: z.enum(FREEZE_KINDS),
  agent: z.strictObject({ id: uuid, username: z.string() }),
  reason: z.string(),
  frozenAt: instant,
  /** When it ends by itself; nothing where it holds until it is lifted. */
  endsAt: z.nullable(instant),
  /** When it was lifted, or its time was found over. */
  endedAt: z.nullable(instant),
  extendedBy: z.nullable(z.string()),
  extendedBecause: z.nullable(z.string()),
  /** The operator or agent who lifted it. */
  liftedBy: z.nullable(z.string()),
  liftedBecause: z.nullable(z.string()),
})
export type MemberFreeze = z.output<typeof memberFreeze>

export const memberFreezes = route({
  method: 'GET',
  path: '/ops/members/{id}/freezes',
  access: 'operator',
  power: 'members.see',
  summary: 'What agents kept and keep a member from, the newest first.',
  params,
  answer: z.strictObject({ list: z.array(memberFreeze) }),
  refusals: [],
})

export const liftFreeze = route({
  method: 'POST',
  path: '/ops/freezes/{id}/lift',
  access: 'operator',
  power: 'members.change',
  summary: 'Ends a freeze at once.',
  params,
  body: z.strictObject({ reason }),
  answer: z.strictObject({}),
  refusals: ['changed_meanwhile'],
})

export const extendFreeze = route({
  method: 'POST',
  path: '/ops/freezes/{id}/extend',
  access: 'operator',
  power: 'members.change',
  summary: 'Lets a freeze of withdrawals go on for days from now; from then on only operators lift it.',
  params,
  body: z.strictObject({ days: z.int().check(z.minimum(1), z.maximum(WITHDRAWALS_EXTENDED_DAYS)), reason }),
  answer: z.strictObject({}),
  refusals: ['changed_meanwhile'],
})
