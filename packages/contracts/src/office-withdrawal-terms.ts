import * as z from 'zod/mini'
import { feePercent } from './office-cashier-settings.ts'
import { route } from './route.ts'
import { businessDay, money, uuid } from './wire.ts'

const count = (least: number, most: number) => z.number().check(z.int(), z.gte(least), z.lte(most))

/** How a brand pays out. */
export const withdrawalRules = z.strictObject({
  minimum: money,
  maximum: money,
  ordersPerDay: count(1, 100),
  sumPerDay: money,
  feeFixed: money,
  feePercent,
  /** So many of a member’s first withdrawals of a day cost nothing. */
  freePerDay: count(0, 100),
  /** From this amount on two operators decide. */
  twoFrom: money,
  /** How long a member has to say whether the money arrived, before it counts as received. */
  answerMinutes: count(1, 10_080),
  /** Within how many minutes somebody should have looked. */
  targetMinutes: count(1, 1440),
})
export type WithdrawalRules = z.output<typeof withdrawalRules>

export const proposedWithdrawalRules = z.extend(withdrawalRules, { effectiveFrom: businessDay })
export type ProposedWithdrawalRules = z.output<typeof proposedWithdrawalRules>

export const withdrawalRulesProposal = z.strictObject({ before: withdrawalRules, after: proposedWithdrawalRules })

export const officeWithdrawalTerms = route({
  method: 'GET',
  path: '/ops/withdrawal-terms',
  access: 'operator',
  power: 'money.see',
  summary: 'The terms of today and of days to come, newest first, and those that hold where nothing was decided.',
  answer: z.strictObject({
    usual: withdrawalRules,
    list: z.array(proposedWithdrawalRules),
    today: businessDay,
    proposal: z.nullable(uuid),
  }),
  refusals: [],
})

export const proposeWithdrawalTerms = route({
  method: 'PUT',
  path: '/ops/withdrawal-terms',
  access: 'operator',
  power: 'brand.change',
  summary: 'Proposes other terms; they hold from their day on, once a second operator has approved them.',
  body: proposedWithdrawalRules,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['proposal_waiting'],
})
