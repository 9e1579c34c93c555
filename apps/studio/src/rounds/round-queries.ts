import type { Database } from '../database.ts'
import { seedOf } from '../seeds/drawn-from.ts'

/** The start of every look at rounds: with the ticket of their sessions, which are forgotten before rounds are. */
export function selectRounds(database: Database) {
  return database
    .selectFrom('studio.round')
    .leftJoin('studio.session', 'studio.session.id', 'studio.round.session')
    .selectAll('studio.round')
    .select(({ ref }) => ['studio.session.ticket', seedOf(ref('studio.round.seed')).as('drawn_from')])
}

/** The start of every change of rounds, which answers what they are then. */
export function updateRounds(database: Database) {
  return database
    .updateTable('studio.round')
    .from('studio.session')
    .whereRef('studio.session.id', '=', 'studio.round.session')
    .returningAll('studio.round')
    .returning(({ ref }) => ['studio.session.ticket', seedOf(ref('studio.round.seed')).as('drawn_from')])
}
