import type { Contract, ContractBook } from '../contracts.ts'
import { NOBODY } from '../people.ts'
import type { PlayedDay } from '../play.ts'
import type { Rules } from '../rules.ts'

/** What the team of an agent with a contract did in a period; the contract is the last one of it. */
export type Team = { readonly contract: Contract; valid: bigint; lost: bigint; active: number }

type Parts = { readonly book: ContractBook; readonly rules: Rules }

/** The teams of everybody who had a contract on one of the days, also of those who did nothing. */
export function addUpTeams(days: readonly PlayedDay[], { book, rules }: Parts): ReadonlyMap<number, Team> {
  const teams = openTeams(days, book)
  const teamOf = (agent: number): Team => {
    const team = teams.get(agent)
    if (!team) throw new Error(`agent ${agent} is in a line without a contract`)
    return team
  }
  for (const played of days) {
    for (const [home, { valid, lost }] of sumsByHome(played)) {
      for (const team of book.lineOf(home, played.day).map(teamOf)) {
        team.valid += valid
        team.lost += lost
      }
    }
  }
  for (const above of agentsAbove(days, { book, rules })) for (const agent of above) teamOf(agent).active += 1
  return teams
}

function openTeams(days: readonly PlayedDay[], book: ContractBook): Map<number, Team> {
  const latestFirst = days.toReversed()
  const teams = new Map<number, Team>()
  for (const agent of book.agents) {
    const contract = latestFirst.reduce<Contract | undefined>(
      (found, { day }) => found ?? book.on(agent, day),
      undefined,
    )
    if (contract) teams.set(agent, { contract, valid: 0n, lost: 0n, active: 0 })
  }
  return teams
}

type Sums = { valid: bigint; lost: bigint }

/** What members of each agent did on a day: whoever belongs to the same agent goes up the same line. */
function sumsByHome({ members, homes, valid, lost }: PlayedDay): ReadonlyMap<number, Sums> {
  const sums = new Map<number, Sums>()
  for (const at of members.keys()) {
    const home = homes[at] ?? NOBODY
    const sum = sums.get(home) ?? { valid: 0n, lost: 0n }
    sum.valid += valid[at] ?? 0n
    sum.lost += lost[at] ?? 0n
    sums.set(home, sum)
  }
  return sums
}

/** For each member who was active on a day, everybody above on days on which they were. */
function agentsAbove(days: readonly PlayedDay[], { book, rules }: Parts): Iterable<readonly number[]> {
  const above = new Map<number, readonly number[]>()
  for (const played of days) {
    for (const [member, home] of activeOn(played, rules.activeLeast(played.day))) {
      const [known, line] = [above.get(member), book.lineOf(home, played.day)]
      // Most members have the same line every day.
      if (line !== known) above.set(member, known ? union(known, line) : line)
    }
  }
  return above.values()
}

/** Members whose play reached what the brand asks for, with the agent to whom each belongs. Without play nobody is active. */
function* activeOn({ members, homes, valid }: PlayedDay, least: bigint): Generator<readonly [number, number], void> {
  for (const [at, member] of members.entries()) {
    const staked = valid[at] ?? 0n
    if (staked > 0n && staked >= least) yield [member, homes[at] ?? NOBODY]
  }
}

function union(known: readonly number[], line: readonly number[]): readonly number[] {
  const more = line.filter((agent) => !known.includes(agent))
  return more.length > 0 ? [...known, ...more] : known
}
