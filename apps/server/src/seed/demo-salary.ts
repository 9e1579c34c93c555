import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import type pg from 'pg'

/** Salaries up to 1.50 % of a team's valid stake, free to be withdrawn. */
export const DEMO_SALARY: AgentMoneyRules = {
  activeLeast: '100',
  most: {
    'daily-salary': 150,
    'weekly-salary': 0,
    'half-monthly-salary': 0,
    'monthly-salary': 50,
    'hourly-salary': 0,
    'realtime-salary': 30,
    dividend: 3000,
    'weekly-dividend': 0,
    'monthly-dividend': 0,
  },
  weights: {},
  leastMargin: null,
  dividendWay: 'fixed',
  carry: 'always',
  least: '1',
  play: 0,
}

type DemoContracts = {
  readonly scheme: AgentScheme
  /** Tiers of the demo agent, at the top, and of agents below by username; each pays no more than the one above it. */
  readonly top: readonly AgentTier[]
  readonly team: Readonly<Record<string, readonly AgentTier[]>>
}

const flat = (rate: number): AgentTier[] => [{ rate, valid: '0.00', active: 0 }]

const CONTRACTS: readonly DemoContracts[] = [
  { scheme: 'daily-salary', top: flat(120), team: { mali88: flat(90), niran77: flat(80), wichai66: flat(50) } },
  {
    scheme: 'monthly-salary',
    top: [
      { rate: 10, valid: '0.00', active: 0 },
      { rate: 20, valid: '20000.00', active: 3 },
      { rate: 40, valid: '200000.00', active: 8 },
    ],
    team: {
      mali88: [
        { rate: 10, valid: '5000.00', active: 2 },
        { rate: 20, valid: '50000.00', active: 3 },
      ],
    },
  },
  { scheme: 'realtime-salary', top: flat(20), team: { niran77: flat(10) } },
  {
    scheme: 'dividend',
    top: [
      { rate: 500, valid: '0.00', active: 0, loss: '0.00' },
      { rate: 1000, valid: '50000.00', active: 3, loss: '5000.00' },
      { rate: 1500, valid: '500000.00', active: 8, loss: '30000.00' },
    ],
    team: { mali88: [{ rate: 500, valid: '10000.00', active: 2, loss: '1000.00' }] },
  },
]

type Place = { readonly brand: string; readonly timeZone: string; readonly agent: string }

/** Contracts of the demo agent and some of the team; rules and longer contracts begin with the month that is running. */
export async function addSalaries(client: pg.Client, { brand, timeZone, agent }: Place): Promise<void> {
  await client.query(
    `update salary.rules set effective_from = date_trunc('month', clock_timestamp() at time zone $2)::date where brand = $1`,
    [brand, timeZone],
  )
  for (const { scheme, top, team } of CONTRACTS) {
    await addContract(client, { brand, timeZone, scheme, agent, tiers: top })
    for (const [username, tiers] of Object.entries(team)) {
      const { rows } = await client.query<{ id: string }>(
        'select id from members.member where brand = $1 and username = $2',
        [brand, username],
      )
      if (rows[0]) await addContract(client, { brand, timeZone, scheme, agent: rows[0].id, tiers })
    }
  }
}

type Contract = Place & { readonly scheme: AgentScheme; readonly tiers: readonly AgentTier[] }

async function addContract(client: pg.Client, { brand, timeZone, scheme, agent, tiers }: Contract): Promise<void> {
  const begins = scheme === 'monthly-salary' || scheme === 'dividend' ? 'month' : 'day'
  await client.query(
    `insert into salary.contract (id, brand, scheme, agent, tiers, from_day, decided_at)
     values (gen_random_uuid(), $1, $2, $3, $4, date_trunc($5, clock_timestamp() at time zone $6)::date, clock_timestamp())`,
    [brand, scheme, agent, JSON.stringify(tiers), begins, timeZone],
  )
}
