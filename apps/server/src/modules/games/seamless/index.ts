import type { Log } from '@sanuk/host/log'
import { isCurrencyCode } from '@sanuk/money/currency'
import type pg from 'pg'
import type { OneGame } from '#platform/capabilities/game'
import type { FindMember, FindMembers } from '#platform/capabilities/member'
import type { AccountOf, RememberAccounts } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import { type Database, queryable } from '#platform/database'
import type { Protection } from '../../accounts/protection/index.ts'
import type { FreeRounds } from '../../rewards/free-rounds/index.ts'
import type { Jackpots } from '../jackpots/index.ts'
import type { Launch } from '../launch/index.ts'
import type { Seats } from '../seats/index.ts'
import type { VendorLimits } from '../vendors/index.ts'
import type { Wagers } from '../wagers/index.ts'
import { decideBet } from './bet.ts'
import type { Bets } from './bets/bets.ts'
import { createTakeBets } from './bets/take-bets.ts'
import { inTime } from './deadline.ts'
import { type Ask, createDecider } from './decide.ts'
import { findAsked } from './find-asked.ts'
import { countIn, createFlow } from './flow.ts'
import { createFreePlay } from './free-play.ts'
import { decideReturn } from './give-back.ts'
import { namesInBooks } from './names-in-books.ts'
import { notePlay } from './note-play.ts'
import { createPrizes, isPrize } from './prizes.ts'
import { createQuickWay } from './quick-way.ts'
import { decideResettle, unknownWin } from './resettle.ts'
import { decideRollback } from './rollback.ts'
import { createSeatCalls } from './seats/seat-calls.ts'
import type { Settlement } from './settle/entry.ts'
import { createGiveWay } from './settle/give-way.ts'
import { createSettle } from './settle/settle.ts'
import { readStanding } from './standing.ts'
import { createSeamlessStore } from './store.ts'
import { callsIn, type RoundAsked, tellRound } from './tell-round.ts'
import { createTill } from './till.ts'
import { decideWin } from './win.ts'
import { createWinBounds } from './win-bounds.ts'

type Needs = {
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly findMember: FindMember
  readonly findMembers: FindMembers
  readonly accountOf: AccountOf
  readonly accountsOf: RememberAccounts
  readonly oneGame: OneGame
  readonly sessions: Launch['sessions']
  readonly wagers: Wagers
  readonly seats: Seats
  readonly protection: Pick<Protection, 'hold' | 'admit' | 'note' | 'tell' | 'timeZoneOf'>
  readonly announce: (member: string) => Promise<void>
  readonly limitsOf: (vendor: string) => VendorLimits | null
  readonly seatHoursOf: (vendor: string) => number | null
  readonly freeRounds: Pick<FreeRounds, 'take' | 'win' | 'giveBack'>
  readonly jackpots: Pick<Jackpots, 'noteDrop' | 'correctDrop' | 'isPool'>
  /** Sessions for stakes and wins that travel together, one more than there are lanes. */
  readonly lanes: pg.Pool
}

export type { Flow } from './flow.ts'

export type Seamless = ReturnType<typeof createSeamless>

/** The wallet as game vendors use it: each of their calls decides something once. */
export function createSeamless(needs: Needs) {
  const { database, clock, findMember, accountOf, oneGame, sessions, announce, limitsOf, protection } = needs
  const rounds = { ...needs.wagers, recordMovement: notePlay(needs) }
  const { noteDrop, correctDrop } = needs.jackpots
  const store = createSeamlessStore(rounds)
  const till = createTill({ database, accountOf })
  const flow = createFlow({ on: queryable(database), clock, log: needs.log, limitsOf })
  const bounds = createWinBounds({ flow, limitsOf, log: needs.log })
  const prizes = createPrizes({ store, limitsOf, isPool: needs.jackpots.isPool, log: needs.log })
  const decide = createDecider({
    database,
    store,
    clock,
    findMember,
    till,
    announce,
    protection,
    count: countIn(flow),
  })
  const giveWay = createGiveWay()
  const quickly = createQuickWay({ ...needs, giveWay, till, flow, bounds })
  const takeBets = createTakeBets({ ...needs, store, till, rounds: needs.wagers, count: countIn(flow) })
  const settle = createSettle({ ...needs, giveWay, store, till, flow, bounds })
  const freePlay = createFreePlay({ till, rounds, bounds, freeRounds: needs.freeRounds, log: needs.log })
  const { stake: admitStake, isAway } = protection.admit
  const holdSession = sessions.hold
  const { seats } = needs
  const stakes = { store, till, rounds, seats, bounds, prizes, freePlay, clock, holdSession, isAway, admitStake }
  const carryThrough = (...call: Parameters<typeof decide>) => inTime(decide(...call))
  /** A process that began a moment ago has heard nothing of what vendors may still give. */
  const learnOf = async (vendor: string, currency: string): Promise<void> => {
    if (isCurrencyCode(currency) && !flow.knows(vendor, currency)) await inTime(flow.exchange())
  }
  const learn = ({ vendor, content }: Ask) => learnOf(vendor, content.currency)
  const gameOf = ({ vendor, content }: Ask, brand?: string) => oneGame({ vendor, code: content.game }, brand)
  return {
    flow,
    /** How the ledger and the rounds name what a vendor names. */
    namesInBooks,
    standingOf: (vendor: string) => readStanding(queryable(database), { vendor, now: clock() }),
    /** Of a bet, and of a stake and win in one step. */
    bet: async (ask: Ask, token: string) => {
      if (ask.content.kind === 'betwin') await learn(ask)
      const quick = isQuick(ask.content) && (await quickly(ask, { token }))
      if (quick) return quick
      const session = await sessions.find(token)
      const game = await gameOf(ask, session.state === 'live' ? session.session.brand : undefined)
      return carryThrough(ask, decideBet(stakes, { ask, token, game }))
    },
    win: async (ask: Ask, bet: string | undefined) => {
      await learn(ask)
      // Prizes are recorded beside the money: rare, and decided one by one.
      const quick = isQuick(ask.content) && !isPrize(ask.content) && (await quickly(ask, { bet }))
      if (quick) return quick
      return carryThrough(
        ask,
        decideWin({ ...stakes, noteDrop, log: needs.log }, { ask, bet, game: await gameOf(ask) }),
      )
    },
    giveBack: (ask: Ask, original: string) =>
      carryThrough(ask, decideReturn({ ...stakes, log: needs.log }, ask, original)),
    /** Which round it is about stands in the win that it corrects. */
    resettle: async (ask: Ask, original: string) => {
      await learn(ask)
      const win = await findAsked(store, database, { vendor: ask.vendor, name: original, like: ask.content })
      if (!win) throw unknownWin(needs.log, ask)
      const about = { ...ask, content: { ...ask.content, round: win.content.round } }
      const correction = { ask: about, original, game: await gameOf(about) }
      return carryThrough(about, decideResettle({ ...stakes, correctDrop, log: needs.log }, correction))
    },
    ...createSeatCalls({ ...needs, ...stakes, carryThrough }),
    /** Several stakes of one member, all or none. */
    bets: (bets: Bets) => inTime(takeBets(bets)),
    /** Rounds by what their vendor declares; answers the entries that were refused. */
    settle: async (settlement: Settlement) => {
      await learnOf(settlement.vendor, settlement.currency)
      return inTime(settle(settlement))
    },
    /** What a vendor asked for in a round and was answered. */
    callsOf: async (asked: Pick<RoundAsked, 'vendor' | 'round'>) =>
      (await callsIn({ database, store, rounds }, asked)).calls,
    round: (asked: RoundAsked) => tellRound({ database, store, rounds }, asked),
    rollback: (ask: Ask, original: string) => carryThrough(ask, decideRollback(stakes, ask, original)),
  }
}

/** What may go quickly. Free rounds and play from a seat are decided one by one. */
const isQuick = ({ grant, seat }: Ask['content']): boolean => grant === null && seat === null
