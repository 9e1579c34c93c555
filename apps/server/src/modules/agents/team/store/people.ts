import { ACCOUNT_TYPES } from '@sanuk/contracts/identity'
import { agentState } from '@sanuk/contracts/office-agents'
import { amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { type RawBuilder, sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import { cutPage, type Place } from '#platform/page-cursor'
import { usernameKey } from '#platform/username-key'

const nameRow = z.object({ id: z.uuid(), username: z.string() })
export type Person = z.output<typeof nameRow>

const money = z.pipe(
  z.string(),
  z.transform((value) => amount(BigInt(value))),
)
const personRow = z.extend(nameRow, {
  nickname: z.string(),
  type: z.literal(ACCOUNT_TYPES),
  isAgent: z.int(),
  joinedAt: z.date(),
  ancestors: z.array(z.uuid()),
})
export type PersonRow = z.output<typeof personRow>

const detailRow = z.object({
  id: z.uuid(),
  state: z.nullable(agentState),
  agents: z.int(),
  members: z.int(),
  rounds: z.int(),
  stake: money,
  win: money,
  valid: money,
  lastPlayed: z.nullable(z.string()),
})
export type PersonDetail = z.output<typeof detailRow>

const PAGE = 25

/** On which business day the tree is looked at, and from which one the month of that day is counted. */
type Month = { readonly agent: string; readonly currency: CurrencyCode; readonly from: string; readonly to: string }

export type PeopleStore = ReturnType<typeof createPeopleStore>

const on = (table: string, day: string) =>
  sql`${sql.ref(`${table}.from_day`)} <= ${day}::date
      and (${sql.ref(`${table}.until_day`)} is null or ${sql.ref(`${table}.until_day`)} > ${day}::date)`

/** Who stands below whom on a business day. */
export function createPeopleStore(database: Database) {
  /** A page of some members, agents first, newest first. The amount of a place is 1 for an agent, 0 for a member. */
  const page = async (found: RawBuilder<unknown>, after: Place | null) => {
    const { rows } = await sql`
      select member.id, member.username, member.nickname, member.type, found.is_agent::int as "isAgent",
             member.joined_at as "joinedAt", found.ancestors
        from (${found}) found join members.member on member.id = found.member
       where true ${
         after
           ? sql`and (found.is_agent, member.joined_at, member.id)
                     < (${after.amount ?? 0n}::bigint, ${after.at}::timestamptz, ${after.id}::uuid)`
           : sql``
       }
       order by found.is_agent desc, member.joined_at desc, member.id desc limit ${PAGE + 1}`.execute(database)
    const people = rows.map((row) => personRow.parse(row))
    return cutPage(people, PAGE, ({ id, joinedAt, isAgent }) => ({ id, at: joinedAt, amount: BigInt(isAgent) }))
  }
  return {
    /** The agents above a member on a day, the top first; of an agent, itself the last. `null` for whom nobody leads. */
    chainOn: async (member: string, day: string): Promise<string[] | null> => {
      const { rows } = await sql<{ chain: string[] | null }>`
        select agents.chain_on(${member}::uuid, ${day}::date) as chain`.execute(database)
      return rows[0]?.chain ?? null
    },
    names: async (ids: readonly string[]): Promise<Map<string, Person>> => {
      const { rows } = await sql`
        select id, username from members.member where id = any (${[...new Set(ids)]}::uuid[])`.execute(database)
      return new Map(rows.map((row) => nameRow.parse(row)).map((person) => [person.id, person]))
    },
    /** Agents directly below an agent of the branch, and members who belong to that agent. */
    below: (agent: string, day: string, after: Place | null) =>
      page(sql`select * from team.below(${agent}::uuid, ${day}::date)`, after),
    /** Whoever of the branch has a username that begins so, at any depth. */
    search: (brand: string, day: string, { search, after }: Search) =>
      page(sql`select * from team.named(${brand}::uuid, ${usernameKey(search)}, ${day}::date)`, after),
    /**
     * What is shown of people: agents with how many stand directly below and what their teams played in a month, members
     * with what they played themselves while they stood below the agent who asks.
     */
    details: async (
      ids: readonly string[],
      { agent, currency, from, to }: Month,
    ): Promise<Map<string, PersonDetail>> => {
      const { rows } = await sql`
        select asked.id, agent.state, coalesce(leads.agents, 0) as agents, coalesce(leads.members, 0) as members,
               coalesce(played.rounds, 0)::int as rounds, coalesce(played.stake, 0)::text as stake,
               coalesce(played.win, 0)::text as win, coalesce(played.valid, 0)::text as valid,
               (select day::text from team.counted_play latest
                 where latest.member = asked.id and rounds > 0 order by day desc limit 1) as "lastPlayed"
          from unnest(${ids}::uuid[]) asked (id)
          left join agents.agent on agent.member = asked.id and agent.state <> 'closed'
          left join lateral (
            select (select count(*)::int from agents.stands where parent = asked.id and ${on('stands', to)}) as agents,
                   (select count(*)::int from agents.belongs
                     where belongs.agent = asked.id and belongs.member <> asked.id and ${on('belongs', to)}) as members
             where agent.member is not null
          ) leads on true
          left join lateral (
            select sum(rounds) as rounds, sum(stake) as stake, sum(win) as win, sum(valid) as valid from (
              select rounds, stake, win, valid from team.play_day
               where agent.member is not null and play_day.agent = asked.id and scope = 'team'
                 and day between ${from}::date and ${to}::date and currency = ${currency}
              union all
              select rounds, stake, win, valid
                from team.counted_day days join team.counted_play using (member, day)
               where agent.member is null and member = asked.id and days.currency = ${currency}
                 and day between ${from}::date and ${to}::date and ${agent}::uuid = any (days.ancestors)
            ) parts
          ) played on true`.execute(database)
      return new Map(rows.map((row) => detailRow.parse(row)).map((detail) => [detail.id, detail]))
    },
  }
}

type Search = { readonly search: string; readonly after: Place | null }
