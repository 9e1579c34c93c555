import type { LetterKey } from '@sanuk/contracts/messages'
import type { IsSuspended, RightBelow } from '#platform/capabilities/agent-place'
import type { FindMembers } from '#platform/capabilities/member'
import type { EndingGames } from '#platform/capabilities/open-games'
import type { Clock } from '#platform/clock'
import type { Connection, Database, Transaction } from '#platform/database'
import type { FreezeStore } from './store.ts'

type Told = { readonly key: LetterKey; readonly reference: string; readonly facts: Readonly<Record<string, string>> }

export type FreezesNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly store: FreezeStore
  readonly findMembers: FindMembers
  readonly rightBelow: RightBelow
  readonly isSuspended: IsSuspended
  readonly timeZoneOf: (brand: string) => Promise<string>
  readonly endGames: (connection: Connection, which: EndingGames) => Promise<void>
  readonly endSessions: (transaction: Transaction, member: string, kept: string | null) => Promise<number>
  /** Writes to whoever is concerned. */
  readonly tell: (member: string, told: Told) => Promise<void>
}
