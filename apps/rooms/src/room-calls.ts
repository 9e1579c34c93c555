import { currencyCode, instant, language, localized, money } from '@sanuk/contracts/wire'
import * as z from 'zod/mini'
import { fightCard } from './fight-protocol.ts'
import { coupResult, decision, MOST_TABLES, PHASES, pastResult, spot, tableCode, tableRules, turn } from './protocol.ts'

export const opened = z.strictObject({
  session: z.string(),
  nickname: z.string(),
  currency: currencyCode,
  language,
  balance: money,
  /** The table that was asked for. */
  table: tableRules,
  returnUrl: z.string(),
  cashierUrl: z.string(),
  historyUrl: z.string(),
})
export type Opened = z.output<typeof opened>

/** A table as the list tells of it from which a player chooses several. */
export const listedTable = z.strictObject({
  code: tableCode,
  names: localized,
  game: tableRules.shape.game,
  variant: tableRules.shape.variant,
  sides: tableRules.shape.sides,
  minimum: money,
  maximum: money,
  players: z.number(),
  phase: z.enum(PHASES),
  /** Until when bets are taken, while they are. */
  closesAt: z.nullable(instant),
  /** The newest results of the series, in order. */
  results: z.array(pastResult),
})
export type ListedTable = z.output<typeof listedTable>

const listedTables = z.strictObject({ now: z.number(), tables: z.array(listedTable) })
const severalRules = z.strictObject({ tables: z.array(tableRules) })

/** A coup with the player's bets, for the page that shows a past round. */
export const replay = z.strictObject({
  currency: currencyCode,
  table: z.strictObject({
    code: tableCode,
    names: localized,
    game: tableRules.shape.game,
    variant: tableRules.shape.variant,
    sides: tableRules.shape.sides,
  }),
  playedAt: instant,
  coup: z.strictObject({
    number: z.number(),
    series: z.number(),
    shown: z.array(turn),
    result: z.nullable(coupResult),
    isVoid: z.boolean(),
    card: z.optional(fightCard),
  }),
  /** That it was made void or corrected after it was dealt: when, and what was shown and counted at first. */
  revision: z.nullable(
    z.strictObject({
      kind: z.enum(['void', 'correction']),
      at: instant,
      shown: z.array(turn),
      result: z.nullable(coupResult),
    }),
  ),
  /** The coups of the series up to and with this one. */
  results: z.array(pastResult),
  lines: z.array(z.strictObject({ spot, stake: money, win: money })),
  stake: money,
  win: money,
  /** What the player decided, where that was anything. */
  decisions: z.optional(z.array(decision)),
  /** Empty where it was dealt in a studio. */
  commitment: z.string(),
  /** Where people dealt: in which studio, who, and where it can be seen again. */
  studio: z.optional(
    z.strictObject({ code: z.string(), dealer: z.nullable(z.string()), video: z.nullable(z.string()) }),
  ),
  /** The record to verify with, once the series has ended. */
  record: z.nullable(z.unknown()),
})
export type Replay = z.output<typeof replay>

/** Calls of the players' pages. */
export const ROOM_CALLS = {
  /** Opens a launched table, once. */
  open: { method: 'POST', path: '/api/open', body: z.strictObject({ launch: z.string() }), answer: opened },
  /** The session that a page has already, after a reload. */
  state: { method: 'GET', path: '/api/state', answer: opened },
  /** All tables as they stand now, to choose several from. */
  tables: { method: 'GET', path: '/api/tables', answer: listedTables },
  /** The rules of tables at which this session may bet; unknown ones are left out. */
  rules: {
    method: 'POST',
    path: '/api/rules',
    body: z.strictObject({ tables: z.array(tableCode).check(z.maxLength(MOST_TABLES)) }),
    answer: severalRules,
  },
  replay: { method: 'POST', path: '/api/replay', body: z.strictObject({ ticket: z.string() }), answer: replay },
} as const
