import type { RegistrationField, RegistrationFieldName } from '@sanuk/contracts/system'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import type { Members } from '../members/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { register } from './register.ts'
import { createSessions } from './sessions.ts'
import { signIn } from './sign-in.ts'
import { createIdentityStore } from './store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Members
  readonly accountOf: Wallet['accountOf']
  readonly rules: Readonly<Record<RegistrationFieldName, RegistrationField>>
  readonly ageMinimum: number
}

export type Identity = ReturnType<typeof createIdentity>

/** Who is there: registration, sign-in and sessions of members. */
export function createIdentity(needs: Needs) {
  const store = createIdentityStore(needs.database)
  const sessions = createSessions({ ...needs, store })
  return {
    signIn: signIn({ ...needs, findByUsername: needs.members.findByUsername, store, sessions }),
    register: register({ ...needs, addMember: needs.members.add, store, sessions }),
    signOut: sessions.end,
    callerOf: sessions.callerOf,
    forgetEndedSessions: sessions.forgetEnded,
  }
}
