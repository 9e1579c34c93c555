import { prizeStep } from '@sanuk/contracts/raffle'
import { type Amount, amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { type CurrencyCode, isCurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database, Transaction } from '#platform/database'

const bytes = z.pipe(
  z.instanceof(Uint8Array),
  z.transform((value) => Buffer.from(value).toString('hex')),
)
const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)
const currency = z.pipe(
  z.string(),
  z.transform((code): CurrencyCode => {
    if (!isCurrencyCode(code)) throw new Error(`a draw is in an unknown currency ${code}`)
    return code
  }),
)

/** With amounts as they stand everywhere on the wire. */
const steps = z.pipe(
  z.array(prizeStep),
  z.transform((list) => list.map((step) => ({ ...step, amount: writeAmount(parseAmount(step.amount)) }))),
)

const planRow = z.object({
  enabled: z.boolean(),
  stake_per_ticket: money,
  tickets_max: z.number(),
  draws_at: z.string(),
  prizes: steps,
  claim_days: z.number(),
})
export type Plan = z.output<typeof planRow>

const drawRow = z.object({
  id: z.uuid(),
  brand: z.uuid(),
  currency,
  opens_at: z.date(),
  closes_at: z.date(),
  stake_per_ticket: money,
  tickets_max: z.number(),
  prizes: steps,
  claim_days: z.number(),
  seed: bytes,
  drawn_at: z.nullable(z.date()),
  tickets: z.nullable(z.number()),
  seal: z.nullable(z.object({ number: z.string(), hash: z.string() })),
})
export type Draw = z.output<typeof drawRow>

const prizeRow = z.object({
  draw: z.uuid(),
  place: z.number(),
  member: z.uuid(),
  ticket: z.number(),
  amount: money,
  drawn_at: z.date(),
  expires_at: z.date(),
  claimed_at: z.nullable(z.date()),
})
export type Prize = z.output<typeof prizeRow>

export type Range = { readonly member: string; readonly first: number; readonly last: number }

/** Draws that operators are shown. */
const DRAWS_SHOWN = 30

/** Prizes that a member is shown. */
const PRIZES_SHOWN = 50

const drawColumns = sql`
  d.id, d.brand, d.currency, d.opens_at, d.closes_at, d.stake_per_ticket, d.tickets_max, d.prizes, d.claim_days, d.seed,
  d.drawn_at, d.tickets,
  case when d.seal is not null then jsonb_build_object('number', d.seal::text,
    'hash', (select encode(s.hash, 'hex') from ledger.seal s where s.number = d.seal)) end as seal`

export type RaffleStore = ReturnType<typeof createRaffleStore>

export function createRaffleStore(database: Database) {
  return {
    plan: async (brand: string): Promise<Plan | null> => {
      const { rows } = await sql`select * from raffle.plan where brand = ${brand}`.execute(database)
      return rows[0] === undefined ? null : planRow.parse(rows[0])
    },
    /** Brands with a plan, whatever it says. */
    brands: async (): Promise<string[]> => {
      const { rows } = await sql<{ brand: string }>`select brand from raffle.plan`.execute(database)
      return rows.map(({ brand }) => brand)
    },
    open: (brand: string) => oneDraw(database, sql`d.brand = ${brand} and d.drawn_at is null`),
    latest: (brand: string) => oneDraw(database, sql`d.brand = ${brand} and d.drawn_at is not null`),
    list: async (brand: string) => {
      const { rows } = await sql<Record<string, unknown>>`
        select ${drawColumns},
               (select count(*)::int from raffle.tickets t where t.draw = d.id) as members,
               (select coalesce(sum(p.amount), 0)::bigint from raffle.prize p where p.draw = d.id) as won,
               (select coalesce(sum(p.amount), 0)::bigint from raffle.prize p
                 where p.draw = d.id and p.claimed_at is not null) as claimed
          from raffle.draw d where d.brand = ${brand} order by d.closes_at desc limit ${DRAWS_SHOWN}`.execute(database)
      return rows.map((row) => z.extend(drawRow, { members: z.number(), won: money, claimed: money }).parse(row))
    },
    winners: async (draw: string): Promise<Pick<Prize, 'place' | 'amount' | 'ticket' | 'member'>[]> => {
      const { rows } = await readPrizes(database, sql`p.draw = ${draw} order by p.place`)
      return rows.map((row) => prizeRow.parse(row))
    },
    prizesOf: async (member: string): Promise<Prize[]> => {
      const { rows } = await readPrizes(
        database,
        sql`p.member = ${member} order by d.drawn_at desc, p.place limit ${PRIZES_SHOWN}`,
      )
      return rows.map((row) => prizeRow.parse(row))
    },
    rangeOf: async (draw: string, member: string): Promise<Omit<Range, 'member'> | null> => {
      const { rows } = await sql<Omit<Range, 'member'>>`
        select first, last from raffle.tickets where draw = ${draw} and member = ${member}`.execute(database)
      return rows[0] ?? null
    },
  }
}

const readPrizes = (on: Database | Transaction, where: ReturnType<typeof sql>) =>
  sql`
    select p.draw, p.place, p.member, p.ticket, p.amount, p.expires_at, p.claimed_at, d.drawn_at
      from raffle.prize p join raffle.draw d on d.id = p.draw where ${where}`.execute(on)

async function oneDraw(on: Database | Transaction, where: ReturnType<typeof sql>): Promise<Draw | null> {
  const { rows } = await sql`
    select ${drawColumns} from raffle.draw d where ${where} order by d.closes_at desc limit 1`.execute(on)
  return rows[0] === undefined ? null : drawRow.parse(rows[0])
}

/** What changes, in the transaction of whoever changes it. */
export const raffleChanges = {
  keepPlan: async (transaction: Transaction, brand: string, plan: Plan): Promise<void> => {
    const { enabled, stake_per_ticket, tickets_max, draws_at, prizes, claim_days } = plan
    await sql`
      insert into raffle.plan (brand, enabled, stake_per_ticket, tickets_max, draws_at, prizes, claim_days)
      values (${brand}, ${enabled}, ${stake_per_ticket}, ${tickets_max}, ${draws_at}, ${JSON.stringify(prizes)}::jsonb,
              ${claim_days})
      on conflict (brand) do update set (enabled, stake_per_ticket, tickets_max, draws_at, prizes, claim_days) =
        (excluded.enabled, excluded.stake_per_ticket, excluded.tickets_max, excluded.draws_at, excluded.prizes,
         excluded.claim_days)`.execute(transaction)
  },
  /** False where one is open already. */
  openDraw: async (
    transaction: Transaction,
    draw: Pick<Draw, 'id' | 'brand' | 'currency' | 'opens_at' | 'closes_at' | 'seed'> & { readonly plan: Plan },
  ): Promise<boolean> => {
    const { id, brand, plan, opens_at, closes_at } = draw
    const { numAffectedRows } = await sql`
      insert into raffle.draw (id, brand, currency, opens_at, closes_at, stake_per_ticket, tickets_max, prizes,
                               claim_days, seed)
      values (${id}, ${brand}, ${draw.currency}, ${opens_at}, ${closes_at}, ${plan.stake_per_ticket},
              ${plan.tickets_max}, ${JSON.stringify(plan.prizes)}::jsonb, ${plan.claim_days},
              decode(${draw.seed}, 'hex'))
      on conflict (brand) where drawn_at is null do nothing`.execute(transaction)
    return numAffectedRows === 1n
  },
  /** The brand's open draw where it closed before `moment`, locked; nothing where another process has it in hand. */
  lockClosed: async (transaction: Transaction, brand: string, moment: Date): Promise<Draw | null> => {
    const { rows } = await sql`
      select ${drawColumns} from raffle.draw d
       where d.brand = ${brand} and d.drawn_at is null and d.closes_at <= ${moment}
         for update skip locked`.execute(transaction)
    return rows[0] === undefined ? null : drawRow.parse(rows[0])
  },
  /** The last seal made before a moment, or the one that the ledger begins with. */
  sealBefore: async (transaction: Transaction, moment: Date): Promise<{ number: string; hash: string }> => {
    const { rows } = await sql<{ number: string; hash: string }>`
      select number::text, encode(hash, 'hex') as hash from ledger.seal
       where sealed_at < ${moment} or number = 0 order by number desc limit 1`.execute(transaction)
    if (!rows[0]) throw new Error('the ledger has no first seal')
    return rows[0]
  },
  keepTickets: async (transaction: Transaction, { id, brand }: Draw, ranges: readonly Range[]): Promise<void> => {
    await sql`
      insert into raffle.tickets (draw, brand, member, first, last)
      select ${id}, ${brand}, member, first, last
        from unnest(${ranges.map(({ member }) => member)}::uuid[], ${ranges.map(({ first }) => first)}::int[],
                    ${ranges.map(({ last }) => last)}::int[]) as range (member, first, last)`.execute(transaction)
  },
  keepPrizes: async (
    transaction: Transaction,
    { id, brand }: Draw,
    won: readonly { place: number; member: string; ticket: number; amount: Amount; expiresAt: Date }[],
  ): Promise<void> => {
    await sql`
      insert into raffle.prize (draw, brand, place, member, ticket, amount, expires_at)
      select ${id}, ${brand}, place, member, ticket, amount, expires_at
        from unnest(${won.map(({ place }) => place)}::int[], ${won.map(({ member }) => member)}::uuid[],
                    ${won.map(({ ticket }) => ticket)}::int[], ${won.map((one) => one.amount)}::bigint[],
                    ${won.map(({ expiresAt }) => expiresAt)}::timestamptz[])
             as won (place, member, ticket, amount, expires_at)`.execute(transaction)
  },
  close: async (
    transaction: Transaction,
    id: string,
    { drawnAt, tickets, seal }: { drawnAt: Date; tickets: number; seal: string },
  ): Promise<void> => {
    await sql`
      update raffle.draw set drawn_at = ${drawnAt}, tickets = ${tickets}, seal = ${seal}::bigint
       where id = ${id}`.execute(transaction)
  },
  /** Marks what a member has won in a draw and may still claim, and answers it. */
  claim: async (
    transaction: Transaction,
    { draw, member, now }: { draw: string; member: string; now: Date },
  ): Promise<{ place: number; amount: Amount }[]> => {
    const { rows } = await sql<{ place: number; amount: bigint }>`
      update raffle.prize set claimed_at = ${now}
       where draw = ${draw} and member = ${member} and claimed_at is null and expires_at > ${now}
      returning place, amount`.execute(transaction)
    return rows.map(({ place, amount: won }) => ({ place, amount: amount(won) }))
  },
}
