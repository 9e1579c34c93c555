import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Points } from '../points/index.ts'

export type MissionsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: Pick<Turnover, 'changedDays' | 'demandForBonus'>
  /** Who deposited after an instant, in order. */
  readonly creditedAfter: (after: Date) => Promise<readonly { readonly member: string; readonly creditedAt: Date }[]>
  /** Who signed in after an instant, in order. */
  readonly signedInAfter: (after: Date) => Promise<readonly { readonly member: string; readonly seenAt: Date }[]>
  readonly grantPoints: Points['grant']
  readonly findMember: Members['find']
  readonly findMembers: Members['findMany']
  readonly accountOf: Wallet['accountOf']
  readonly reckoningOf: ReckoningOf
  /** Tell the member's open pages of their money, and of their points. */
  readonly announce: (member: string) => Promise<void>
  readonly tellPoints: (member: string) => Promise<void>
}
