import { randomUUID } from 'node:crypto'
import {
  FLAG_STATES,
  type FlagState,
  RISK_KINDS,
  type RiskKind,
  type RiskRules,
  riskRules,
} from '@sanuk/contracts/office-risk'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Connection, Database } from '#platform/database'
import { type ListQuery, listPage, ofMember, type WantedMember } from '#platform/list-query'
import { type Queue, readQueue } from '#platform/queue'
import type { ReckoningOf } from '#platform/reckoning'
import { type Finding, usualRules } from './findings.ts'

const evidence = z.object({
  others: z.optional(z.array(z.uuid())),
  deposited: z.optional(z.string()),
  withdrawn: z.optional(z.string()),
  played: z.optional(z.string()),
  number: z.optional(z.number()),
  hours: z.optional(z.number()),
  accounts: z.optional(z.number()),
  ofDay: z.optional(z.string()),
  ofMonth: z.optional(z.string()),
})
const flagRow = z.object({
  id: z.uuid(),
  member: z.uuid(),
  kind: z.enum(RISK_KINDS),
  state: z.enum(FLAG_STATES),
  evidence,
  raisedAt: z.date(),
  operator: z.nullable(z.uuid()),
  decidedAt: z.nullable(z.date()),
})
export type FlagRecord = z.output<typeof flagRow>

export type NoteRecord = { readonly flag: string; readonly operator: string; readonly text: string; readonly at: Date }

const columns = sql`id, member, kind, state, evidence, raised_at as "raisedAt", operator, decided_at as "decidedAt"`

const PAGE = 30

type Decided = { readonly state: FlagState; readonly operator: string; readonly at: Date }

export type Narrowed = {
  readonly state?: FlagState | undefined
  readonly kind?: RiskKind | undefined
  readonly member?: string | undefined
  /** The same member by the username, or another one: then nothing is found. */
  readonly named?: WantedMember
}

/** Cases that staff look at. */
export function createRiskStore(database: Database, reckoningOf: ReckoningOf) {
  return {
    rulesOf: async (brand: string): Promise<RiskRules> => {
      const { rows } = await sql<{ details: unknown }>`select details from risk.rules where brand = ${brand}`.execute(
        database,
      )
      return rows[0] ? riskRules.parse(rows[0].details) : usualRules((await reckoningOf(brand)).currency)
    },
    setRules: async (brand: string, rules: RiskRules): Promise<void> => {
      await sql`
        insert into risk.rules (brand, details) values (${brand}, ${JSON.stringify(rules)}::jsonb)
        on conflict (brand) do update set details = excluded.details`.execute(database)
    },
    /** Raises what was found, unless the same was found before or a case of its kind is open. Answers how many are new. */
    raise: async (brand: string, findings: readonly Finding[], at: Date): Promise<number> => {
      const of = <T>(column: (finding: Finding) => T) => findings.map(column)
      const { numAffectedRows } = await sql`
        insert into risk.flag (id, brand, member, kind, state, evidence, fingerprint, raised_at)
        select found.id, ${brand}, found.member, found.kind, 'open', found.evidence, found.fingerprint, ${at}
          from unnest(${of(() => randomUUID())}::uuid[], ${of(({ member }) => member)}::uuid[],
                      ${of(({ kind }) => kind)}::text[], ${of((finding) => JSON.stringify(finding.evidence))}::jsonb[],
                      ${of(({ fingerprint }) => fingerprint)}::text[]) as found (id, member, kind, evidence, fingerprint)
        on conflict do nothing`.execute(database)
      return Number(numAffectedRows ?? 0n)
    },
    /** By when they were raised. */
    list: async (brand: string, { state, kind, member, named }: Narrowed, asked: ListQuery) => {
      const page = listPage({ at: 'raised_at', id: 'id' }, asked, PAGE)
      const { rows } = await sql`
        select ${columns} from risk.flag where brand = ${brand}
           ${state ? sql`and state = ${state}` : sql``} ${kind ? sql`and kind = ${kind}` : sql``}
           and ${ofMember(member, 'member')} and ${ofMember(named, 'member')} and ${page.where}
         order by ${page.order} limit ${page.limit}`.execute(database)
      return page.cut(
        rows.map((row) => flagRow.parse(row)),
        ({ raisedAt, id }) => ({ at: raisedAt, id }),
      )
    },
    queue: (brand: string): Promise<Queue> =>
      readQueue(database, sql`select raised_at as since from risk.flag where brand = ${brand} and state = 'open'`),
    notesOf: async (flags: readonly string[]): Promise<NoteRecord[]> => {
      const { rows } = await sql<NoteRecord>`
        select flag, operator, text, at from risk.note where flag = any (${flags}::uuid[]) order by at, id`.execute(
        database,
      )
      return rows
    },
    has: async (brand: string, id: string): Promise<boolean> => {
      const { rows } = await sql`select from risk.flag where id = ${id} and brand = ${brand}`.execute(database)
      return rows.length > 0
    },
    addNote: async (note: NoteRecord & { readonly brand: string }, on: Connection = database): Promise<void> => {
      await sql`
        insert into risk.note (id, brand, flag, operator, text, at)
        values (${randomUUID()}, ${note.brand}, ${note.flag}, ${note.operator}, ${note.text}, ${note.at})`.execute(on)
    },
    /** False where it is decided. */
    take: async (id: string, operator: string): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update risk.flag set operator = ${operator} where id = ${id} and state = 'open'`.execute(database)
      return numAffectedRows === 1n
    },
    decide: async (on: Connection, id: string, to: Decided): Promise<boolean> => {
      const { numAffectedRows } = await sql`
        update risk.flag set state = ${to.state}, operator = ${to.operator}, decided_at = ${to.at}
         where id = ${id} and state = 'open'`.execute(on)
      return numAffectedRows === 1n
    },
  }
}
