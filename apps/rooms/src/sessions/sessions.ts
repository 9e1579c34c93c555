import type * as launched from '@sanuk/vendor-server/sessions/session'
import { createSessionStore, type SessionStore } from '@sanuk/vendor-server/sessions/session-store'
import type { SessionTables } from '@sanuk/vendor-server/sessions/session-table'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Database, Tables } from '../database.ts'
import { columnsOf, type Own, ownOf } from './session-table.ts'

export type OpenReal = launched.OpenReal<Own>
export type Sessions = SessionStore<Own>

/** Sessions as they lie in our schema. */
export const createSessions = (database: Database): Sessions =>
  createSessionStore<Own>({
    database: database.withSchema('rooms').withTables<SessionTables>(),
    columnsOf,
    ownOf,
    isInUse: hasUnknownBet,
  })

/** A bet of which it is not known what became still needs the ticket. */
function hasUnknownBet(session: Expression<string>): Expression<SqlBool> {
  const { exists, selectFrom } = expressionBuilder<Tables>()
  return exists(
    selectFrom('rooms.bet')
      .innerJoin('rooms.seat', 'rooms.seat.id', 'rooms.bet.seat')
      .select('rooms.bet.id')
      .where('rooms.seat.session', '=', session)
      .where('rooms.bet.state', 'in', ['asking', 'undoing']),
  )
}
