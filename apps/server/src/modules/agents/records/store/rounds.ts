import type { TeamRoundState } from '@sanuk/contracts/agent-betting'
import type { GameType } from '@sanuk/contracts/catalogue'
import { amount } from '@sanuk/money/amount'
import type { CurrencyCode } from '@sanuk/money/currency'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#platform/database'
import type { Place } from '#platform/page-cursor'
import { usernameKey } from '#platform/username-key'

/** Which rounds are asked for; `today` is the business day by whose tree open ones belong. */
export type RoundsAsked = {
  readonly brand: string
  readonly currency: CurrencyCode
  readonly timeZone: string
  readonly from: string
  readonly to: string
  readonly today: string
  readonly gameType: GameType | undefined
  readonly vendor: string | undefined
  readonly state: TeamRoundState | undefined
  /** The beginning of a username. */
  readonly member: string | undefined
  /** Only rounds with an id between two, or tickets of these issues. */
  readonly named: Named | undefined
}
export type Named = {
  readonly reference: { readonly first: string; readonly last: string } | null
  readonly issues: readonly bigint[]
}

/** How many rounds one question may read that nobody asked for. */
export type LookMost = { readonly lookMost: number }

const money = z.pipe(
  z.string(),
  z.transform((value) => amount(BigInt(value))),
)
const pageRow = z.object({ ids: z.array(z.uuid()), reached: z.nullable(z.date()) })
const played = { stake: money, win: money, valid: money }
const sumsRow = z.object({ rounds: z.int(), ...played })
const perhapsSums = z.object({
  rounds: z.nullable(z.int()),
  stake: z.nullable(money),
  win: z.nullable(money),
  valid: z.nullable(money),
})
const exposureRow = z.object({ rounds: z.int(), stake: money, tickets: z.int(), potential: money })

export type Sums = z.output<typeof sumsRow>
export type RoundStore = ReturnType<typeof createRoundStore>

const askedRow = ({ named, ...asked }: RoundsAsked) => sql`
  row(${asked.brand}::uuid, ${asked.currency}::text, ${asked.timeZone}::text, ${asked.from}::date, ${asked.to}::date,
      ${asked.today}::date, ${asked.gameType ?? null}::text, ${asked.vendor ?? null}::text, ${asked.state ?? null}::text,
      ${asked.member === undefined ? null : usernameKey(asked.member)}::text,
      ${named?.reference?.first ?? null}::uuid, ${named?.reference?.last ?? null}::uuid,
      ${named ? [...named.issues] : null}::bigint[])::records.asked`

const sums = sql`rounds::int, stake::text, win::text, valid::text`

/** Rounds of the branch that the session is limited to. The functions stand outside of the wall and name it themselves. */
export function createRoundStore(database: Database) {
  return {
    /**
     * Ids of the next rounds behind a place, the newest first, one more than a page has; where the look ended before it
     * found so many, `reached` says up to when there are no others.
     */
    page: async (asked: RoundsAsked, after: Place | null, { size, lookMost }: { readonly size: number } & LookMost) => {
      const { rows } = await sql`
        select ids, reached
          from records.page_of_rounds(${askedRow(asked)}, ${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid,
                                      ${size}::integer, ${lookMost}::integer)`.execute(database)
      return pageRow.parse(rows[0])
    },
    /** Sums of the rounds themselves; `null` where too many would have to be read. */
    sumsOfRounds: async (asked: RoundsAsked, { lookMost }: LookMost): Promise<Sums | null> => {
      const { rows } = await sql`
        select ${sums} from records.sums_of_rounds(${askedRow(asked)}, ${lookMost}::integer)`.execute(database)
      const found = perhapsSums.parse(rows[0])
      return found.rounds === null ? null : sumsRow.parse(rows[0])
    },
    /** Sums of settled rounds from those of members' days. */
    sumsOfDays: async (asked: RoundsAsked): Promise<Sums> => {
      const { rows } = await sql`select ${sums} from records.sums_of_days(${askedRow(asked)})`.execute(database)
      return sumsRow.parse(rows[0])
    },
    /** What is open now. */
    exposure: async ({ brand, currency, timeZone, today }: RoundsAsked) => {
      const { rows } = await sql`
        select rounds::int, stake::text, tickets::int, trunc(potential)::text as potential
          from records.exposure(${brand}::uuid, ${currency}::text, ${timeZone}::text, ${today}::date)`.execute(database)
      return exposureRow.parse(rows[0])
    },
  }
}
