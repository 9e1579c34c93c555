import type { AgentFigures } from '@sanuk/contracts/agent-centre'
import type { GameType } from '@sanuk/contracts/catalogue'
import type { Round } from '@sanuk/contracts/wagers'
import type { EntryKind } from '@sanuk/contracts/wallet'
import type { Amount } from '@sanuk/money/amount'
import type { DescribeTickets } from '#platform/capabilities/described-ticket'
import type { FindMembers } from '#platform/capabilities/member'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { ReckoningOf } from '#platform/reckoning'

/** A round with whose it is, at which vendor, and what of its stake counts. */
export type NamedRound = {
  readonly member: string
  readonly vendor: string
  readonly round: Round
  readonly valid: Amount
  /** When it began, as exact as its column. */
  readonly at: Date
}

/** A team's settled play between two business days, both included. */
export type TeamPlay = (asked: {
  readonly brand: string
  readonly agent: string
  readonly scope: 'team'
  readonly from: string
  readonly to: string
}) => Promise<{
  readonly total: Played
  readonly kinds: readonly (Played & { readonly gameType: GameType })[]
}>

type Played = Pick<AgentFigures, 'rounds' | 'stake' | 'win' | 'valid' | 'net'>

export type RecordsNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly reckoningOf: ReckoningOf
  readonly findMembers: FindMembers
  /** Rounds by their ids, in that order. */
  readonly roundsNamed: (ids: readonly string[]) => Promise<readonly NamedRound[]>
  readonly describeTickets: DescribeTickets
  readonly issuesNumbered: (number: string) => Promise<readonly bigint[]>
  readonly idsOfReference: (reference: string) => { readonly first: string; readonly last: string } | null
  readonly teamPlay: TeamPlay
  /** Whose games a brand offers. */
  readonly vendorsOf: (brand: string) => Promise<readonly { readonly code: string; readonly name: string }[]>
  /** The numbers of kinds of movements in the books. */
  readonly entryNumbers: ReadonlyMap<EntryKind, number>
}
