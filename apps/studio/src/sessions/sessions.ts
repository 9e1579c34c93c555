import { createSessionStore, type SessionStore } from '@sanuk/vendor-server/sessions/session-store'
import type * as launched from '@sanuk/vendor-server/sessions/session-table'
import { type Expression, expressionBuilder, type Generated, type JSONColumnType, type SqlBool } from 'kysely'
import type { Database, Tables } from '../database.ts'
import { fullPurse } from '../demo/purse.ts'
import type { Told } from '../player/play.ts'
import { UNFINISHED_STATES } from '../rounds/round.ts'
import { type Allowed, allowedIn, type Session } from './session.ts'

/** How a session lies in the database. One in demo mode has a purse in the place of a ticket. */
export type SessionTable = launched.SessionTable & {
  purse: bigint | null
  demo_round: JSONColumnType<Told> | null
  demo_round_shown: Generated<boolean>
  gamble: Generated<boolean>
  buy: Generated<boolean>
}

export type Sessions = SessionStore<Allowed>

/** Sessions as they lie in the Studio's schema. */
export const createSessions = (database: Database): Sessions =>
  createSessionStore({
    database: database.withSchema('studio').withTables<launched.SessionTables>(),
    columnsOf,
    ownOf: allowedIn,
    isInUse: hasUnfinishedRound,
  })

function columnsOf({ mode, currency, gamble, buy }: Session) {
  return { gamble, buy, ...(mode === 'demo' && { purse: fullPurse(currency) }) }
}

function hasUnfinishedRound(session: Expression<string>): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Tables>()
  return exists(
    selectFrom('studio.round')
      .select('studio.round.id')
      .where('studio.round.session', '=', session)
      .where('studio.round.state', 'in', [...UNFINISHED_STATES]),
  )
}
