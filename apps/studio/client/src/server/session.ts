import { type Amount, parseAmount } from '@sanuk/money/amount'
import { continueSession } from '@sanuk/vendor-client/server/continue-session'
import { keepsSession } from '@sanuk/vendor-client/server/kept-session'
import { type AllSeeds, type AnyState, GAME_CALLS } from '#protocol'
import { call } from './call.ts'
import { drawSeed } from './client-seed.ts'

export type SeedWish = { readonly commitment: string; readonly clientSeed: string }

/** What every game asks of the game server. Every call may be made again. */
export type Session = {
  /** Goes on with the session there is, or opens one with the launch ticket. */
  readonly open: () => Promise<AnyState>
  /** What the calls of this session carry, once it is open. */
  readonly token: () => string | undefined
  readonly balance: () => Promise<Amount>
  readonly shown: (spin: string) => Promise<void>
  /** Fills up the purse of a demo, and answers what is in it. */
  readonly refill: () => Promise<Amount>
  readonly seeds: () => Promise<AllSeeds>
  /** Begins with the next server seed, named by its hash, under the player's new half. */
  readonly changeSeed: (wish: SeedWish) => Promise<AllSeeds>
}

/** The session behind a launch ticket. Throws `Refused` and `Unanswered` as `call` does. */
export function createSession(launch: string): Session {
  let session: string | undefined
  const stateOf = (token: string) => call(GAME_CALLS.state, { session: token })
  const ways = {
    launch,
    keeper: keepsSession('sanuk-studio-session'),
    open: () => call(GAME_CALLS.open, { body: { launch } }),
    state: stateOf,
  }
  const changeSeed = (wish: SeedWish) => call(GAME_CALLS.changeSeed, { session, body: wish })
  return {
    async open() {
      const state = session ? await stateOf(session) : await continueSession(ways)
      session = state.session
      // Who has not said his half of the seeds yet lets the browser draw one: now, with the hash of ours before him.
      if (!state.seeds.playing) await changeSeed({ commitment: state.seeds.next, clientSeed: drawSeed() })
      return state
    },
    token: () => session,
    seeds: () => call(GAME_CALLS.seeds, { session }),
    changeSeed,
    async balance() {
      const { balance } = await call(GAME_CALLS.balance, { session })
      return parseAmount(balance)
    },
    async shown(spin) {
      await call(GAME_CALLS.shown, { session, body: { spin } })
    },
    async refill() {
      const { balance } = await call(GAME_CALLS.refill, { session })
      return parseAmount(balance)
    },
  }
}
