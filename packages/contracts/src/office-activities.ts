import * as z from 'zod/mini'
import { ACTIVITY_PERIODS, activityRule, PARTICIPATION_STATES } from './activities.ts'
import { amountQuery } from './list-query.ts'
import { route } from './route.ts'
import { RANKS_MAX } from './vip.ts'
import { cursor, instant, LANGUAGES, money, queryNumber, shortText, uuid } from './wire.ts'

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))

/** What an operator decides about an activity. */
export const activitySettings = z.strictObject({
  names: z.record(z.enum(LANGUAGES), name),
  promotion: z.nullable(uuid),
  rule: activityRule,
  period: z.enum(ACTIVITY_PERIODS),
  leastLevel: z.number().check(z.int(), z.minimum(0), z.maximum(RANKS_MAX)),
  play: z.number().check(z.int(), z.minimum(0), z.maximum(5_000)),
  from: z.nullable(instant),
  until: z.nullable(instant),
  /** All that it may ever give; when it is used up the activity ends. */
  budget: money,
  open: z.boolean(),
})
export type ActivitySettings = z.output<typeof activitySettings>

/** As it is proposed: a change of one there is, or a new one. */
export const activityPlan = z.strictObject({ id: uuid, settings: activitySettings })

const officeActivity = z.extend(activitySettings, {
  id: uuid,
  given: money,
  /** Red packets that were opened. */
  opened: z.number(),
  joined: z.number(),
  /** Applications that wait for an operator. */
  waiting: z.number(),
  proposal: z.nullable(uuid),
})
export type OfficeActivity = z.output<typeof officeActivity>

export const officeActivities = route({
  method: 'GET',
  path: '/ops/activities',
  access: 'operator',
  power: 'content.see',
  summary: 'Every activity with what it has given so far.',
  answer: z.strictObject({ list: z.array(officeActivity), waiting: z.number() }),
  refusals: [],
})

export const previewActivity = route({
  method: 'POST',
  path: '/ops/activities/preview',
  access: 'operator',
  power: 'content.see',
  summary:
    'What a gift for deposits would have come to in the last thirty days, had everybody taken part; of red packets the average one.',
  body: activitySettings,
  answer: z.strictObject({
    deposits: z.number(),
    /** Of red packets: who has deposited enough of late, where that is asked for. */
    members: z.number(),
    deposited: money,
    given: money,
    /** Of red packets: in the mean, and the most that chance can put into the first. */
    average: z.nullable(money),
    first: z.nullable(money),
  }),
  refusals: ['activity_senseless', 'packets_not_filled'],
})

const proposalRefusals = ['proposal_waiting', 'activity_senseless', 'packets_not_filled', 'not_found'] as const

export const proposeActivity = route({
  method: 'POST',
  path: '/ops/activities',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes a new activity; it begins once a second operator has approved it.',
  body: activitySettings,
  answer: z.strictObject({ proposal: uuid }),
  refusals: proposalRefusals,
})

export const changeActivity = route({
  method: 'PUT',
  path: '/ops/activities/{id}',
  access: 'operator',
  power: 'content.change',
  summary: 'Proposes a change; what was joined or asked for before stays as it was then.',
  params: z.strictObject({ id: uuid }),
  body: activitySettings,
  answer: z.strictObject({ proposal: uuid }),
  refusals: proposalRefusals,
})

export const stopActivity = route({
  method: 'POST',
  path: '/ops/activities/{id}/stop',
  access: 'operator',
  power: 'content.change',
  summary: 'Closes an activity at once: nobody joins any more. To open it again takes two.',
  params: z.strictObject({ id: uuid }),
  answer: z.strictObject({}),
  refusals: ['not_found'],
})

const application = z.strictObject({
  id: uuid,
  activity: z.strictObject({ id: uuid, name: z.string(), most: money, alone: money }),
  member: z.strictObject({ id: uuid, username: z.string() }),
  state: z.enum(PARTICIPATION_STATES),
  remark: z.string(),
  pictures: z.number(),
  amount: z.nullable(money),
  reason: z.nullable(z.string()),
  appliedAt: instant,
  decidedAt: z.nullable(instant),
  /** Who works on it, or decided it. */
  operator: z.nullable(z.string()),
  /** Whether that is whoever asks. */
  own: z.boolean(),
})
export type Application = z.output<typeof application>

export const listApplications = route({
  method: 'GET',
  path: '/ops/activities/applications',
  access: 'operator',
  power: 'money.see',
  summary:
    'What members ask for: those that wait, the oldest first, or those that were decided, the newest first. Days are those of the application or of the decision; `search` is a username.',
  query: z.strictObject({ ...amountQuery, search: z.optional(shortText), decided: z.optional(queryNumber(0, 1)) }),
  answer: z.strictObject({ list: z.array(application), nextCursor: z.nullable(cursor), waiting: z.number() }),
  refusals: [],
})

const byId = z.strictObject({ id: uuid })

export const applicationPictures = route({
  method: 'GET',
  path: '/ops/activities/applications/{id}/pictures',
  access: 'operator',
  power: 'money.see',
  summary: 'The pictures of an application, WebP in base64.',
  params: byId,
  answer: z.strictObject({ list: z.array(z.string()) }),
  refusals: ['not_found'],
})

export const takeApplication = route({
  method: 'POST',
  path: '/ops/activities/applications/{id}/take',
  access: 'operator',
  power: 'money.change',
  summary: 'Says that whoever asks works on it now; colleagues see it, and so does the member.',
  params: byId,
  answer: z.strictObject({}),
  refusals: ['not_found', 'application_went_on'],
})

export const grantApplication = route({
  method: 'POST',
  path: '/ops/activities/applications/{id}/grant',
  access: 'operator',
  power: 'money.change',
  summary:
    'Grants an amount, which the member then claims; more than one operator may grant alone is proposed to a second.',
  params: byId,
  body: z.strictObject({ amount: money }),
  answer: z.strictObject({
    /** Where a second operator has to decide. */
    proposal: z.nullable(uuid),
  }),
  refusals: [
    ...(['not_found', 'application_went_on', 'amount_above_maximum', 'amount_below_minimum'] as const),
    ...(['budget_spent', 'proposal_waiting'] as const),
  ],
})

export const rejectApplication = route({
  method: 'POST',
  path: '/ops/activities/applications/{id}/reject',
  access: 'operator',
  power: 'money.change',
  summary: 'Refuses an application with a reason that the member reads.',
  params: byId,
  body: z.strictObject({ reason: shortText }),
  answer: z.strictObject({}),
  refusals: ['not_found', 'application_went_on'],
})
