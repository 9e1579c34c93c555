import { randomUUID } from 'node:crypto'
import type { AgentMoneyRules } from '@sanuk/contracts/office-agent-money'
import pg from 'pg'
import type { TestHouse } from '../house.fixture.ts'
import { openStory } from '../story.fixture.ts'
import { openAgents, type Person } from './agents.fixture.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BANGKOK_MS = 7 * 60 * 60 * 1000

/** Pays at once whatever was earned, up to 1.50 %. */
export const RULES: AgentMoneyRules = { open: true, activeLeast: '100', most: 150, least: '0.01', play: 0 }

/** What a kept day says, in 1/10 000 of a baht. */
export type KeptDay = { readonly day: string; readonly valid: bigint; readonly earned: bigint; readonly paid: bigint }

export type SalaryStory = Awaited<ReturnType<typeof openSalary>>

/** Agents with contracts, whose days pass: what tests of daily salaries begin with. */
export async function openSalary(house: TestHouse) {
  const story = openStory(house)
  const agents = openAgents(house)
  const owner = new pg.Pool({ connectionString: house.clones.ownerUrl, max: 2 })
  const { rows: brands } = await owner.query(`select id from system.brand where code = 'SANUK'`)
  const brand: string = brands[0].id

  const contract = async ({ id }: Pick<Person, 'id'>, rate: number, from = house.today()): Promise<void> => {
    await owner.query('update salary.contract set until_day = $2 where agent = $1 and until_day is null', [id, from])
    await owner.query(
      `insert into salary.contract (id, brand, agent, rate, from_day, decided_at) values ($1, $2, $3, $4, $5, now())`,
      [randomUUID(), brand, id, rate, from],
    )
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
    /** A contract from a day on, today where none is named, written past the office. */
    contract,
    /** Rounds of somebody that are settled now and counted at once; answers the first one's id. */
    bet: ({ id }: Pick<Person, 'id'>, stake: string): Promise<string> => story.play({ id, brand }, { stake }),
    /** Takes a round back, and counts that at once. */
    takeBack: async (round: string): Promise<void> => {
      await house.pool.query(`update wagers.round set state = 'rolled_back', stake = 0 where id = $1`, [round])
      await house.followPlay()
    },
    /** Lets the clock reach the second minute of the next business day. */
    nextDay: (): void => {
      const now = house.clock().getTime()
      const midnight = Math.ceil((now + BANGKOK_MS) / DAY_MS) * DAY_MS - BANGKOK_MS
      house.passTime(midnight - now + 61_000)
    },
    /** Counts what is over, corrects what changed, and pays. */
    settle: async (): Promise<void> => {
      await story.job('salary-close-days')
      await story.job('salary-follow-corrections')
      await story.job('salary-pay')
    },
    /** What is kept of an agent, the oldest day first. */
    daysOf: async ({ id }: Pick<Person, 'id'>): Promise<KeptDay[]> => {
      const { rows } = await owner.query(
        `select day::text, valid, earned, paid from salary.day where agent = $1 order by day`,
        [id],
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
