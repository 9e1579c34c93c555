import { randomUUID } from 'node:crypto'
import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database, Transaction } from '#platform/database'

/** Where a member stands. `month`, `yyyy-MM`, is the first one that was not looked at whole. */
export type Standing = {
  readonly level: number
  readonly reached: number
  readonly risenAt: Date | null
  readonly month: string
}

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const rewardRow = z.object({
  id: z.uuid(),
  kind: z.enum(['reached', 'month']),
  level: z.number(),
  month: z.nullable(z.string()),
  amount: money,
  madeAt: z.date(),
  claimedAt: z.nullable(z.date()),
})
export type Reward = z.output<typeof rewardRow>

/** A reward to be made; one there is of that rank or month stays as it is. */
export type NewReward = Pick<Reward, 'kind' | 'level' | 'month' | 'amount' | 'madeAt'>

const REWARDS_SHOWN = 60
const rewardColumns = sql`id, kind, level, month, amount, made_at as "madeAt", claimed_at as "claimedAt"`
const standingColumns = sql`level, reached, risen_at as "risenAt", month`

/** Members' ranks and what they were given for them. */
export function createStandingStore(database: Database) {
  return {
    find: async (member: string): Promise<Standing | null> => {
      const { rows } = await sql<Standing>`
        select ${standingColumns} from vip.standing where member = ${member}`.execute(database)
      return rows[0] ?? null
    },
    /** Locked until the transaction ends; begun in a month where there was none. */
    lock: async (transaction: Transaction, { id, brand }: Owner, month: string): Promise<Standing> => {
      await sql`
        insert into vip.standing (member, brand, month) values (${id}, ${brand}, ${month})
        on conflict do nothing`.execute(transaction)
      const { rows } = await sql<Standing>`
        select ${standingColumns} from vip.standing where member = ${id} for no key update`.execute(transaction)
      if (!rows[0]) throw new Error(`member ${id} has no standing`)
      return rows[0]
    },
    keep: async (transaction: Transaction, member: string, standing: Standing): Promise<void> => {
      const { level, reached, risenAt, month } = standing
      await sql`
        update vip.standing set level = ${level}, reached = ${reached}, risen_at = ${risenAt}, month = ${month}
         where member = ${member}`.execute(transaction)
    },
    /** Members with a rank whose month is over, of a brand. */
    overdue: async (brand: string, month: string, limit: number): Promise<string[]> => {
      const { rows } = await sql<{ member: string }>`
        select member from vip.standing where brand = ${brand} and level > 0 and month < ${month}
         limit ${limit}`.execute(database)
      return rows.map(({ member }) => member)
    },
    /** Ranks that were reached, by member; who has none is left out. */
    reachedOf: async (members: readonly string[]): Promise<Map<string, Pick<Standing, 'level' | 'reached'>>> => {
      const { rows } = await sql<Pick<Standing, 'level' | 'reached'> & { member: string }>`
        select member, level, reached from vip.standing where member = any (${members}::uuid[])`.execute(database)
      return new Map(rows.map(({ member, ...standing }) => [member, standing]))
    },
    makeReward: async (transaction: Transaction, { id, brand }: Owner, reward: NewReward): Promise<void> => {
      const { kind, level, month, amount: sum, madeAt } = reward
      await sql`
        insert into vip.reward (id, brand, member, kind, level, month, amount, made_at)
        values (${randomUUID()}, ${brand}, ${id}, ${kind}, ${level}, ${month}, ${sum}, ${madeAt})
        on conflict do nothing`.execute(transaction)
    },
    rewards: async (member: string, on: Connection = database): Promise<Reward[]> => {
      const { rows } = await sql`
        select ${rewardColumns} from vip.reward where member = ${member}
         order by made_at desc, level desc limit ${REWARDS_SHOWN}`.execute(on)
      return rows.map((row) => rewardRow.parse(row))
    },
    /** Marks a reward as claimed; `null` where it is not theirs or was claimed before. */
    claim: async (transaction: Transaction, member: string, { id, at }: { id: string; at: Date }) => {
      const { rows } = await sql`
        update vip.reward set claimed_at = ${at} where id = ${id} and member = ${member} and claimed_at is null
        returning ${rewardColumns}`.execute(transaction)
      return rows[0] === undefined ? null : rewardRow.parse(rows[0])
    },
    followed: async (transaction: Transaction): Promise<{ change: bigint; depositsTo: Date }> => {
      const { rows } = await sql<{ change: bigint; depositsTo: Date }>`
        select change, deposits_to as "depositsTo" from vip.followed for update`.execute(transaction)
      if (!rows[0]) throw new Error('nobody remembers what was followed')
      return rows[0]
    },
    follow: async (transaction: Transaction, to: { change: bigint; depositsTo: Date }): Promise<void> => {
      await sql`update vip.followed set change = ${to.change}, deposits_to = ${to.depositsTo}`.execute(transaction)
    },
  }
}

type Owner = { readonly id: string; readonly brand: string }
