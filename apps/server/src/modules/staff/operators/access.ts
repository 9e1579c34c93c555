import { createSecretHash } from '@sanuk/host/secret-cipher'
import type { Transaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { halfOf, randomHalf, temporaryPassword } from '#platform/temporary-password'
import type { Factors } from '../../accounts/factors/index.ts'
import type { OperatorStore } from './store/operators.ts'
import type { OperatorSessions } from './store/sessions.ts'

type Needs = {
  readonly installationSecret: string | undefined
  readonly factors: Pick<Factors, 'totp'>
  readonly operators: OperatorStore
  readonly sessions: OperatorSessions
}

export type Access = ReturnType<typeof createAccess>

/** A password with which somebody comes in once, and what is kept of it. */
type Made<Told> = {
  readonly told: Told
  readonly kept: { readonly password_hash: string; readonly password_temporary: true; readonly access_by_two: boolean }
}

/** What operators are let in by: a temporary password, from one colleague or half from each of two. */
export function createAccess({ installationSecret, factors, operators, sessions }: Needs) {
  const hashOf = createSecretHash(installationSecret, 'Sanuk halves of passwords')
  const firstHalf = (proposal: string): string => halfOf(hashOf(proposal))
  return {
    /** What whoever proposed hands over once it is approved. It is made of the proposal and kept nowhere. */
    firstHalf,
    byOne: async (): Promise<Made<{ password: string }>> => {
      const password = temporaryPassword()
      return { told: { password }, kept: await keep(password, false) }
    },
    /** Whoever proposed has one half and whoever approves is told the other: neither could come in alone. */
    byTwo: async (proposal: string): Promise<Made<{ secondHalf: string }>> => {
      const secondHalf = randomHalf()
      return { told: { secondHalf }, kept: await keep(`${firstHalf(proposal)}-${secondHalf}`, true) }
    },
    /** Takes whatever somebody had: password, app, recovery codes and sessions. */
    replace: async (transaction: Transaction, id: string, { kept }: Made<unknown>): Promise<void> => {
      await operators.change(transaction, id, kept)
      await sessions.endAllOf(transaction, id)
      await factors.totp.remove(id, transaction)
    },
  }
}

const keep = async (password: string, byTwo: boolean): Promise<Made<unknown>['kept']> => ({
  password_hash: await hashPassword(password),
  password_temporary: true,
  access_by_two: byTwo,
})
