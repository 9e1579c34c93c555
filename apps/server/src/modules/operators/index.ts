import { randomUUID } from 'node:crypto'
import { makeToken, tokenHash } from '#platform/bearer-token'
import type { OperatorCaller } from '#platform/caller'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Guard } from '../guard/index.ts'
import { createOperatorStore } from './store.ts'

/** An operator's session is shorter than a member's: it opens more doors. */
const IDLE_MS = 15 * 60 * 1000
const LONGEST_MS = 8 * 60 * 60 * 1000

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly attempts: Guard['attempts']
}

export type Operators = ReturnType<typeof createOperators>

/** Staff: who may enter the back office. */
export function createOperators({ database, clock, attempts }: Needs) {
  const store = createOperatorStore(database)
  return {
    /**
     * Signs an operator in and answers the token. Refuses with `incorrect_credentials`, always in the same time, and
     * with `too_many_requests`.
     */
    signIn: async (
      { username, password }: { username: string; password: string },
      on: { brand: string; address: string },
    ): Promise<string> => {
      const account = `operator ${username.trim().toLowerCase()}`
      const attempt = { ...on, account, device: null, deviceTrusted: false }
      await attempts.before(attempt)
      const operator = await store.one({ brand: on.brand, username: username.trim() })
      const matches = await isPassword(password, operator?.passwordHash ?? null)
      if (!operator || !matches) {
        await attempts.failed(attempt)
        throw new Refusal('incorrect_credentials')
      }
      await attempts.succeeded(attempt)
      const token = makeToken()
      const now = clock()
      await store.addSession({
        token_hash: tokenHash(token),
        id: randomUUID(),
        operator: operator.id,
        brand: on.brand,
        address: on.address,
        started_at: now,
        expires_at: new Date(now.getTime() + LONGEST_MS),
      })
      return token
    },
    callerOf: async (token: string, brand: string): Promise<OperatorCaller | null> => {
      const now = clock()
      const idleSince = new Date(now.getTime() - IDLE_MS)
      const session = await store.useSession(tokenHash(token), { brand, now, idleSince })
      const operator = session && (await store.one({ id: session.operator }))
      if (!session || !operator) return null
      return { kind: 'operator', id: operator.id, username: operator.username, session: session.id }
    },
    find: (id: string) => store.one({ id }),
    signOut: store.endSession,
    forgetEndedSessions: () => store.forgetEnded(clock()),
  }
}
