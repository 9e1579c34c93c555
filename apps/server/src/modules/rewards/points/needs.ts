import type { ModuleId } from '@sanuk/contracts/modules'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'
import type { Pictures } from '../../site/pictures/index.ts'

type PointBrand = {
  readonly timeZone: string
  readonly currency: CurrencyCode
  readonly modules: ReadonlySet<ModuleId>
}

export type PointsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: Pick<Turnover, 'changedDays' | 'playedOnDays'>
  readonly findMember: Members['find']
  readonly findMembers: Members['findMany']
  readonly accountOf: Wallet['accountOf']
  readonly findPictures: Pictures['find']
  readonly brandNamed: (id: string) => Promise<PointBrand>
  /** Refuses as the payment password's own check does. */
  readonly demandPaymentPassword: (member: string, paymentPassword: string) => Promise<void>
  /** Tells the member's open pages of their money, and of their points. */
  readonly announce: (member: string) => Promise<void>
  readonly tellPoints: (member: string) => Promise<void>
}
