import { randomUUID } from 'node:crypto'
import type { Power } from '@sanuk/contracts/powers'
import type { OperatorCaller } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Access } from './access.ts'
import { demandWithin } from './roles.ts'
import type { Operator, OperatorStore } from './store/operators.ts'
import type { Role, RoleStore } from './store/roles.ts'
import type { OperatorSessions } from './store/sessions.ts'
import { NO_POWERS, type Outcome, sensitiveGain } from './two-people.ts'

export type StaffNeeds = {
  readonly database: Database
  readonly clock: Clock
  readonly access: Access
  readonly operators: OperatorStore
  readonly roles: RoleStore
  readonly sessions: OperatorSessions
}

type Added = { readonly username: string; readonly name: string; readonly role: string }
type Changed = { readonly id: string; readonly name: string; readonly role: string; readonly closed: boolean }

/** What a role gives to somebody: nothing to those whose work here is over. */
export const givenBy = (role: { readonly powers: ReadonlySet<Power> }, closed: boolean): ReadonlySet<Power> =>
  closed ? NO_POWERS : role.powers

/** A role as a proposal names it. */
const detailsOf = ({ id, name, powers }: Pick<Role, 'id' | 'name' | 'powers'>) => ({ id, name, powers: [...powers] })

/**
 * Operators looked after by operators. Nobody gives what they do not have, changes their own account or one above it. What
 * gives somebody a sensitive power is not done but answered as a proposal, on which a second person decides.
 */
export function createStaff({ database, clock, access, operators, roles, sessions }: StaffNeeds) {
  /** The role that is to be given, locked. */
  const demandRole = async (
    transaction: Transaction,
    caller: OperatorCaller,
    { brand, id }: { readonly brand: string; readonly id: string },
  ): Promise<Role> => {
    const role = await roles.lock(transaction, brand, id)
    if (!role) throw new Refusal('invalid_request', { fields: [{ field: 'role', word: 'field.invalid' }] })
    demandWithin(role.powers, caller.powers)
    return role
  }

  /** The one that is to be changed, locked. */
  const demandOther = async (
    transaction: Transaction,
    caller: OperatorCaller,
    { brand, id }: { readonly brand: string; readonly id: string },
  ): Promise<Operator> => {
    const operator = await operators.lock(transaction, id)
    if (operator?.brand !== brand) throw new Refusal('not_found')
    if (operator.id === caller.id) throw new Refusal('own_account')
    demandWithin(operator.role.powers, caller.powers)
    return operator
  }

  return {
    list: operators.list,
    /** Refuses with `username_taken`, `role_above_own`. */
    add: (caller: OperatorCaller, brand: string, wish: Added): Promise<Outcome<{ id: string; password: string }>> =>
      inTransaction(database, async (transaction) => {
        const { username, name } = wish
        const role = await demandRole(transaction, caller, { brand, id: wish.role })
        const taken = () =>
          new Refusal('username_taken', { fields: [{ field: 'username', word: 'refusal.username_taken' }] })
        if (await operators.one({ brand, username })) throw taken()
        if (sensitiveGain(NO_POWERS, role.powers).size > 0) {
          const details = { username, name, role: detailsOf(role) }
          return { proposal: { kind: 'operators.add', about: username, subjectId: username, details, concerns: [] } }
        }
        const id = randomUUID()
        const { told, kept } = await access.byOne()
        const row = { id, brand, username, name, role: role.id, made_at: clock(), ...kept }
        const added = await operators.add(transaction, { ...row, decides_from: {}, made_by_command: false })
        if (!added) throw taken()
        return { done: { id, ...told } }
      }),
    /** Refuses with `own_account`, `role_above_own`. */
    change: (caller: OperatorCaller, brand: string, { id, name, closed, ...wish }: Changed): Promise<Outcome<null>> =>
      inTransaction(database, async (transaction) => {
        const role = await demandRole(transaction, caller, { brand, id: wish.role })
        const operator = await demandOther(transaction, caller, { brand, id })
        const wasClosed = operator.closedAt !== null
        if (sensitiveGain(givenBy(operator.role, wasClosed), givenBy(role, closed)).size > 0) {
          const before = { name: operator.name, role: detailsOf(operator.role), closed: wasClosed }
          const details = { before, after: { name, role: detailsOf(role), closed } }
          const about = operator.username
          return { proposal: { kind: 'operators.change', about, subjectId: id, details, concerns: [id] } }
        }
        const closedAt = closed ? (operator.closedAt ?? clock()) : null
        await operators.change(transaction, id, { name, role: role.id, closed_at: closedAt })
        if (closed) await sessions.endAllOf(transaction, id)
        return { done: null }
      }),
    /** Refuses with `own_account`, `role_above_own`. */
    reset: (caller: OperatorCaller, brand: string, id: string): Promise<Outcome<{ password: string }>> =>
      inTransaction(database, async (transaction) => {
        const { username, name, role } = await demandOther(transaction, caller, { brand, id })
        if (sensitiveGain(NO_POWERS, role.powers).size > 0) {
          const details = { name, role: role.name }
          return { proposal: { kind: 'operators.reset', about: username, subjectId: id, details, concerns: [id] } }
        }
        const made = await access.byOne()
        await access.replace(transaction, id, made)
        return { done: made.told }
      }),
  }
}
