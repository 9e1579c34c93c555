import { SHOTS_PAGE } from '@sanuk/contracts/lottery-yeekee'
import type { YeekeeRound } from '@sanuk/engines/lottery/three-digits/yeekee'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Member } from '#platform/capabilities/member'
import type { Connection, Database, Transaction } from '#platform/database'
import { LIMITS } from './limits.ts'

const shotRow = z.object({
  id: z.bigint(),
  place: z.bigint(),
  value: z.number(),
  name: z.nullable(z.string()),
  at: z.date(),
})
/** A shot as it is listed; its place counts from the newest, which is 1. */
export type ListedShot = z.output<typeof shotRow>

const sumRow = z.object({ count: z.bigint(), sum: z.bigint() })

const drawRow = z.object({
  own: z.number(),
  fills: z.array(z.number()),
  taken: z.number(),
  total: z.bigint(),
})
/** How an issue was drawn. */
export type DrawRow = z.output<typeof drawRow>

const takenRow = z.union([
  z.object({ outcome: z.literal('taken'), id: z.bigint(), at: z.date(), left: z.number() }),
  z.object({ outcome: z.enum(['closed', 'soon', 'used_up']) }),
])

/** Who shoots, with the name that others are shown. */
export type Shooter = Pick<Member, 'id' | 'brand'> & { readonly name: string }

/** Shots that are shown: all of an issue that is drawn, otherwise those that were made before the last seconds. */
const shown = (issue: bigint) => sql`
  select shot.* from yeekee.shot join lottery.issue on issue.id = shot.issue
   where shot.issue = ${issue}
     and (result is not null or shot.at < seals_at - make_interval(secs => ${LIMITS.hiddenSeconds}))`

export function createYeekeeStore(database: Database) {
  return {
    /** Takes a shot, or says why not; then the transaction is to be rolled back. */
    shoot: async (transaction: Transaction, { issue, value, by }: { issue: bigint; value: number; by: Shooter }) => {
      const { rows } = await sql`
        select outcome, shot as id, at, left_over as left
          from yeekee.shoot(${issue}, ${value}, ${by.brand}, ${by.id}, ${by.name},
                            make_interval(secs => ${LIMITS.pauseSeconds}), ${LIMITS.shotsMax})`.execute(transaction)
      return takenRow.parse(rows[0])
    },
    /** A page of the shots that are shown, the newest first, from the one before `before` on; one more than a page has. */
    list: async (issue: bigint, before: bigint | null): Promise<ListedShot[]> => {
      const { rows } = await sql`
        with listed as (select *, row_number() over (order by id desc) as place from (${shown(issue)}) shot)
        select listed.id, place, value, at, name
          from listed left join yeekee.shooter on shooter.shot = listed.id
         where ${before}::bigint is null or listed.id < ${before}
         order by listed.id desc limit ${SHOTS_PAGE + 1}`.execute(database)
      return rows.map((row) => shotRow.parse(row))
    },
    sumOf: async (issue: bigint) => {
      const { rows } = await sql`
        select count(*) as count, coalesce(sum(value), 0)::bigint as sum from (${shown(issue)}) shot`.execute(database)
      return sumRow.parse(rows[0])
    },
    /** All shots of an issue, the newest first. */
    shots: async (issue: bigint, on: Connection = database): Promise<number[]> => {
      const { rows } = await sql<{ value: number }>`
        select value from yeekee.shot where issue = ${issue} order by id desc`.execute(on)
      return rows.map(({ value }) => value)
    },
    draw: async (issue: bigint): Promise<DrawRow | null> => {
      const { rows } = await sql`select own, fills, taken, total from yeekee.draw where issue = ${issue}`.execute(
        database,
      )
      return rows[0] ? drawRow.parse(rows[0]) : null
    },
    keepDraw: async (transaction: Transaction, issue: bigint, { own, fills, taken, total }: YeekeeRound) => {
      await sql`
        insert into yeekee.draw (issue, own, fills, taken, total)
        values (${issue}, ${own}, ${fills}::integer[], ${taken}, ${total})`.execute(transaction)
    },
  }
}
