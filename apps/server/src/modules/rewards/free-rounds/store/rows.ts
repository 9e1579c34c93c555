import { amount } from '@sanuk/money/amount'
import { sql } from 'kysely'
import * as z from 'zod/mini'

const money = z.pipe(
  z.bigint(),
  z.transform((value) => amount(value)),
)

const campaign = {
  id: z.uuid(),
  brand: z.uuid(),
  names: z.object({ th: z.string(), en: z.string() }),
  vendor: z.string(),
  games: z.array(z.string()),
  rounds: z.number(),
  stake: money,
  mostWin: money,
  play: z.number(),
  from: z.date(),
  until: z.date(),
  madeAt: z.date(),
  madeBy: z.uuid(),
  stoppedAt: z.nullable(z.date()),
  stoppedBy: z.nullable(z.uuid()),
}
const campaignRow = z.object(campaign)
export type Campaign = z.output<typeof campaignRow>
export const campaignColumns = sql`
  c.id, c.brand, c.names, c.vendor, c.games, c.rounds, c.stake, c.most_win as "mostWin", c.play, c.from_at as "from",
  c.until_at as "until", c.made_at as "madeAt", c.made_by as "madeBy", c.stopped_at as "stoppedAt",
  c.stopped_by as "stoppedBy"`

const figuresRow = z.object({
  ...campaign,
  reach: z.number(),
  told: z.number(),
  players: z.number(),
  played: z.number(),
  won: money,
  paid: money,
})
/** A campaign with what became of it. */
export type CampaignFigures = z.output<typeof figuresRow>
export const readFigures = (row: unknown): CampaignFigures => figuresRow.parse(row)

/** Columns of a grant, and which fields of one stand where. */
export const grantColumns = sql`
  g.id as "grant", g.member, g.used, g.won, g.paid, g.told_at as "toldAt", g.changed_at as "changedAt"`
const grantRow = z.object({
  grant: z.uuid(),
  member: z.uuid(),
  used: z.number(),
  won: money,
  paid: money,
  toldAt: z.nullable(z.date()),
  changedAt: z.date(),
  campaign: campaignRow,
})
/** What a member has of a campaign. */
export type Grant = z.output<typeof grantRow>
export const readGrant = (row: Record<string, unknown>): Grant => grantRow.parse({ ...row, campaign: row })
