import type { ModuleId } from '@sanuk/contracts/modules'
import type { CurrencyCode } from '@sanuk/money/currency'
import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { FindPictures } from '#platform/capabilities/stored-pictures'
import type { ChangedDays, PlayedOnDays } from '#platform/capabilities/valid-turnover'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'

type PointBrand = {
  readonly timeZone: string
  readonly currency: CurrencyCode
  readonly modules: ReadonlySet<ModuleId>
}

export type PointsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly turnover: { readonly changedDays: ChangedDays; readonly playedOnDays: PlayedOnDays }
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly accountOf: AccountOf
  readonly findPictures: FindPictures
  readonly brandNamed: (id: string) => Promise<PointBrand>
  /** Refuses as the payment password's own check does. */
  readonly demandPaymentPassword: (member: string, paymentPassword: string) => Promise<void>
  /** Tells the member's open pages of their money, and of their points. */
  readonly announce: (member: string) => Promise<void>
  readonly tellPoints: (member: string) => Promise<void>
}
