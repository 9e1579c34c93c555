import { PROPOSAL_KINDS, PROPOSAL_STATES, type ProposalKind } from '@sanuk/contracts/approvals'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { WaitingAboutPart } from '#platform/capabilities/approval'
import type { Connection, Database, Transaction } from '#platform/database'
import { holdsText, type ListQuery, listPage } from '#platform/list-query'
import { type Queue, readQueue } from '#platform/queue'

const record = z.pipe(
  z.object({
    id: z.uuid(),
    brand: z.uuid(),
    kind: z.enum(PROPOSAL_KINDS),
    state: z.enum(PROPOSAL_STATES),
    about: z.string(),
    subject_id: z.string(),
    part: z.string(),
    details: z.record(z.string(), z.unknown()),
    note: z.nullable(z.string()),
    proposed_by: z.uuid(),
    proposed_at: z.date(),
    decided_by: z.nullable(z.uuid()),
    decided_at: z.nullable(z.date()),
    reason: z.nullable(z.string()),
    concerns: z.array(z.uuid()),
  }),
  z.transform((row) => ({
    id: row.id,
    brand: row.brand,
    kind: row.kind,
    state: row.state,
    about: row.about,
    subjectId: row.subject_id,
    details: row.details,
    note: row.note,
    reason: row.reason,
    proposedBy: row.proposed_by,
    proposedAt: row.proposed_at,
    decidedBy: row.decided_by,
    decidedAt: row.decided_at,
    concerns: row.concerns,
  })),
)

/** Something one operator proposed, and what another decided. */
export type Proposal = z.output<typeof record>

type Row = z.input<typeof record>
type Added = Omit<Row, 'state' | 'details' | 'decided_by' | 'decided_at' | 'reason'>
type Decision = Pick<Row, 'state' | 'decided_by' | 'decided_at' | 'reason'>

const PAGE = 30

const proposalsOn = (connection: Connection) => connection.withTables<{ 'approvals.proposal': Row }>()

export function createProposalStore(database: Database) {
  return {
    /** False where one about the same waits already. */
    add: async (connection: Connection, { details, ...row }: Added & { details: string }): Promise<boolean> => {
      const { numInsertedOrUpdatedRows } = await proposalsOn(connection)
        .insertInto('approvals.proposal')
        .values({
          ...row,
          state: 'waiting',
          decided_by: null,
          decided_at: null,
          reason: null,
          details: sql`${details}::jsonb`,
        })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow()
      return numInsertedOrUpdatedRows === 1n
    },
    lock: async (transaction: Transaction, id: string): Promise<Proposal | null> => {
      const row = await proposalsOn(transaction)
        .selectFrom('approvals.proposal')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? record.parse(row) : null
    },
    decide: async (transaction: Transaction, id: string, decision: Decision): Promise<void> => {
      await proposalsOn(transaction).updateTable('approvals.proposal').set(decision).where('id', '=', id).execute()
    },
    /** Of these kinds, by when they were proposed. */
    list: async (
      brand: string,
      { kinds, waiting, search }: { kinds: readonly ProposalKind[]; waiting: boolean; search: string | undefined },
      asked: ListQuery,
    ) => {
      if (kinds.length === 0) return { list: [], nextCursor: null }
      const page = listPage({ at: 'proposed_at', id: 'id' }, asked, PAGE)
      const rows = await proposalsOn(database)
        .selectFrom('approvals.proposal')
        .selectAll()
        .where('brand', '=', brand)
        .where('kind', 'in', kinds)
        .where('state', waiting ? '=' : '!=', 'waiting')
        .where((it) => it.or([holdsText(search, sql.ref('about')), sql<boolean>`id::text = ${search ?? ''}`]))
        .where(page.where)
        .orderBy(page.order)
        .limit(page.limit)
        .execute()
      const read = rows.map((row) => record.parse(row))
      return page.cut(read, ({ proposedAt, id }) => ({ at: proposedAt, id }))
    },
    /** What an operator may approve: neither their own nor about their rights. */
    queue: (brand: string, kinds: readonly ProposalKind[], notBy: string): Promise<Queue> =>
      readQueue(
        database,
        sql`select proposed_at as since from approvals.proposal
             where brand = ${brand} and kind = any (${kinds}::text[]) and state = 'waiting'
               and proposed_by <> ${notBy} and ${notBy}::uuid <> all (concerns)`,
      ),
    ...waitingProposals(proposalsOn(database)),
  }
}

/** What waits about records and their parts. */
function waitingProposals(proposals: ReturnType<typeof proposalsOn>) {
  return {
    waitingAboutPart: (async (brand, { kind, subjectId, part }) => {
      const row = await proposals
        .selectFrom('approvals.proposal')
        .select(['id', 'proposed_by as proposedBy', 'proposed_at as proposedAt'])
        .where('brand', '=', brand)
        .where('kind', '=', kind)
        .where('state', '=', 'waiting')
        .where('subject_id', '=', subjectId)
        .where('part', '=', part)
        .executeTakeFirst()
      return row ?? null
    }) satisfies WaitingAboutPart,
    waitingAbout: async (
      brand: string,
      kinds: readonly ProposalKind[],
      subjects: readonly string[],
    ): Promise<ReadonlyMap<string, { id: string; kind: ProposalKind }>> => {
      if (subjects.length === 0) return new Map()
      const rows = await proposals
        .selectFrom('approvals.proposal')
        .select(['id', 'kind', 'subject_id'])
        .where('brand', '=', brand)
        .where('kind', 'in', kinds)
        .where('state', '=', 'waiting')
        .where('subject_id', 'in', subjects)
        .execute()
      return new Map(rows.map(({ id, kind, subject_id }) => [subject_id, { id, kind }]))
    },
  }
}
