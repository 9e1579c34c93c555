import type { readMember } from '@sanuk/contracts/office-members'
import type { AnswerOf } from '@sanuk/contracts/route'

export type MemberRecord = AnswerOf<typeof readMember>

/** Everything of one member is asked anew when something of it was done. */
export const memberKey = (id: string) => ['member', id] as const
