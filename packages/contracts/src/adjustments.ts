import * as z from 'zod/mini'
import { route } from './route.ts'
import { money, shortText, uuid } from './wire.ts'

/** Money by hand: what is given to a member, or taken from one, and why. */
export const adjustment = z.strictObject({ direction: z.enum(['give', 'take']), amount: money, reason: shortText })

export const proposeAdjustment = route({
  method: 'POST',
  path: '/ops/members/{id}/adjustments',
  access: 'operator',
  power: 'members.adjust',
  summary: 'Proposes to give a member money or to take some; it moves when another operator approves.',
  params: z.strictObject({ id: uuid }),
  body: adjustment,
  answer: z.strictObject({ proposal: uuid }),
  refusals: ['amount_below_minimum', 'in_need_true_account', 'member_closed', 'proposal_waiting'],
})
