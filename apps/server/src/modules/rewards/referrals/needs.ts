import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'

/** What a friend has done of what is asked. */
export type Done = { readonly deposited: Amount; readonly played: Amount; readonly proved: boolean }

export type ReferralsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: Pick<Turnover, 'demandForBonus'>
  readonly findMember: Members['find']
  readonly findMembers: Members['findMany']
  readonly invitedAfter: Members['invitedAfter']
  readonly besideInviter: Members['besideInviter']
  readonly invitationOf: Members['invitationOf']
  readonly doneBy: (members: readonly string[]) => Promise<ReadonlyMap<string, Done>>
  readonly accountOf: Wallet['accountOf']
  readonly reckoningOf: ReckoningOf
  /** Tells the member's open pages of their money, and that a friend counts. */
  readonly announce: (member: string) => Promise<void>
  readonly tell: (member: string) => Promise<void>
}
