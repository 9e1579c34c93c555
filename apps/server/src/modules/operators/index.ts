import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Audit } from '../audit/index.ts'
import type { Factors } from '../factors/index.ts'
import type { Guard } from '../guard/index.ts'
import { createOwnAccount } from './own-account.ts'
import { createRoles } from './roles.ts'
import { createSignIn } from './sign-in.ts'
import { createStaff } from './staff.ts'
import { createOperatorStore } from './store/operators.ts'
import { createRoleStore } from './store/roles.ts'
import { createOperatorSessions } from './store/sessions.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly attempts: Guard['attempts']
  readonly factors: Pick<Factors, 'totp' | 'tries'>
  readonly sayDeed: Audit['say']
}

export type Operators = ReturnType<typeof createOperators>

/** Staff: who may enter the back office, and what they may do there. */
export function createOperators({ database, clock, attempts, factors, sayDeed }: Needs) {
  const operators = createOperatorStore(database)
  const roles = createRoleStore(database)
  const sessions = createOperatorSessions(database)
  const signIn = createSignIn({ clock, attempts, factors, operators, sessions, sayDeed })
  return {
    signIn,
    callerOf: signIn.callerOf,
    staff: createStaff({ database, clock, factors, operators, roles, sessions }),
    roles: createRoles({ clock, roles, operators }),
    ownAccount: createOwnAccount({ database, factors, operators, sessions }),
    find: (id: string) => operators.one({ id }),
    /** Usernames by ids. */
    names: operators.names,
    /** Since when an operator has an authenticator app, and their recovery codes. */
    factorsOf: factors.totp.describe,
    signOut: sessions.end,
    forgetEndedSessions: () => sessions.forgetEnded(clock()),
  }
}
