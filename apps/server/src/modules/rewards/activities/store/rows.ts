import { ACTIVITY_PERIODS, activityRule, PARTICIPATION_STATES } from '@sanuk/contracts/activities'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)

const activityRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  names: z.object({ th: z.string(), en: z.string() }),
  promotion: z.nullable(z.uuid()),
  rule: activityRule,
  period: z.enum(ACTIVITY_PERIODS),
  leastLevel: z.number(),
  play: z.number(),
  from: z.nullable(z.date()),
  until: z.nullable(z.date()),
  budget: money,
  given: money,
  opened: z.number(),
  open: z.boolean(),
})
export type ActivityRecord = z.output<typeof activityRow>
export const readActivity = (row: unknown): ActivityRecord => activityRow.parse(row)
export const activityColumns = sql`
  id, brand, names, promotion, rule, period, least_level as "leastLevel", play, from_at as "from", until_at as "until",
  budget, given, opened, open`

const participationRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  activity: z.uuid(),
  member: z.uuid(),
  period: z.string(),
  state: z.enum(PARTICIPATION_STATES),
  rule: activityRule,
  play: z.number(),
  remark: z.nullable(z.string()),
  pictures: z.array(z.uuid()),
  amount: z.nullable(money),
  reason: z.nullable(z.string()),
  operator: z.nullable(z.uuid()),
  joinedAt: z.date(),
  changedAt: z.date(),
})
/** A member's part in an activity. */
export type Participation = z.output<typeof participationRow>
export const readParticipation = (row: unknown): Participation => participationRow.parse(row)
export const participationColumns = sql`
  id, brand, activity, member, period, state, rule, play, remark, pictures, amount, reason, operator,
  joined_at as "joinedAt", changed_at as "changedAt"`
