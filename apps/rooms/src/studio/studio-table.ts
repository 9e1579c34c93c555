import type { StudioAnswer, StudioEvent } from '@sanuk/contracts/studio-events'
import type { Log } from '@sanuk/host/log'
import { STUDIO_GAMES } from '../games/told-deal.ts'
import type { CoupChanges } from '../operators/change-coup.ts'
import type { RevisionStore } from '../operators/revision-store.ts'
import { createTable, type Table } from '../tables/table.ts'
import { studioChanges } from './studio-changes.ts'
import { studioCourse } from './studio-course.ts'
import { createFeed } from './studio-feed.ts'
import { StaleStudio, type StudioStore } from './studio-store.ts'
import { refused, takeEvents } from './take-events.ts'

type TableNeeds = Omit<Parameters<typeof createTable>[0], 'course'>

export type StudioTableNeeds = TableNeeds & {
  readonly studio: string
  readonly store: StudioStore
  readonly changes: CoupChanges
  readonly revisions: RevisionStore
  readonly log: Log
}

/** A table at which people deal. */
export type StudioTable = Table & {
  /** The studio that may tell of it. */
  readonly studio: string
  /** Takes an event that arrived at that instant, and carries out what follows from it before it is answered. */
  readonly receive: (event: StudioEvent, at: Date) => Promise<StudioAnswer>
}

/** A table whose coups are told by a studio. Throws where no coup of its game can be told. */
export function createStudioTable(needs: StudioTableNeeds): StudioTable {
  const { plan, studio, store, log, clock } = needs
  const { code } = plan.title
  const { entry } = plan.game
  if (!entry || !STUDIO_GAMES.includes(plan.game.code))
    throw new Error(`${code}: ${plan.game.code} cannot be dealt in a studio`)
  const feed = createFeed(studio)
  const change = studioChanges(needs)
  const voidCoup = async (coup: string, reason: string): Promise<void> => {
    const fault = await change({ table, coup, change: { kind: 'void' }, reason: `${studio}: ${reason}` })
    if (fault !== null) throw new Error(`coup ${coup} was not made void: ${fault}`)
    log.error({ table: code, coup, studio, reason }, 'a coup of a studio is void')
  }
  const dealt = createTable({ ...needs, course: studioCourse({ feed, store, voidCoup }) })
  const table: Table = {
    ...dealt,
    stop: () => {
      feed.isLoaded = false
      dealt.stop()
    },
  }
  const take = takeEvents({ feed, store, change, table, entry, clock, log })
  return {
    ...table,
    studio,
    receive: async (event, at) => {
      try {
        return await table.carryOn(() => take(event, at))
      } catch (error) {
        if (!(error instanceof StaleStudio)) throw error
        feed.isLoaded = false
        return refused(feed, 'not_dealt_here')
      }
    },
  }
}
