import { type Amount, writeAmount } from '@sanuk/money/amount'
import { GAME_CALLS, type InstantResult, type InstantState } from '#protocol'
import { call } from './call.ts'
import { Refused } from './fault.ts'
import { createSession, type Session } from './session.ts'

/** What is played: a stake with a choice, under an id that is made once. */
export type Play = { readonly spin: string; readonly stake: Amount; readonly choice: unknown }

/** A move in a round, and which one of its moves it is. */
export type Move = { readonly spin: string; readonly at: number; readonly move: unknown }

/** The game server, as a game without reels speaks with it. */
export type InstantServer = Omit<Session, 'open' | 'token'> & {
  readonly open: () => Promise<InstantState>
  readonly play: (play: Play) => Promise<InstantResult>
  readonly move: (move: Move) => Promise<InstantResult>
  /** Answers when a round against the clock is over, or how it stands after a while. */
  readonly watch: (spin: string) => Promise<InstantResult>
}

/** The server behind a launch ticket. Throws `Refused` and `Unanswered` as `call` does. */
export function createInstantServer(launch: string): InstantServer {
  const { open, token, ...session } = createSession(launch)
  return {
    ...session,
    async open() {
      const state = await open()
      if ('instant' in state) return state
      throw new Refused('game_closed')
    },
    play: ({ spin, stake, choice }) =>
      call(GAME_CALLS.play, { session: token(), body: { spin, stake: writeAmount(stake), choice } }),
    move: (move) => call(GAME_CALLS.move, { session: token(), body: move }),
    watch: (spin) => call(GAME_CALLS.watch, { session: token(), body: { spin } }),
  }
}
