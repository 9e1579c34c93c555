import { randomUUID } from 'node:crypto'
import { COMMAND_LINE } from '@sanuk/contracts/audit'
import { operatorNames } from '@sanuk/contracts/operators'
import { POWERS } from '@sanuk/contracts/powers'
import { takeAdvisoryLock } from '#platform/advisory-lock'
import { onBehalfOf } from '#platform/brand-scope'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { temporaryPassword } from '#platform/temporary-password'
import { createOperatorStore, EVERYTHING } from './store/operators.ts'
import { createRoleStore } from './store/roles.ts'
import { delayOf } from './two-people.ts'

/** A brand's first two owners are made by the command line: there is nobody yet to decide about the second. */
const FIRST_OWNERS = 2

type AddedOwner =
  | {
      readonly outcome: 'added'
      readonly id: string
      /** Lets them in once. */
      readonly password: string
      /** When they can decide; `null` is at once. */
      readonly decidesFrom: Date | null
    }
  | { readonly outcome: 'invalid'; readonly field: 'username' | 'name' }
  | { readonly outcome: 'username_taken' | 'enough_owners' }

/** Owners that the command line makes for a brand that has fewer than two: the first ones, and where one has left. */
export function createOwners({ database, clock }: { readonly database: Database; readonly clock: Clock }) {
  const operators = createOperatorStore(database)
  const roles = createRoleStore(database)

  /** The role of a brand that allows everything; made where there is none. */
  const ownerRole = async (transaction: Transaction, brand: string) => {
    const all = await roles.list(brand, transaction)
    const known = all.find(({ everything }) => everything)
    if (known) return known
    const id = randomUUID()
    const name = all.some((role) => role.name === 'Owner') ? `Owner ${id.slice(0, 8)}` : 'Owner'
    await roles.add({ id, brand, name, powers: [EVERYTHING], made_at: clock() }, transaction)
    return { id, powers: new Set(POWERS) }
  }

  return {
    /**
     * Adds an owner, which the audit says the command line did. The first two that it ever makes for a brand may decide at
     * once; whoever takes the place of one who left waits like everybody.
     */
    add: (brand: string, typed: { readonly username: string; readonly name: string }): Promise<AddedOwner> => {
      const read = operatorNames.safeParse({ username: typed.username.trim().toLowerCase(), name: typed.name.trim() })
      if (!read.success) {
        const isName = read.error.issues.every(({ path }) => path[0] === 'name')
        return Promise.resolve({ outcome: 'invalid', field: isName ? 'name' : 'username' })
      }
      const { username, name } = read.data
      const work = async (transaction: Transaction): Promise<AddedOwner> => {
        await takeAdvisoryLock(transaction, `owners of ${brand}`)
        const { working, everMade } = await operators.countOwners(transaction, brand)
        if (working >= FIRST_OWNERS) return { outcome: 'enough_owners' }
        const role = await ownerRole(transaction, brand)
        const [id, password, now] = [randomUUID(), temporaryPassword(), clock()]
        const decides_from = everMade < FIRST_OWNERS ? {} : delayOf(role.powers, now)
        const added = await operators.add(transaction, {
          id,
          brand,
          username,
          name,
          role: role.id,
          made_at: now,
          made_by_command: true,
          decides_from,
          password_hash: await hashPassword(password),
          password_temporary: true,
          access_by_two: true,
        })
        if (!added) return { outcome: 'username_taken' }
        const from = Object.values(decides_from)[0]
        return { outcome: 'added', id, password, decidesFrom: from ? new Date(from) : null }
      }
      const acting = { operator: COMMAND_LINE, brand, call: 'sanuk operator add' }
      return onBehalfOf(acting, () => inTransaction(database, work))
    },
  }
}
