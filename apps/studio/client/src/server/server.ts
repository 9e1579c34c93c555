import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { type Bought, type Drops, GAME_CALLS, type GambleMove, type GameState, type SpinResult } from '#protocol'
import { call } from './call.ts'
import { Refused } from './fault.ts'
import { createSession, type Session } from './session.ts'

/**
 * A bet the player has placed, for a spin or for free spins at the price that was shown. Its id is made once: whatever
 * becomes of the line, it is the same spin.
 */
export type Bet = {
  readonly spin: string
  readonly stake: Amount
  readonly bought?: Bought
  readonly ante?: number
  readonly gamble?: true
  readonly pick?: true
  /** The grant by which nobody pays for it. */
  readonly free?: string
}

/** A move in a round that waits, what is done with a win or the place that is opened, and which one of its moves it is. */
type SpinMove = { readonly spin: string; readonly at: number; readonly move: GambleMove | number }

/** The game server, as a slot speaks with it. */
export type Server = Omit<Session, 'open' | 'token'> & {
  readonly open: () => Promise<GameState>
  /** What is in the pool of the game; null where it has none. */
  readonly jackpot: () => Promise<Amount | null>
  /** The runs of its pool, where that must be won. */
  readonly drops: () => Promise<Drops>
  readonly spin: (bet: Bet) => Promise<SpinResult>
  readonly spinMove: (move: SpinMove) => Promise<SpinResult>
}

/** The server behind a launch ticket. Throws `Refused` and `Unanswered` as `call` does. */
export function createServer(launch: string): Server {
  const { open, token, ...session } = createSession(launch)
  return {
    ...session,
    async open() {
      const state = await open()
      if ('machine' in state) return state
      throw new Refused('game_closed')
    },
    async jackpot() {
      const { amount } = await call(GAME_CALLS.jackpot, { session: token() })
      return amount === null ? null : parseAmount(amount)
    },
    drops: () => call(GAME_CALLS.drops, { session: token() }),
    spinMove: (move) => call(GAME_CALLS.spinMove, { session: token(), body: move }),
    spin: ({ stake, ...bet }) =>
      call(GAME_CALLS.spin, { session: token(), body: { ...bet, stake: writeAmount(stake) } }),
  }
}
