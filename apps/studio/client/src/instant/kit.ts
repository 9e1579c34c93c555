import type { Amount } from '@sanuk/money/amount'
import type { Site } from '@sanuk/vendor-client/site'
import type { InstantState } from '#protocol'
import type { InstantServer } from '../server/instant-server.ts'
import type { GameSound } from '../sound/sound.ts'
import type { Say } from '../words.ts'

/** What every part of a game without reels is given. */
export type Kit = {
  readonly opened: InstantState
  readonly server: InstantServer
  readonly site: Site
  readonly sound: GameSound
  readonly say: Say
  readonly money: (amount: Amount) => string
  /** Asks the server until it answers, telling the player while it does not. */
  readonly reach: <T>(ask: () => Promise<T>) => Promise<T>
  /**
   * Tells why the server refused, and shows how things stand where another window was quicker; throws on what is no
   * refusal. What would end the game does not while a round `goesOn`.
   */
  readonly refuse: (fault: unknown, round: { readonly goesOn: boolean }) => void
}
