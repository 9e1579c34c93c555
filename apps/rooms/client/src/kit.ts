import type { Amount } from '@sanuk/money/amount'
import type { Site } from '@sanuk/vendor-client/site'
import type { Sound } from '@sanuk/vendor-client/sound/sound'
import type { Opened } from '#room-calls'
import type { Effect } from './sound/effects.ts'
import type { Say } from './words.ts'

/** What every part of a table's page is given. */
export type Kit = {
  readonly opened: Opened
  readonly say: Say
  /** What a spot of the table's game is called. */
  readonly spotName: (spot: string) => string
  readonly money: (amount: Amount) => string
  readonly site: Site
  readonly sound: Pick<Sound<Effect>, 'on' | 'turn' | 'play' | 'playOwn'>
  /** The server's clock, in Unix milliseconds. */
  readonly now: () => number
}
