import rateLimit from '@fastify/rate-limit'
import { BUILT_IN_VENDOR } from '@sanuk/contracts/vendor'
import type { Log } from '@sanuk/host/log'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import { createApp } from '@sanuk/vendor-server/app'
import { collected } from '@sanuk/vendor-server/platform/collector'
import { createPlatform } from '@sanuk/vendor-server/platform/platform'
import { createReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import type { Randomness } from '@sanuk/vendor-server/randomness/randomness'
import { hashOf } from '@sanuk/vendor-server/secret-token'
import { launch } from '@sanuk/vendor-server/sessions/launch'
import { vendorRoutes } from '@sanuk/vendor-server/vendor/vendor-routes'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { Database } from './database.ts'
import { demoPlay } from './demo/demo-play.ts'
import { createDemoStore } from './demo/demo-store.ts'
import { createFreeGrantStore } from './free-rounds/free-grant-store.ts'
import { grantFreeRounds } from './free-rounds/grant-free-rounds.ts'
import { amountShown } from './jackpots/amount-shown.ts'
import { dropsTold } from './jackpots/drops-told.ts'
import { createJackpots } from './jackpots/jackpots.ts'
import { createMustDrops } from './jackpots/must-drop.ts'
import { createRuns } from './jackpots/runs.ts'
import { createToldDrops } from './jackpots/told-drops.ts'
import { type PagesNeeds, servePages } from './pages/pages.ts'
import { gameState } from './player/game-state.ts'
import { playOfMode } from './player/play.ts'
import { playerRoutes } from './player/player-routes.ts'
import { realPlay } from './player/real-play.ts'
import { replayRound } from './player/replay-round.ts'
import { createCarryOn } from './rounds/carry-on.ts'
import { endOverdue, finishLeft } from './rounds/finish-left.ts'
import { recoverRounds } from './rounds/recovery.ts'
import { createRoundStore } from './rounds/round-store.ts'
import { createSeeds } from './seeds/seeds.ts'
import { openGame } from './sessions/open-game.ts'
import { allowedBy } from './sessions/session.ts'
import { createSessions } from './sessions/sessions.ts'
import { readArt } from './titles/art.ts'
import { gameList } from './vendor/game-list.ts'
import { vendorAnswers } from './vendor/vendor-answers.ts'

export type StudioNeeds = {
  readonly database: Database
  readonly clock: () => Date
  /** The source of chance; nothing is drawn from it until its test has found nothing wrong. */
  readonly randomness: Randomness
  readonly log: Log
  /** The address we are known by, and the platform's. */
  readonly origin: string
  readonly platformOrigin: string
  readonly keys: readonly [SharedKey, ...SharedKey[]]
  /** What seeds are sealed with in the table. */
  readonly seedKey: string
  readonly pages: PagesNeeds
  readonly trustedProxies: readonly string[]
  /** Calls a minute from one address before it is told to slow down. */
  readonly callsPerMinute: number
}

export type Studio = {
  readonly app: FastifyInstance
  /** Rejects while no round can be played: the database is away, or chance is not to be trusted. */
  readonly isReady: () => Promise<void>
  /** Carries on with the rounds that nobody works on. */
  readonly recover: () => Promise<void>
  /** Ends rounds against the clock that nobody watches to their end. */
  readonly endOverdue: () => Promise<void>
  /** Finishes rounds whose player has not come back for a month. */
  readonly finishLeft: () => Promise<void>
  /** Forgets sessions that ended a week ago, and what demos were drawn from. */
  readonly forgetEnded: () => Promise<void>
}

/** What the key of tickets for past rounds is derived for. */
export const REPLAY_TICKETS = 'sanuk studio replay ticket'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Puts the game server together. It reaches the platform by nothing but the signed calls of any vendor. */
export async function createStudio(needs: StudioNeeds): Promise<Studio> {
  const { database, clock, log, origin, keys, randomness } = needs
  const platform = collected(
    createPlatform({ origin: needs.platformOrigin, vendor: BUILT_IN_VENDOR, key: keys[0], log }),
  )
  const cipher = createSecretCipher(needs.seedKey, 'sanuk studio seed')
  const seeds = createSeeds({ database, cipher, randomness, clock })
  const runs = createRuns({ cipher: createSecretCipher(needs.seedKey, 'sanuk studio must-drop'), randomness })
  const mustDrops = createMustDrops({ database, runs, clock })
  const drops = createToldDrops({ database, runs })
  const rounds = createRoundStore(database, mustDrops)
  const grants = createFreeGrantStore(database)
  const sessions = createSessions(database)
  const jackpots = createJackpots(database)
  const carryOn = createCarryOn({ rounds, platform, randomness, seeds, clock, log })
  const play = playOfMode(
    realPlay({ rounds, grants, carryOn, platform, randomness, seeds, clock }),
    demoPlay({ demos: createDemoStore(database), randomness, seeds, clock }),
  )
  const tickets = createReplayTickets(keys[0].secret, REPLAY_TICKETS)
  const art = () => readArt(needs.pages.art)

  const app = createApp(log, needs.trustedProxies)
  vendorRoutes(app, {
    keys,
    clock,
    answers: {
      ...vendorAnswers({
        origin,
        rounds,
        tickets,
        jackpots,
        clock,
        games: async () => gameList(await art(), origin),
        launch: launch({ sessions, ownOf: allowedBy, clock }),
      }),
      ...grantFreeRounds({ grants, clock }),
    },
  })
  await app.register(async (calls) => {
    await calls.register(rateLimit, { max: needs.callsPerMinute, timeWindow: 60_000 })
    playerRoutes(calls, {
      open: openGame({ sessions, platform, clock, log }),
      sessionOf: (token) => sessions.use(hashOf(token), clock()),
      state: gameState({ play, seeds, art, jackpots, mustDrops }),
      play,
      seeds,
      jackpot: (session) => amountShown({ jackpots, mustDrops }, session),
      drops: dropsTold({ drops, mustDrops }),
      replay: replayRound({ rounds, seeds, art, tickets, drops, clock }),
    })
  })
  await servePages(app, needs.pages)
  return {
    app,
    isReady: async () => {
      await sql`select 1`.execute(database)
      if (!randomness.isSound()) throw new Error('nothing can be drawn')
    },
    recover: recoverRounds({ rounds, carryOn, clock, log }),
    endOverdue: endOverdue({ rounds, carryOn, seeds, clock, log }),
    finishLeft: finishLeft({ rounds, carryOn, seeds, clock, log }),
    forgetEnded: async () => {
      await sessions.forgetEnded(new Date(clock().getTime() - WEEK_MS))
      await seeds.forgetDemos()
    },
  }
}
