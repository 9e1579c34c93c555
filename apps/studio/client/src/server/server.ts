import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { type AllSeeds, type AnyState, GAME_CALLS, type GameState, type SpinResult } from '#protocol'
import { call } from './call.ts'
import { drawSeed } from './client-seed.ts'
import { Refused } from './fault.ts'
import { forgetSession, keepSession, keptSession } from './kept-session.ts'

/** A bet the player has placed. Its id is made once: whatever becomes of the line, it is the same spin. */
export type Bet = { readonly spin: string; readonly stake: Amount }

export type SeedWish = { readonly commitment: string; readonly clientSeed: string }

/** The game server, as the game speaks with it. Every call may be made again. */
export type Server = {
  /** Goes on with the session there is, or opens one with the launch ticket. */
  readonly open: () => Promise<GameState>
  readonly balance: () => Promise<Amount>
  readonly spin: (bet: Bet) => Promise<SpinResult>
  readonly shown: (spin: string) => Promise<void>
  /** Fills up the purse of a demo, and answers what is in it. */
  readonly refill: () => Promise<Amount>
  readonly seeds: () => Promise<AllSeeds>
  /** Begins with the next server seed, named by its hash, under the player's new half. */
  readonly changeSeed: (wish: SeedWish) => Promise<AllSeeds>
}

/** The server behind a launch ticket. Throws `Refused` and `Unanswered` as `call` does. */
export function createServer(launch: string): Server {
  let session: string | undefined
  const changeSeed = (wish: SeedWish) => call(GAME_CALLS.changeSeed, { session, body: wish })
  return {
    async open() {
      const state = reeled(session ? await call(GAME_CALLS.state, { session }) : await openOrContinue(launch))
      session = state.session
      keepSession(launch, state.session)
      // Who has not said his half of the seeds yet lets the browser draw one: now, with the hash of ours before him.
      if (!state.seeds.playing) await changeSeed({ commitment: state.seeds.next, clientSeed: drawSeed() })
      return state
    },
    seeds: () => call(GAME_CALLS.seeds, { session }),
    changeSeed,
    async balance() {
      const { balance } = await call(GAME_CALLS.balance, { session })
      return parseAmount(balance)
    },
    spin: ({ spin, stake }) => call(GAME_CALLS.spin, { session, body: { spin, stake: writeAmount(stake) } }),
    async shown(spin) {
      await call(GAME_CALLS.shown, { session, body: { spin } })
    },
    async refill() {
      const { balance } = await call(GAME_CALLS.refill, { session })
      return parseAmount(balance)
    },
  }
}

/** This client shows slots and nothing else. */
function reeled(state: AnyState): GameState {
  if ('machine' in state) return state
  throw new Refused('game_closed')
}

async function openOrContinue(launch: string): Promise<AnyState> {
  const kept = keptSession(launch)
  if (kept === null) return call(GAME_CALLS.open, { body: { launch } })
  try {
    return await call(GAME_CALLS.state, { session: kept })
  } catch (fault) {
    if (fault instanceof Refused) forgetSession()
    throw fault
  }
}
