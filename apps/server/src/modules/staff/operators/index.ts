import type { RecordAuditEntry } from '#platform/capabilities/audit-entry'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Factors } from '../../accounts/factors/index.ts'
import type { Guard } from '../../accounts/guard/index.ts'
import { createAccess } from './access.ts'
import { createOperatorCarryOut } from './carry-out.ts'
import { createOwnAccount } from './own-account.ts'
import { createRoles } from './roles.ts'
import { createSignIn } from './sign-in.ts'
import { createStaff } from './staff.ts'
import { createOperatorStore } from './store/operators.ts'
import { createRoleStore } from './store/roles.ts'
import { createOperatorSessions } from './store/sessions.ts'

export { beginRoles, FIRST_ROLES } from './first-roles.ts'
export { createOwners } from './owners.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly attempts: Guard['attempts']
  readonly factors: Pick<Factors, 'totp' | 'tries'>
  readonly sayDeed: RecordAuditEntry
  /** From which the key comes that makes halves of passwords. */
  readonly installationSecret: string | undefined
}

export type Operators = ReturnType<typeof createOperators>

/** Staff: who may enter the back office, and what they may do there. */
export function createOperators({ database, clock, attempts, factors, sayDeed, installationSecret }: Needs) {
  const operators = createOperatorStore(database)
  const roles = createRoleStore(database)
  const sessions = createOperatorSessions(database)
  const access = createAccess({ installationSecret, factors, operators, sessions })
  const signIn = createSignIn({ clock, attempts, factors, operators, sessions, sayDeed })
  return {
    signIn,
    callerOf: signIn.callerOf,
    staff: createStaff({ database, clock, access, operators, roles, sessions }),
    roles: createRoles({ database, clock, roles, operators }),
    /** What a second person approved. */
    carryOut: createOperatorCarryOut({ clock, access, operators, roles }),
    firstHalf: access.firstHalf,
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
