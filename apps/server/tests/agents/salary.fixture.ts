import { randomUUID } from 'node:crypto'
import type { AgentScheme, AgentTier } from '@sanuk/contracts/agent-schemes'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import pg from 'pg'
import type { TestHouse } from '../house.fixture.ts'
import { type Member, openStory } from '../story.fixture.ts'
import { openAgents, type Person } from './agents.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BANGKOK_MS = 7 * 60 * 60 * 1000
const MONDAY = 1

/** Pays at once whatever was earned, up to 1.50 %. */
export const RULES: AgentMoneyRules = {
  activeLeast: '100',
  most: {
    'daily-salary': 150,
    'weekly-salary': 150,
    'half-monthly-salary': 150,
    'monthly-salary': 150,
    'hourly-salary': 150,
    'realtime-salary': 150,
    dividend: 4000,
    'weekly-dividend': 4000,
    'monthly-dividend': 4000,
  },
  weights: {},
  leastMargin: null,
  dividendWay: 'fixed',
  carry: 'always',
  least: '0.01',
  play: 0,
}

/** Rules in which this is the highest rate of daily salaries; 0 closes them. */
export const mostDaily = (rate: number): Pick<AgentMoneyRules, 'most'> => ({
  most: { ...RULES.most, 'daily-salary': rate },
})

/** One tier that asks for nothing. */
export const flat = (rate: number): AgentTier[] => (rate > 0 ? [{ rate, valid: '0.00', active: 0 }] : [])

/** What a kept period says, by its first day, in 1/10 000 of a baht. */
export type KeptDay = { readonly day: string; readonly valid: bigint; readonly earned: bigint; readonly paid: bigint }

export type SalaryStory = Awaited<ReturnType<typeof openSalary>>

/** Agents with contracts, whose days pass: what tests of daily salaries begin with. */
export async function openSalary(house: TestHouse) {
  const story = openStory(house)
  const agents = openAgents(house)
  const owner = new pg.Pool({ connectionString: house.clones.ownerUrl, max: 2 })
  const { rows: brands } = await owner.query(`select id from system.brand where code = 'SANUK'`)
  const brand: string = brands[0].id

  const contract = async (
    { id }: Pick<Person, 'id'>,
    agreed: number | readonly AgentTier[],
    { from = house.today(), scheme = 'daily-salary' }: { readonly from?: string; readonly scheme?: AgentScheme } = {},
  ): Promise<void> => {
    await owner.query(
      'update salary.contract set until_day = $2 where scheme = $3 and agent = $1 and until_day is null',
      [id, from, scheme],
    )
    await owner.query(
      `insert into salary.contract (id, brand, scheme, agent, tiers, from_day, decided_at)
       values ($1, $2, $3, $4, $5, $6, now())`,
      [randomUUID(), brand, scheme, id, JSON.stringify(typeof agreed === 'number' ? flat(agreed) : agreed), from],
    )
  }
  /** Lets the clock reach the second minute of the next business day. */
  const nextDay = (): void => {
    const now = house.clock().getTime()
    const midnight = Math.ceil((now + BANGKOK_MS) / DAY_MS) * DAY_MS - BANGKOK_MS
    house.passTime(midnight - now + 61_000)
  }
  return {
    ...agents,
    ...story,
    brand,
    /** As the owner of the database, whom no wall holds. */
    sql: owner,
    /** Puts rules in force from today on, instead of all others. */
    rules: async (changes: Partial<AgentMoneyRules> = {}): Promise<void> => {
      await owner.query('delete from salary.rules where brand = $1', [brand])
      await owner.query(
        `insert into salary.rules (id, brand, effective_from, details, decided_at) values ($1, $2, $3, $4, now())`,
        [randomUUID(), brand, house.today(), JSON.stringify({ ...RULES, ...changes })],
      )
    },
    /** A contract from a day on, today where none is named, written past the office; a number is a flat rate. */
    contract,
    /** Rounds of somebody that are settled now and counted at once; answers the first one's id. */
    bet: ({ id }: Pick<Person, 'id'>, stake: string): Promise<string> => story.play({ id, brand }, { stake }),
    /** Takes a round back, and counts that at once. */
    takeBack: async (round: string): Promise<void> => {
      await house.pool.query(`update wagers.round set state = 'rolled_back', stake = 0 where id = $1`, [round])
      await house.followPlay()
    },
    /** An agent at the top who signs in at the site. */
    signedAgent: async (): Promise<Member> => {
      const member = await story.member()
      const { status } = await agents.appoint(member)
      if (status !== 200) throw new Error(`the appointment was answered with ${status}`)
      return member
    },
    nextDay,
    /** Lets the clock reach the second minute of the next Monday. */
    nextWeek: (): void => {
      do nextDay()
      while (new Date(house.today()).getUTCDay() !== MONDAY)
    },
    /** Counts what is over, corrects what changed, and pays. */
    settle: async (): Promise<void> => {
      await story.job('salary-count-windows')
      await story.job('salary-close-periods')
      await story.job('salary-follow-corrections')
      await story.job('salary-pay')
    },
    /** What is kept of an agent, the oldest day first. */
    daysOf: async ({ id }: Pick<Person, 'id'>, scheme: AgentScheme = 'daily-salary'): Promise<KeptDay[]> => {
      const { rows } = await owner.query(
        `select first_day::text as day, valid, earned, paid from salary.earning
          where scheme = $2 and agent = $1 order by first_day`,
        [id, scheme],
      )
      return rows.map(({ day, valid, earned, paid }) => {
        return { day, valid: BigInt(valid), earned: BigInt(earned), paid: BigInt(paid) }
      })
    },
    /** What somebody's wallet holds, in 1/10 000 of a baht. */
    walletOf: async ({ id }: Pick<Person, 'id'>): Promise<bigint> => {
      const { rows } = await owner.query(
        `select coalesce(sum(balance), 0)::text as held from ledger.account_balance where kind = 'member' and owner = $1`,
        [id],
      )
      return BigInt(rows[0].held)
    },
    close: () => owner.end(),
  }
}
