import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import type pg from 'pg'

/** Salaries up to 1.50 % of a team's valid stake, free to be withdrawn. */
export const DEMO_SALARY: AgentMoneyRules = { open: true, activeLeast: '100', most: 150, least: '1', play: 0 }

/** Rates of demo agents by username, falling down the tree; the demo agent above them has another name each time. */
const RATES = { mali88: 90, niran77: 80, wichai66: 50 }
const TOP_RATE = 120

type Place = { readonly brand: string; readonly timeZone: string; readonly agent: string }

/** Contracts of the demo agent and some of the team, from today on. */
export async function addSalaries(client: pg.Client, { brand, timeZone, agent }: Place): Promise<void> {
  const rates = Object.entries(RATES)
  await client.query(
    `insert into salary.contract (id, brand, agent, rate, from_day, decided_at)
     select gen_random_uuid(), $1, agent, rate, (clock_timestamp() at time zone $2)::date, clock_timestamp()
       from (select $3::uuid as agent, $4::integer as rate
             union all
             select member.id, given.rate from unnest($5::text[], $6::integer[]) given (username, rate)
               join members.member on member.brand = $1 and member.username = given.username
             order by rate desc) rates`,
    [brand, timeZone, agent, TOP_RATE, rates.map(([username]) => username), rates.map(([, rate]) => rate)],
  )
}
