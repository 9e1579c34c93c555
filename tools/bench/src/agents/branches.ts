import { randomUUID } from 'node:crypto'
import { SALARY_SCHEMES } from '@sanuk/contracts/agent-schemes'
import { addDays } from '@sanuk/contracts/calendar-day'
import type pg from 'pg'
import { growLevels, type TreeAgent } from './agent-tree.ts'

/** How many members, in how many levels of agents, with how many rounds in all. */
export type BranchSizes = { readonly members: number; readonly levels: number; readonly rounds: number }

/** A brand whose agents' members have played for a month. */
export type Branches = {
  readonly brand: string
  /** The days of the month, as periods are named. */
  readonly firstDay: string
  readonly lastDay: string
  readonly agents: number
  /** Above all others. */
  readonly top: string
  /** The agent whose branch is nearest to so many members. */
  readonly branchOf: (members: number) => TreeAgent
}

/** The month that is looked at; no clock decides how long it is. */
const FIRST_DAY = '2026-09-01'
export const DAYS = 30

/** Members of an agent, on average. */
const TEAM = 100

/** Fills a migrated database by the owner's hand, as the rooms would have left it. */
export async function growBranches(owner: pg.Client, sizes: BranchSizes): Promise<Branches> {
  const brand = randomUUID()
  await owner.query(
    `insert into system.brand (id, code, name, domains, time_zone, currency, languages, modules)
     values ($1, $2, 'Bench', array[$2 || '.localhost'], 'Asia/Bangkok', 'THB', '{th}', '{}')`,
    [brand, `BENCH${brand.slice(0, 8).toUpperCase()}`],
  )
  const levels = growLevels(Math.ceil(sizes.members / TEAM), sizes.levels)
  const agents = levels.flat()
  await writeAgents(owner, brand, agents)
  await writeMembers(owner, brand, { agents: agents.length, members: sizes.members })
  await writePlay(owner, brand, sizes)
  await writeTeams(owner, brand)
  await writeContracts(owner, brand, levels)
  await owner.query('vacuum (analyze)')
  await owner.query('checkpoint')
  const [top] = agents
  if (!top) throw new Error('a tree has a top')
  return {
    brand,
    firstDay: FIRST_DAY,
    lastDay: addDays(FIRST_DAY, DAYS - 1),
    agents: agents.length,
    top: top.id,
    branchOf: (wanted) => nearest(agents, sizes.members / agents.length, wanted),
  }
}

/** Teams are alike, so the size of a branch is that of how many agents are in it. */
function nearest(agents: readonly TreeAgent[], team: number, wanted: number): TreeAgent {
  const below = new Map<string, number>()
  for (const { ancestors } of agents) for (const id of ancestors) below.set(id, (below.get(id) ?? 0) + 1)
  const distance = ({ id }: TreeAgent) => Math.abs((below.get(id) ?? 0) * team - wanted)
  return agents.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}

/** What triggers would write row by row is written in one go. */
const TRIGGERS = {
  'members.member': 'member_belongs',
  'agents.agent': 'user',
  'salary.contract': 'user',
} as const

async function untriggered(
  owner: pg.Client,
  table: keyof typeof TRIGGERS,
  work: () => Promise<unknown>,
): Promise<void> {
  await owner.query(`alter table ${table} disable trigger ${TRIGGERS[table]}`)
  await work()
  await owner.query(`alter table ${table} enable trigger ${TRIGGERS[table]}`)
}

async function writeAgents(owner: pg.Client, brand: string, agents: readonly TreeAgent[]): Promise<void> {
  const ids = agents.map(({ id }) => id)
  const ways = agents.map(({ ancestors }) => ancestors.join(' '))
  await owner.query(
    `insert into members.member (id, brand, number, username, username_key, nickname, type, currency, joined_at)
     select id, $1, 10000000 + n, 'agent' || n, 'agent' || n, 'agent' || n, 1, 'THB', $2::date - 100
       from unnest($3::uuid[]) with ordinality agents (id, n)`,
    [brand, FIRST_DAY, ids],
  )
  await untriggered(owner, 'agents.agent', () =>
    owner.query(
      `insert into agents.agent (member, brand, type, parent, appointed_at, since)
       select id, $1, 1, (string_to_array(way, ' ')::uuid[])[cardinality(string_to_array(way, ' ')) - 1],
              $2::date - 100, $2::date - 100
         from unnest($3::uuid[], $4::text[]) agents (id, way)`,
      [brand, FIRST_DAY, ids, ways],
    ),
  )
  await owner.query(
    `insert into agents.stands (brand, agent, ancestors, parent, from_day)
     select $1, id, ancestors, ancestors[cardinality(ancestors) - 1], $2::date - 100
       from unnest($3::uuid[], $4::text[]) agents (id, way) cross join lateral (
         select string_to_array(way, ' ')::uuid[] as ancestors) whole`,
    [brand, FIRST_DAY, ids, ways],
  )
  await owner.query(
    `insert into agents.belongs (brand, member, agent, from_day)
     select brand, agent, agent, from_day from agents.stands where brand = $1`,
    [brand],
  )
}

/** Members of every agent in turn. */
async function writeMembers(
  owner: pg.Client,
  brand: string,
  { agents, members }: { readonly agents: number; readonly members: number },
): Promise<void> {
  await owner.query(
    `create temporary table branch_agent as
     select row_number() over (order by length(username), username) - 1 as place, id
       from members.member where brand = $1 and type = 1`,
    [brand],
  )
  await owner.query('create unique index on branch_agent (place)')
  await owner.query('analyze branch_agent')
  await untriggered(owner, 'members.member', () =>
    owner.query(
      `insert into members.member (id, brand, number, username, username_key, nickname, type, currency, invited_by, joined_at)
       select gen_random_uuid(), $1, 20000000 + n, 'branch' || n, 'branch' || n, 'branch' || n, 0, 'THB', branch_agent.id, $2::date - 100
         from generate_series(1, $3::integer) n join branch_agent on branch_agent.place = n % $4`,
      [brand, FIRST_DAY, members, agents],
    ),
  )
  await owner.query(
    `insert into agents.belongs (brand, member, agent, from_day)
     select brand, id, invited_by, $2::date - 100 from members.member where brand = $1 and type = 0`,
    [brand, FIRST_DAY],
  )
  await owner.query('drop table branch_agent')
}

/** Each round is the only one of its member in a game on a day, so that there are as many sums as rounds. */
async function writePlay(owner: pg.Client, brand: string, { members, rounds }: BranchSizes): Promise<void> {
  await owner.query(
    `create temporary table branch_player as
     select row_number() over () - 1 as place, id from members.member where brand = $1 and type = 0`,
    [brand],
  )
  await owner.query('create unique index on branch_player (place)')
  await owner.query('analyze branch_player')
  await owner.query(
    `insert into turnover.game_day (member, day, currency, vendor, game, game_type, brand, rounds, stake, win, valid)
     select branch_player.id, $2::date + (round / $4 * 7 + round % $4)::integer % $5, 'THB', 'STUDIO',
            'game-' || round / $4, (array['RNG', 'RNG', 'FISH', 'LIVE'])[1 + round % 4], $1, 1, stake,
            case when round % 3 = 0 then stake * 2 else 0 end, stake
       from (select n::bigint as round, (100 + n % 900) * 10000 as stake from generate_series(0, $3::integer - 1) n) played
       join branch_player on branch_player.place = played.round % $4
      order by 2`,
    [brand, FIRST_DAY, rounds, members, DAYS],
  )
  await owner.query('drop table branch_player')
  await owner.query(
    `insert into turnover.member_day (member, day, currency, brand, rounds, stake, win, valid, changed)
     select member, day, currency, brand, sum(rounds), sum(stake), sum(win), sum(valid), 0
       from turnover.game_day where brand = $1 group by member, day, currency, brand`,
    [brand],
  )
  await owner.query('analyze turnover.game_day, turnover.member_day, members.member, agents.belongs, agents.stands')
}

/** What counting would have made of it for every team: sums by whom members belong to first, then up the line. */
async function writeTeams(owner: pg.Client, brand: string): Promise<void> {
  await owner.query(
    `insert into team.play_day (agent, scope, day, currency, kind, brand, rounds, stake, win, valid)
     select above, 'team', day, 'THB', game_type, $1, sum(rounds), sum(stake), sum(win), sum(valid)
       from (
         select agent, day, game_type, sum(rounds) as rounds, sum(stake) as stake, sum(win) as win, sum(valid) as valid
           from turnover.game_day join agents.belongs using (member) where game_day.brand = $1 group by 1, 2, 3
       ) own join agents.stands using (agent) cross join unnest(ancestors) above group by above, day, game_type`,
    [brand],
  )
  await owner.query(
    `create temporary table active_member as
     select agent, day, least(coalesce(day - lag(day) over (partition by member order by day), 92), 92) as gap, count(*) as members
       from (select member, agent, day from turnover.member_day join agents.belongs using (member)
              where member_day.brand = $1 and valid >= 1000000) active
      group by agent, member, day`,
    [brand],
  )
  await owner.query(
    `insert into team.active_gap (agent, scope, day, gap, brand, members)
     select above, 'team', day, gap, $1, sum(members)
       from active_member join agents.stands using (agent) cross join unnest(ancestors) above group by above, day, gap`,
    [brand],
  )
  await owner.query(
    `insert into team.account_day (agent, scope, day, currency, brand, joined, first_deposits, deposits, withdrawals, active)
     select above, 'team', day, 'THB', $1, 0, 0, 0, 0, sum(members)
       from active_member join agents.stands using (agent) cross join unnest(ancestors) above group by above, day`,
    [brand],
  )
  await owner.query('drop table active_member')
}

/** In every scheme every second level has tiers, the lower ones for less. */
async function writeContracts(
  owner: pg.Client,
  brand: string,
  levels: readonly (readonly TreeAgent[])[],
): Promise<void> {
  await untriggered(owner, 'salary.contract', async () => {
    for (const [level, agents] of levels.entries()) {
      if (level % 2 === 1) continue
      const rate = Math.max(150 - level * 14, 10)
      const tiers = [
        { rate: Math.ceil(rate / 2), valid: '0.00', active: 0 },
        { rate, valid: '10000.00', active: 5 },
      ]
      await owner.query(
        `insert into salary.contract (id, brand, scheme, agent, tiers, from_day, decided_at)
         select gen_random_uuid(), $1, scheme, agent, $2, $3::date - 100, now()
           from unnest($4::uuid[]) agent cross join unnest($5::text[]) scheme`,
        [brand, JSON.stringify(tiers), FIRST_DAY, agents.map(({ id }) => id), SALARY_SCHEMES],
      )
    }
  })
}
