import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'
import type { Member, Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { NewReward } from './store/standings.ts'

export type VipNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: Pick<Turnover, 'changedDays' | 'validBetween' | 'validOf' | 'validOfAll' | 'demandForBonus'>
  /** What members deposited in all, by their ids, in their own money. */
  readonly depositedBy: (members: readonly string[], on?: Connection) => Promise<Map<string, Amount>>
  /** Who deposited after an instant, in order. */
  readonly creditedAfter: (after: Date) => Promise<readonly { readonly member: string; readonly creditedAt: Date }[]>
  readonly findMember: Members['find']
  readonly findMembers: Members['findMany']
  readonly setRank: Members['setRank']
  readonly accountOf: Wallet['accountOf']
  readonly reckoningOf: ReckoningOf
  /** Tells the member of a reward that waits for them. */
  readonly tellReward: (member: Member, reward: NewReward) => Promise<void>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}
