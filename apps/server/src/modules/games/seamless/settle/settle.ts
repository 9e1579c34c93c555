import type { Log } from '@sanuk/host/log'
import type pg from 'pg'
import type { OneGame } from '#platform/capabilities/game'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Protection } from '../../../accounts/protection/index.ts'
import type { Seats } from '../../seats/index.ts'
import type { Wagers } from '../../wagers/index.ts'
import type { Flow } from '../flow.ts'
import { noteSettled } from '../note-play.ts'
import type { SeamlessStore } from '../store.ts'
import type { Till } from '../till.ts'
import type { WinBounds } from '../win-bounds.ts'
import type { GiveWay } from './give-way.ts'
import { createQuickSettle } from './quick-settle.ts'
import { settleOne } from './settle-one.ts'
import { createSettleRounds } from './settle-rounds.ts'

type Needs = {
  readonly database: Database
  readonly lanes: pg.Pool
  readonly giveWay: GiveWay
  readonly clock: Clock
  readonly log: Log
  readonly wagers: Wagers
  readonly seats: Pick<Seats, 'lock'>
  readonly oneGame: OneGame
  readonly protection: Pick<Protection, 'hold' | 'note' | 'timeZoneOf'>
  readonly announce: (member: string) => Promise<void>
  readonly store: SeamlessStore
  readonly till: Till
  readonly flow: Flow
  readonly bounds: WinBounds
}

/** Settles rounds by what their vendors declare: for the first time many at once, and everything else one by one. */
export const createSettle = (needs: Needs) =>
  createSettleRounds({
    ...needs,
    quickly: createQuickSettle(needs.lanes, needs.giveWay),
    byItself: settleOne({
      ...needs,
      rounds: needs.wagers,
      hold: needs.protection.hold,
      note: noteSettled(needs),
    }),
  })
