import { instantAt } from '@sanuk/host/instant'
import { type Amount, amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import type { Place } from '#platform/page-cursor'
import { usernameKey } from '#platform/username-key'

/** Which transactions are asked for; amounts have no sign and are both included. */
export type MovesAsked = {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly from: string
  readonly to: string
  /** By their numbers in the books. */
  readonly kinds: readonly number[]
  /** The beginning of a username. */
  readonly member: string | undefined
  readonly least: Amount | null
  readonly most: Amount | null
}

const moveRow = z.object({
  micros: z.int(),
  key: z.uuid(),
  /** 1 where money came, 0 where it left. */
  side: z.literal([0, 1]),
  member: z.uuid(),
  kind: z.int(),
  amount: z.pipe(
    z.string(),
    z.transform((value) => amount(BigInt(value))),
  ),
  reference: z.uuid(),
})
const pageRow = z.object({ moves: z.array(moveRow), reached: z.nullable(z.date()) })

export type Move = Omit<z.output<typeof moveRow>, 'micros'> & { readonly at: Date }
export type MoveStore = ReturnType<typeof createMoveStore>

/** What moved wallets of the branch that the session is limited to, besides play. */
export function createMoveStore(database: Database) {
  return {
    /**
     * The next transactions behind a place (whose amount is the side), the newest first, one more than a page has; where
     * the look ended before it found so many, `reached` says up to when there are no others.
     */
    page: async (
      asked: MovesAsked,
      after: Place | null,
      { size, lookMost }: { readonly size: number; readonly lookMost: number },
    ): Promise<{ moves: Move[]; reached: Date | null }> => {
      const { brand, currency, timeZone, from, to, kinds, member, least, most } = asked
      const { rows } = await sql`
        select moves, reached
          from records.page_of_moves(
                 ${brand}::uuid, ${currency}::text, ${timeZone}::text, ${from}::date, ${to}::date,
                 ${member === undefined ? null : usernameKey(member)}::text, ${[...kinds]}::smallint[], ${least}::bigint,
                 ${most}::bigint, ${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid,
                 ${after?.amount === undefined ? null : Number(after.amount)}::integer, ${size}::integer,
                 ${lookMost}::integer)`.execute(database)
      const { moves, reached } = pageRow.parse(rows[0])
      return { moves: moves.map(({ micros, ...move }) => ({ ...move, at: instantAt(micros) })), reached }
    },
  }
}
