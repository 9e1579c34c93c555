import { randomUUID } from 'node:crypto'
import rateLimit from '@fastify/rate-limit'
import websocket from '@fastify/websocket'
import type { Log } from '@sanuk/host/log'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import { createApp } from '@sanuk/vendor-server/app'
import { createPlatform, type Platform } from '@sanuk/vendor-server/platform/platform'
import { createReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import { launch } from '@sanuk/vendor-server/sessions/launch'
import { servePageSockets } from '@sanuk/vendor-server/sockets/page-sockets'
import { readTitleArt } from '@sanuk/vendor-server/titles/read-title-art'
import { vendorRoutes } from '@sanuk/vendor-server/vendor/vendor-routes'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { createBetStore } from './bets/bet-store.ts'
import { createPlaceBet } from './bets/place-bet.ts'
import { createSeatStore } from './bets/seat-store.ts'
import { createUndoBets } from './bets/undo-bets.ts'
import { createUndoStore } from './bets/undo-store.ts'
import { createMoveToBox } from './boxes/box-calls.ts'
import { createBoxStore } from './boxes/box-store.ts'
import { type Chat, createChat } from './chat/chat.ts'
import { createCoupStore } from './coups/coup-store.ts'
import { createSettlements } from './coups/settle-coups.ts'
import type { Database } from './database.ts'
import { createDecide } from './decisions/decide.ts'
import { createDecisionStore } from './decisions/decision-store.ts'
import { createLiveStore } from './operators/live-store.ts'
import { operatorAnswers } from './operators/operator-answers.ts'
import { createRevisionStore } from './operators/revision-store.ts'
import { createSettingsStore } from './operators/settings-store.ts'
import { type PagesNeeds, servePages } from './pages/pages.ts'
import { createMemberPages } from './player/member-pages.ts'
import { openTable } from './player/open-table.ts'
import { otherTables } from './player/other-tables.ts'
import { admitPage } from './player/pages.ts'
import { playerRoutes } from './player/player-routes.ts'
import { replayCoup } from './player/replay-coup.ts'
import { pageMessage, SOCKET_PATH } from './protocol.ts'
import { createSeries } from './series/series.ts'
import { recordSeries } from './series/series-record.ts'
import { createSeriesStore } from './series/series-store.ts'
import { launchedWith } from './sessions/session-table.ts'
import { createSessions } from './sessions/sessions.ts'
import { openStudios, type StudiosNeeds } from './studio/studios.ts'
import { createDealerLease } from './tables/dealer-lease.ts'
import { createTable, type Table } from './tables/table.ts'
import { TABLE_PLANS, type TablePlan } from './tables/table-plans.ts'
import { gameList } from './vendor/game-list.ts'
import { vendorAnswers } from './vendor/vendor-answers.ts'

/** The code that the platform knows us by. */
export const VENDOR = 'ROOMS'

/** What the key of tickets for past coups is derived for. */
const REPLAY_TICKETS = 'sanuk rooms replay ticket'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

export type RoomsNeeds = {
  readonly database: Database
  readonly clock: () => Date
  readonly randomness: Randomness
  readonly log: Log
  /** The address we are known by, and the platform's. */
  readonly origin: string
  readonly platformOrigin: string
  readonly keys: readonly [SharedKey, ...SharedKey[]]
  /** What seeds of series are sealed with in the table. */
  readonly seriesKey: string
  readonly pages: PagesNeeds
  readonly trustedProxies: readonly string[]
  /** Calls a minute from one address before it is told to slow down. */
  readonly callsPerMinute: number
  /** Messages a second that a page may send over its socket. */
  readonly messagesPerSecond: number
  /** Something public made after an instant, for series; null where there is none. */
  readonly entropyAfter: (instant: Date) => Promise<string | null>
  readonly plans?: readonly TablePlan[]
  readonly studios?: StudiosNeeds
}

/** Puts the live tables together. They reach the platform by nothing but the signed calls of any vendor. */
export async function createRooms(needs: RoomsNeeds) {
  const { database, clock, log, keys, randomness } = needs
  const platform = createPlatform({ origin: needs.platformOrigin, vendor: VENDOR, key: keys[0], log })
  const [bets, seats] = [createBetStore(database), createSeatStore(database)]
  const [coups, sessions] = [createCoupStore(database), createSessions(database)]
  const decisions = createDecisionStore(database)
  const settle = createSettlements({ coups, seats, platform, clock, log })
  const pages = createMemberPages()
  const cipher = createSecretCipher(needs.seriesKey, 'sanuk rooms series')
  const series = createSeries({ store: createSeriesStore(database), cipher, ...needs })
  const ended = () => void settle().catch((error: unknown) => log.error({ err: error }, 'a coup was not settled'))
  const [settings, revisions] = [createSettingsStore(database), createRevisionStore(database)]
  const boxStore = createBoxStore(database)
  const dealt = { series, coups, bets, decisions, pages, settings, boxStore, clock, log, ended }
  const plans = needs.plans ?? TABLE_PLANS
  const live = createLiveStore(database)
  const studios = openStudios({ ...dealt, database, live, seats, revisions, plans, of: needs.studios })
  const tables: ReadonlyMap<string, Table> = new Map(
    plans.map((plan) => [plan.title.code, studios.tables.get(plan.title.code) ?? createTable({ plan, ...dealt })]),
  )
  const app = createApp(log, needs.trustedProxies)
  await app.register(websocket, { options: { maxPayload: 16 * 1024, perMessageDeflate: false } })
  const stores = { bets, decisions, seats, coups, sessions, revisions }
  const operators = operatorAnswers({ ...stores, tables, live, settings, series, pages, clock, ended })
  studios.serve(app)
  const chat = createChat({ database, tables: tables.keys(), requests: revisions, pages, clock, log })
  const parts = { ...stores, platform, series, pages, tables, operators, studios, chat }
  const sockets = await serveCalls(app, needs, parts)
  const lease = createDealerLease(database, randomUUID())
  return {
    app,
    tables,
    lease,
    /** Tells open pages to come again. */
    closePages: sockets,
    /** Rejects while nothing can be dealt: the database is away, or chance is not to be trusted. */
    isReady: async (): Promise<void> => {
      await sql`select 1`.execute(database)
      if (!randomness.isSound()) throw new Error('nothing can be drawn')
    },
    /** Settles with the platform whatever is left of coups that ended. */
    settle,
    /** Gives back the money of bets that came to nothing. */
    undoBets: createUndoBets({ undo: createUndoStore(database), platform, log }),
    /** Drops messages of chats that were kept for long enough. */
    forgetChats: chat.forgetOld,
    forgetEnded: () => sessions.forgetEnded(new Date(clock().getTime() - WEEK_MS)),
  }
}

type Parts = {
  readonly chat: Chat
  readonly platform: Platform
  readonly bets: ReturnType<typeof createBetStore>
  readonly decisions: ReturnType<typeof createDecisionStore>
  readonly seats: ReturnType<typeof createSeatStore>
  readonly coups: ReturnType<typeof createCoupStore>
  readonly sessions: ReturnType<typeof createSessions>
  readonly series: ReturnType<typeof createSeries>
  readonly pages: ReturnType<typeof createMemberPages>
  readonly tables: ReadonlyMap<string, Table>
  readonly revisions: ReturnType<typeof createRevisionStore>
  readonly operators: ReturnType<typeof operatorAnswers>
  readonly studios: ReturnType<typeof openStudios>
}

/** Serves platform and players. Answers how all sockets are closed. */
async function serveCalls(app: FastifyInstance, needs: RoomsNeeds, parts: Parts): Promise<() => void> {
  const { keys, clock, origin, log } = needs
  const { sessions, bets, decisions, seats, platform, pages, tables } = parts
  const tickets = createReplayTickets(keys[0].secret, REPLAY_TICKETS)
  const answers = vendorAnswers({
    origin,
    seats,
    tickets,
    tables,
    clock,
    games: async () => gameList(await readTitleArt(needs.pages.art), origin),
    launch: launch({ sessions, ownOf: launchedWith, clock }),
  })
  vendorRoutes(app, { keys, clock, answers: { ...answers, ...parts.operators, ...parts.chat.answers } })
  let closePages = () => {}
  await app.register(async (calls) => {
    await calls.register(rateLimit, { max: needs.callsPerMinute, timeWindow: 60_000 })
    const { open, state } = openTable({ sessions, platform, tables, clock, log })
    const { record: recordStudio, coupOf: studioOf } = parts.studios
    const record = recordSeries({ ...parts, recordStudio })
    const others = otherTables({ sessions, tables, clock })
    playerRoutes(calls, { open, state, others, replay: replayCoup({ ...parts, record, tickets, studioOf, clock }) })
    closePages = servePageSockets(calls, {
      path: SOCKET_PATH,
      message: pageMessage,
      messagesPerSecond: needs.messagesPerSecond,
      admit: admitPage({
        ...parts,
        placeBet: createPlaceBet({ bets, platform, pages, log }),
        decide: createDecide({ decisions, platform, pages, log }),
        moveToBox: createMoveToBox({ clock, log }),
        clock,
      }),
    })
  })
  await servePages(app, { ...needs.pages, streamOf: parts.studios.streamOf })
  return closePages
}
