import type { Day, Scheme } from './calendar.ts'
import type { Contract, ContractBook, Tier } from './contracts.ts'
import type { PlayedDay } from './play.ts'
import type { Rules } from './rules.ts'

/** What a period of an agent's team brings, counted anew. `tier` counts from 1; 0 for none. */
export type Counted = {
  readonly contract: string
  readonly tier: number
  readonly rate: number
  readonly valid: bigint
  readonly active: number
  readonly earned: bigint
}

export type PeriodParts = {
  readonly scheme: Scheme
  readonly book: ContractBook
  readonly rules: Rules
  /** The smallest coin, in 1/10 000 of the currency unit. */
  readonly coin: bigint
}

/** Rates are in hundredths of a per cent. */
const WHOLE = 10_000n

type Team = { contract: Contract; valid: bigint; active: number; lastActive: number; rate: number; tier: number }

/** Counts all days of a period for every agent who had a contract on one of them and whose team played. */
export function countPeriod(days: readonly PlayedDay[], parts: PeriodParts): ReadonlyMap<number, Counted> {
  const first = days[0]
  if (!first) return new Map()
  const most = parts.rules.most(parts.scheme, first.day)
  if (most === 0) return new Map()
  const teams = addUpTeams(days, parts)
  countActive(days, parts, teams)
  for (const team of teams.values()) {
    const { valid, active } = team
    team.tier = reachedTier(team.contract.tiers, { valid, active })
    team.rate = Math.min(team.contract.tiers[team.tier - 1]?.rate ?? 0, most)
  }
  const shares = share(days, parts.book, teams)
  return new Map(
    [...teams].map(([agent, { contract, tier, rate, valid, active }]) => {
      const exact = shares.get(agent) ?? 0n
      return [agent, { contract: contract.id, tier, rate, valid, active, earned: exact - (exact % parts.coin) }]
    }),
  )
}

/** What counts of the valid stake of teams, each day by the lines of that day. The contract of the last day is the one that pays. */
function addUpTeams(days: readonly PlayedDay[], { book }: PeriodParts): Map<number, Team> {
  const teams = new Map<number, Team>()
  for (const { day, members, homes, weighed } of days) {
    for (const [at] of members.entries()) {
      for (const agent of book.lineOf(homes[at] ?? -1, day)) {
        const team = teams.get(agent) ?? newTeam(lastContract(agent, days, book))
        team.valid += weighed[at] ?? 0n
        teams.set(agent, team)
      }
    }
  }
  return teams
}

const newTeam = (contract: Contract): Team => ({ contract, valid: 0n, active: 0, lastActive: -1, rate: 0, tier: 0 })

function lastContract(agent: number, days: readonly { readonly day: Day }[], book: ContractBook): Contract {
  for (const { day } of days.toReversed()) {
    const contract = book.on(agent, day)
    if (contract) return contract
  }
  throw new Error(`agent ${agent} is in a line without a contract`)
}

type Cursor = { readonly played: PlayedDay; readonly least: bigint; at: number }

const memberAt = ({ played, at }: Cursor): number => played.members[at] ?? Number.POSITIVE_INFINITY

/** Members who were active on at least one day, once for each agent above: so all days of a member come together. */
function countActive(days: readonly PlayedDay[], { book, rules }: PeriodParts, teams: ReadonlyMap<number, Team>): void {
  const cursors = days.map((played): Cursor => ({ played, at: 0, least: rules.activeLeast(played.day) }))
  for (;;) {
    const member = Math.min(...cursors.map(memberAt))
    if (member === Number.POSITIVE_INFINITY) return
    for (const cursor of cursors) {
      if (memberAt(cursor) !== member) continue
      const { played, at, least } = cursor
      const valid = played.valid[at] ?? 0n
      if (valid > 0n && valid >= least) noteActive(member, book.lineOf(played.homes[at] ?? -1, played.day), teams)
      cursor.at += 1
    }
  }
}

function noteActive(member: number, line: readonly number[], teams: ReadonlyMap<number, Team>): void {
  for (const agent of line) {
    const team = teams.get(agent)
    if (!team || team.lastActive === member) continue
    team.lastActive = member
    team.active += 1
  }
}

/** The highest tier whose conditions a team meets, from 1 on; 0 for none. */
function reachedTier(tiers: readonly Tier[], team: { readonly valid: bigint; readonly active: number }): number {
  return tiers.findLastIndex(({ valid, active }) => valid <= team.valid && active <= team.active) + 1
}

/** What each agent gets of every member's day: the difference to the highest rate below in the line, rounded down. */
function share(
  days: readonly PlayedDay[],
  book: ContractBook,
  teams: ReadonlyMap<number, Team>,
): ReadonlyMap<number, bigint> {
  const shares = new Map<number, bigint>()
  for (const { day, members, homes, weighed } of days) {
    for (const [at] of members.entries()) {
      let below = 0
      for (const agent of book.lineOf(homes[at] ?? -1, day)) {
        const rate = teams.get(agent)?.rate ?? 0
        if (rate <= below) continue
        const part = ((weighed[at] ?? 0n) * BigInt(rate - below)) / WHOLE
        shares.set(agent, (shares.get(agent) ?? 0n) + part)
        below = rate
      }
    }
  }
  return shares
}
