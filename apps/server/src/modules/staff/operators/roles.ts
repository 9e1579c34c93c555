import { randomUUID } from 'node:crypto'
import { type Power, withGranted } from '@sanuk/contracts/powers'
import type { OperatorCaller } from '#platform/caller'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { OperatorStore } from './store/operators.ts'
import type { Role, RoleStore } from './store/roles.ts'
import { type Outcome, sensitiveGain } from './two-people.ts'

/** Refuses with `role_above_own` where somebody would give, or change, what they may not do themselves. */
export function demandWithin(wanted: ReadonlySet<Power>, own: ReadonlySet<Power>): void {
  if (!wanted.isSubsetOf(own)) throw new Refusal('role_above_own')
}

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly roles: RoleStore
  readonly operators: Pick<OperatorStore, 'one' | 'holders'>
}

type Wish = { readonly name: string; readonly powers: readonly Power[] }

/** Roles looked after by operators. What adds sensitive powers is not done but answered as a proposal. */
export function createRoles({ database, clock, roles, operators }: Needs) {
  /** The role that is to be changed, locked. */
  const demandOther = async (
    transaction: Transaction,
    caller: OperatorCaller,
    { brand, id }: { readonly brand: string; readonly id: string },
  ): Promise<Role> => {
    const role = await roles.lock(transaction, brand, id)
    if (!role) throw new Refusal('not_found')
    if ((await operators.one({ id: caller.id }))?.role.id === id) throw new Refusal('own_account')
    demandWithin(role.powers, caller.powers)
    return role
  }

  const demandFreeName = async (brand: string, name: string, own: string | null): Promise<void> => {
    const taken = (await roles.list(brand)).some((role) => role.name === name && role.id !== own)
    if (taken) throw new Refusal('name_taken', { fields: [{ field: 'name', word: 'refusal.name_taken' }] })
  }

  return {
    list: roles.list,
    /** Refuses with `role_above_own`, `name_taken`. */
    add: async (caller: OperatorCaller, brand: string, { name, powers }: Wish): Promise<{ id: string }> => {
      demandWithin(new Set(powers), caller.powers)
      const id = randomUUID()
      await demandFreeName(brand, name, null)
      if (!(await roles.add({ id, brand, name, powers: [...powers], made_at: clock() })))
        throw new Refusal('name_taken')
      return { id }
    },
    /** Refuses with `own_account`, `role_above_own`, `name_taken`. */
    change: (
      caller: OperatorCaller,
      brand: string,
      { id, name, powers }: Wish & { readonly id: string },
    ): Promise<Outcome<null>> =>
      inTransaction(database, async (transaction) => {
        const role = await demandOther(transaction, caller, { brand, id })
        const wanted = withGranted(powers)
        demandWithin(wanted, caller.powers)
        await demandFreeName(brand, name, id)
        if (sensitiveGain(role.powers, wanted).size === 0) {
          await roles.change(transaction, id, { name, powers: [...powers] })
          return { done: null }
        }
        const before = { name: role.name, powers: [...role.powers] }
        const holders = await operators.holders(transaction, id)
        const details = { before, after: { name, powers: [...wanted] }, holders }
        const concerns = holders.map((holder) => holder.id)
        return { proposal: { kind: 'operators.role', about: role.name, subjectId: id, details, concerns } }
      }),
    /** Refuses with `role_held`, `role_above_own`. */
    remove: async (caller: OperatorCaller, brand: string, id: string): Promise<void> => {
      const role = await roles.find(brand, id)
      if (!role) throw new Refusal('not_found')
      demandWithin(role.powers, caller.powers)
      if (!(await roles.remove(id))) throw new Refusal('role_held')
    },
  }
}
