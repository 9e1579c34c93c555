import { randomUUID } from 'node:crypto'
import type { Power } from '@sanuk/contracts/powers'
import type { OperatorCaller } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import { temporaryPassword } from '#platform/temporary-password'
import type { Factors } from '../factors/index.ts'
import { demandWithin } from './roles.ts'
import type { Operator, OperatorStore } from './store/operators.ts'
import type { createRoleStore } from './store/roles.ts'
import type { OperatorSessions } from './store/sessions.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly factors: Pick<Factors, 'totp'>
  readonly operators: OperatorStore
  readonly roles: ReturnType<typeof createRoleStore>
  readonly sessions: OperatorSessions
}

/** Operators looked after by operators. Nobody gives what they do not have, changes their own account or one above it. */
export function createStaff({ database, clock, factors, operators, roles, sessions }: Needs) {
  const demandRole = async (brand: string, id: string, powers: ReadonlySet<Power>): Promise<void> => {
    const role = await roles.find(brand, id)
    if (!role) throw new Refusal('invalid_request', { fields: [{ field: 'role', word: 'field.invalid' }] })
    demandWithin(role.powers, powers)
  }

  /** The one that is to be changed. */
  const demandOther = async (caller: OperatorCaller, brand: string, id: string): Promise<Operator> => {
    const operator = await operators.one({ id })
    if (operator?.brand !== brand) throw new Refusal('not_found')
    if (operator.id === caller.id) throw new Refusal('own_account')
    demandWithin(operator.powers, caller.powers)
    return operator
  }

  return {
    list: operators.list,
    /** Refuses with `username_taken`, `role_above_own`. */
    add: async (
      caller: OperatorCaller,
      brand: string,
      { username, name, role }: { username: string; name: string; role: string },
    ) => {
      await demandRole(brand, role, caller.powers)
      const password = temporaryPassword()
      const id = randomUUID()
      const added = await operators.add({
        ...{ id, brand, username, name, role, made_at: clock() },
        ...{ password_hash: await hashPassword(password), password_temporary: true },
      })
      if (!added) throw new Refusal('username_taken')
      return { id, password }
    },
    /** Refuses with `own_account`, `role_above_own`. */
    change: async (
      caller: OperatorCaller,
      brand: string,
      { id, name, role, closed }: { id: string; name: string; role: string; closed: boolean },
    ): Promise<void> => {
      const operator = await demandOther(caller, brand, id)
      await demandRole(brand, role, caller.powers)
      const closedAt = closed ? (operator.closedAt ?? clock()) : null
      await inTransaction(database, async (transaction) => {
        await operators.change(transaction, id, { name, role, closed_at: closedAt })
        if (closed) await sessions.endAllOf(transaction, id)
      })
    },
    /** Refuses with `own_account`, `role_above_own`. */
    reset: async (caller: OperatorCaller, brand: string, id: string): Promise<{ password: string }> => {
      await demandOther(caller, brand, id)
      const password = temporaryPassword()
      const passwordHash = await hashPassword(password)
      await inTransaction(database, async (transaction) => {
        await operators.change(transaction, id, { password_hash: passwordHash, password_temporary: true })
        await sessions.endAllOf(transaction, id)
      })
      await factors.totp.remove(id)
      return { password }
    },
  }
}
