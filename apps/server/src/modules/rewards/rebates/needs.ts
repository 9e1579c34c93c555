import type { ModuleId } from '@sanuk/contracts/modules'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'

export type RebateBrand = {
  readonly timeZone: string
  readonly currency: CurrencyCode
  readonly modules: ReadonlySet<ModuleId>
}

export type RebatesNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: Pick<Turnover, 'changedDays' | 'playedOn' | 'demandForBonus'>
  readonly findMember: Members['find']
  readonly findMembers: Members['findMany']
  readonly accountOf: Wallet['accountOf']
  readonly brandNamed: (id: string) => Promise<RebateBrand>
  /** Tells the member's open pages. */
  readonly announce: (member: string) => Promise<void>
}
