import { randomUUID } from 'node:crypto'
import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { NoteGameOpened, OneGame } from '#platform/capabilities/game'
import type { MoneyFollows, PastRound } from '#platform/capabilities/open-games'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { CallVendor, GameVendor } from '#platform/vendors'
import { createGameSessions } from './game-sessions.ts'
import { launchDemo } from './launch-demo.ts'
import { launchGame } from './launch-game.ts'
import { createLaunchStore } from './store.ts'
import { issueTicket } from './tickets.ts'

export type { FoundSession } from './game-sessions.ts'
export { endGames, type GameSession } from './store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly oneGame: OneGame
  readonly noteOpened: NoteGameOpened
  readonly callVendor: CallVendor
  /** How a vendor is called, if it is switched on. */
  readonly openVendor: (code: string) => GameVendor | null
  readonly moneyFollows: MoneyFollows
  readonly siteOrigin: string
  readonly demandBudgets: DemandBudgets
}

export type Launch = ReturnType<typeof createLaunch>

/** Opens games at their vendors and knows the sessions of those that are open. */
export function createLaunch(needs: Needs) {
  const store = createLaunchStore(needs.database)
  return {
    launchGame: launchGame({ ...needs, issueTicket: issueTicket({ ...needs, store }) }),
    launchDemo: launchDemo(needs),
    sessions: createGameSessions({ ...needs, store }),
    /** The vendor's address that shows a past round, or `null` where the vendor has none to give. */
    replayOf: async ({ vendor: code, ...round }: PastRound): Promise<string | null> => {
      const vendor = needs.openVendor(code)
      if (!vendor) return null
      const reply = await needs.callVendor(vendor, 'roundDetails', { requestId: randomUUID(), ...round })
      return reply?.url ?? null
    },
  }
}

/** Tickets alone, for who opens a game without its vendor's answer. */
export const createTickets = ({ database, clock }: Pick<Needs, 'database' | 'clock'>) =>
  issueTicket({ store: createLaunchStore(database), clock })
