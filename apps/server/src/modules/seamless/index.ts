import type { Log } from '@sanuk/host/log'
import type { Amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Catalogue } from '../catalogue/index.ts'
import type { Launch } from '../launch/index.ts'
import type { Members } from '../members/index.ts'
import type { Wagers } from '../wagers/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { decideBet } from './bet.ts'
import { type Ask, createDecider } from './decide.ts'
import { decideReturn } from './give-back.ts'
import { decideResettle, unknownWin } from './resettle.ts'
import { decideRollback } from './rollback.ts'
import { createSeamlessStore } from './store.ts'
import { type RoundAsked, tellRound } from './tell-round.ts'
import { createTill } from './till.ts'
import { decideWin } from './win.ts'

type Needs = {
  readonly database: Database
  readonly log: Log
  readonly clock: Clock
  readonly findMember: Members['find']
  readonly accountOf: Wallet['accountOf']
  readonly oneGame: Catalogue['one']
  readonly sessions: Launch['sessions']
  readonly wagers: Wagers
  readonly announce: (member: string, balance: Amount) => Promise<void>
}

export type Seamless = ReturnType<typeof createSeamless>

/** The wallet as game vendors use it: each of their calls decides something once. */
export function createSeamless(needs: Needs) {
  const { database, clock, findMember, accountOf, oneGame, sessions, wagers: rounds, announce } = needs
  const store = createSeamlessStore()
  const till = createTill({ database, clock, accountOf })
  const carryThrough = createDecider({ database, store, clock, findMember, till, announce })
  return {
    /** Of a bet, and of a stake and win in one step. */
    bet: async (ask: Ask, token: string) => {
      const [session, game] = await Promise.all([
        sessions.find(token),
        oneGame({ vendor: ask.vendor, code: ask.content.game }),
      ])
      return carryThrough(ask, decideBet({ store, till, rounds }, { ask, session, game }))
    },
    win: (ask: Ask, bet: string | undefined) => carryThrough(ask, decideWin({ store, till, rounds }, ask, bet)),
    giveBack: (ask: Ask, original: string) => carryThrough(ask, decideReturn({ store, till, rounds }, ask, original)),
    /** Which round it is about stands in the win that it corrects. */
    resettle: async (ask: Ask, original: string) => {
      const win = await store.find(database, ask.vendor, original)
      if (!win) throw unknownWin()
      const about = { ...ask, content: { ...ask.content, round: win.content.round } }
      return carryThrough(about, decideResettle({ store, till, rounds, log: needs.log }, about, original))
    },
    round: (asked: RoundAsked) => tellRound({ database, store, rounds }, asked),
    rollback: (ask: Ask, original: string) => carryThrough(ask, decideRollback({ store, till, rounds }, ask, original)),
  }
}
