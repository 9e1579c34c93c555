import * as z from 'zod/mini'
import { drawnIssue, gameCode, issue, RESULTS_MAX } from './lottery.ts'
import { route } from './route.ts'
import { instant, localized, queryNumber, uuid } from './wire.ts'

/** Where in Vietnam a lottery is drawn: each region has plays and prizes of its own. */
export const VIETNAM_REGIONS = ['north', 'central', 'south'] as const
export type VietnamRegion = (typeof VIETNAM_REGIONS)[number]

/** Official results, a draw of the house once a day, or draws of the house every few minutes. */
export const VIETNAM_KINDS = ['official', 'daily', 'fast'] as const

const vietnamGame = z.strictObject({
  nodeId: uuid,
  gameCode,
  vendor: z.string(),
  names: localized,
  kind: z.enum(VIETNAM_KINDS),
  family: z.string(),
  /** The issue that takes bets. */
  open: z.nullable(issue),
  latest: z.nullable(drawnIssue),
})
export type VietnamGame = z.output<typeof vietnamGame>

export const vietnamMenu = route({
  method: 'GET',
  path: '/lgw/vn/games/game_menu',
  access: 'visitor',
  summary: 'Lotteries of Vietnam by region, in the order of the brand, each with its issue and latest result.',
  answer: z.strictObject({
    now: instant,
    regions: z.array(z.strictObject({ region: z.enum(VIETNAM_REGIONS), games: z.array(vietnamGame) })),
  }),
  refusals: [],
})

export const recentVietnamGames = route({
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  access: 'trial',
  summary: 'Lotteries of Vietnam that the member opened or played, the latest first.',
  answer: z.strictObject({ now: instant, list: z.array(vietnamGame) }),
  refusals: [],
})

export const vietnamResults = route({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  access: 'visitor',
  summary: 'Results of a lottery of Vietnam, the latest first.',
  query: z.strictObject({ gameCode, count: z.optional(queryNumber(1, RESULTS_MAX)) }),
  answer: z.strictObject({ list: z.array(drawnIssue) }),
  refusals: ['game_unavailable'],
})
