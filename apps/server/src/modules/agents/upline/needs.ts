import type { ModuleId } from '@sanuk/contracts/modules'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Members } from '../../accounts/members/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { Wallet } from '../../money/wallet/index.ts'

export type UplineNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: Pick<Turnover, 'owed' | 'demandForBonus'>
  readonly findMember: Members['find']
  readonly accountOf: Wallet['accountOf']
  readonly brandNamed: (id: string) => Promise<{ readonly timeZone: string; readonly modules: ReadonlySet<ModuleId> }>
  readonly hasPaymentPassword: (member: string) => Promise<boolean>
  /** Refuses as the payment password's own check does. */
  readonly demandPaymentPassword: (member: string, paymentPassword: string) => Promise<void>
  /** Tells a member's open pages. */
  readonly announce: (member: string) => Promise<void>
}
