import type { Amount } from '@sanuk/money/amount'
import type { FreeRounds, InstantResult, SpinResult } from '../protocol.ts'
import type { MoveWish } from '../rounds/make-move.ts'
import type { Wish } from '../rounds/play-spin.ts'
import type { OpenDemo, OpenReal, OpenSession } from '../sessions/session.ts'

/** A round as its player is told it: of a slot, or of a game without reels. */
export type Told = SpinResult | InstantResult

/** Whether a round waits for its player. */
export function waits(told: Told): boolean {
  if ('view' in told) return told.win === null
  return told.gamble?.paid === null || told.board?.dealt === null
}

/** How a game is played in sessions of one mode. */
export type Play<S extends OpenSession> = {
  readonly balance: (session: S) => Promise<Amount>
  /** The round that was not seen to its end, or none. */
  readonly unfinished: (session: S) => Promise<Told | null>
  /** What may be played free; null where nothing may. */
  readonly freeRounds: (session: S) => Promise<FreeRounds | null>
  readonly spin: (session: S, wish: Wish) => Promise<Told>
  /** Makes the player's next move in a round that goes on. */
  readonly move: (session: S, wish: MoveWish) => Promise<Told>
  /** The round when its time is over, or as it stands after a while. Refuses with `invalid_request` where there is none. */
  readonly watch: (session: S, spin: string) => Promise<Told>
  /** The player has seen a round to its end. Answers whether there is such a round. */
  readonly show: (session: S, spin: string) => Promise<boolean>
  /** Fills up a purse that is too small for the lowest stake, and answers it. Money is refused with `invalid_request`. */
  readonly refill: (session: S) => Promise<Amount>
}

/** Every session is played in its own mode. */
export function playOfMode(real: Play<OpenReal>, demo: Play<OpenDemo>): Play<OpenSession> {
  return {
    balance: (session) => (session.mode === 'real' ? real.balance(session) : demo.balance(session)),
    unfinished: (session) => (session.mode === 'real' ? real.unfinished(session) : demo.unfinished(session)),
    freeRounds: (session) => (session.mode === 'real' ? real.freeRounds(session) : demo.freeRounds(session)),
    spin: (session, wish) => (session.mode === 'real' ? real.spin(session, wish) : demo.spin(session, wish)),
    move: (session, wish) => (session.mode === 'real' ? real.move(session, wish) : demo.move(session, wish)),
    watch: (session, spin) => (session.mode === 'real' ? real.watch(session, spin) : demo.watch(session, spin)),
    show: (session, spin) => (session.mode === 'real' ? real.show(session, spin) : demo.show(session, spin)),
    refill: (session) => (session.mode === 'real' ? real.refill(session) : demo.refill(session)),
  }
}
