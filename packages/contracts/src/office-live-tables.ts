import * as z from 'zod/mini'
import { coupChange, liveTable, tableCoup, tableGame, tableSettings } from './live-tables.ts'
import { route } from './route.ts'
import { currencyCode, cursor, money, signedMoney, uuid } from './wire.ts'

const vendor = z.string().check(z.regex(/^[A-Z0-9_]{1,32}$/))
const oneTable = z.strictObject({ vendor, game: tableGame })
const oneCoup = z.strictObject({ vendor, game: tableGame, coup: uuid })

/** Why an operator did it: kept, and read by colleagues only. */
const reason = z.string().check(z.trim(), z.minLength(1), z.maxLength(255), z.regex(/^[^\p{Cs}\0]*$/u))

const table = z.strictObject({ vendor, ...liveTable })
export type OfficeLiveTable = z.output<typeof table>

/** A coup with who changed it, where this platform’s operators did. */
const officeCoup = z.strictObject({ ...tableCoup, changedBy: z.array(z.string()) })
export type OfficeCoup = z.output<typeof officeCoup>

const { id, series, number, state, faces, version } = tableCoup
const counted = z.strictObject({ id, series, number, state, faces, version })

/** What a change of a coup means for members, as it would be now. */
const changePreview = z.strictObject({
  before: counted,
  after: counted,
  totals: z.array(
    z.strictObject({
      currency: currencyCode,
      more: z.strictObject({ seats: z.number(), amount: money }),
      less: z.strictObject({ seats: z.number(), amount: money }),
      /** What wallets do not hold of what is taken back: these members owe it. */
      owed: z.strictObject({ members: z.number(), amount: money }),
    }),
  ),
  /** Those with the largest differences. */
  seats: z.array(
    z.strictObject({
      round: uuid,
      /** Members of other brands are not named. */
      member: z.nullable(z.strictObject({ id: uuid, username: z.string() })),
      brand: z.string(),
      currency: currencyCode,
      stake: money,
      before: money,
      after: money,
      difference: signedMoney,
      owed: money,
    }),
  ),
})
export type ChangePreview = z.output<typeof changePreview>

export const listLiveTables = route({
  method: 'GET',
  path: '/ops/live-tables',
  access: 'operator',
  power: 'tables.see',
  summary: 'All live tables as they stand now, over all brands: phase, stakes and possible loss, and the day so far.',
  answer: z.strictObject({ list: z.array(table) }),
  refusals: [],
})

export const readLiveTable = route({
  method: 'GET',
  path: '/ops/live-tables/{vendor}/{game}',
  access: 'operator',
  power: 'tables.see',
  summary: 'One live table as it stands now.',
  params: oneTable,
  answer: table,
  refusals: ['vendor_unreachable'],
})

export const listTableCoups = route({
  method: 'GET',
  path: '/ops/live-tables/{vendor}/{game}/coups',
  access: 'operator',
  power: 'tables.see',
  summary: 'The coups of a table, the newest first, with how they counted before they were changed.',
  params: oneTable,
  query: z.strictObject({ cursor: z.optional(cursor) }),
  answer: z.strictObject({ list: z.array(officeCoup), nextCursor: z.nullable(cursor) }),
  refusals: ['vendor_unreachable'],
})

const settingsWish = {
  settings: tableSettings,
  /** Where it is turned off: the coup in progress is void, instead of played to its end. */
  voidsCoup: z.boolean(),
}

export const previewTableSettings = route({
  method: 'POST',
  path: '/ops/live-tables/{vendor}/{game}/preview',
  access: 'operator',
  power: 'tables.change',
  summary: 'What settings of a table would change, and which bets they would give back.',
  params: oneTable,
  body: z.strictObject(settingsWish),
  answer: z.strictObject({ before: tableSettings, after: tableSettings, coup: z.nullable(changePreview) }),
  refusals: ['vendor_unreachable', 'changed_meanwhile', 'table_limits_senseless'],
})

export const changeTableSettings = route({
  method: 'PUT',
  path: '/ops/live-tables/{vendor}/{game}',
  access: 'operator',
  power: 'tables.change',
  summary: 'Turns a table off or on, and sets its opening hours and limits. Made once by its id.',
  params: oneTable,
  body: z.strictObject({ requestId: uuid, ...settingsWish, reason }),
  answer: z.strictObject({}),
  refusals: ['vendor_unreachable', 'changed_meanwhile', 'table_limits_senseless', 'request_in_use'],
})

const coupWish = {
  change: coupChange,
  /** Of the coup when it was looked at, and whether it was over then. */
  version: z.int(),
  isOver: z.boolean(),
}
const COUP_REFUSALS = [
  'vendor_unreachable',
  'changed_meanwhile',
  'coup_too_old',
  'outcome_impossible',
  'outcome_unchanged',
] as const

export const previewCoupChange = route({
  method: 'POST',
  path: '/ops/live-tables/{vendor}/{game}/coups/{coup}/preview',
  access: 'operator',
  power: 'tables.correct',
  summary: 'Who would get and who would give back what, if a coup were void or had another result.',
  params: oneCoup,
  body: z.strictObject(coupWish),
  answer: changePreview,
  refusals: [...COUP_REFUSALS],
})

export const changeCoup = route({
  method: 'POST',
  path: '/ops/live-tables/{vendor}/{game}/coups/{coup}/change',
  access: 'operator',
  power: 'tables.correct',
  summary: 'Makes a coup void or corrects its result, and settles it again. Made once by its id.',
  params: oneCoup,
  body: z.strictObject({ requestId: uuid, ...coupWish, reason }),
  answer: z.strictObject({}),
  refusals: [...COUP_REFUSALS, 'request_in_use'],
})
