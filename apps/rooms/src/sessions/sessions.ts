import type * as launched from '@sanuk/vendor-server/sessions/session'
import { createSessionStore, type SessionStore } from '@sanuk/vendor-server/sessions/session-store'
import type * as tables from '@sanuk/vendor-server/sessions/session-table'
import { type Expression, expressionBuilder, type SqlBool } from 'kysely'
import type { Database, Tables } from '../database.ts'
import { type Classed, classOf } from './limit-class.ts'

/** How a session lies in the database. */
export type SessionTable = tables.SessionTable & { limit_class: string | null }

export type OpenReal = launched.OpenReal<Classed>
export type Sessions = SessionStore<Classed>

/** Sessions as they lie in our schema. */
export const createSessions = (database: Database): Sessions =>
  createSessionStore<Classed>({
    database: database.withSchema('rooms').withTables<tables.SessionTables>(),
    columnsOf: ({ limitClass }) => ({ limit_class: limitClass }),
    ownOf: classOf,
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
