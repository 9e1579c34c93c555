import { randomUUID } from 'node:crypto'
import type { PrepareAccount } from '#platform/capabilities/new-account'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import type { AccountOf } from '#platform/capabilities/wallet-account'
import type { Clock } from '#platform/clock'
import { hashPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import { temporaryPassword } from '#platform/temporary-password'
import type { Members } from '../../members/index.ts'
import type { Credentials } from '../store/credentials.ts'
import { usernameTaken } from './enter-member.ts'
import { randomAvatar } from './random-avatar.ts'
import { ruleFault } from './registration-faults.ts'

type Needs = {
  readonly clock: Clock
  readonly members: Pick<Members, 'add' | 'isReserved'>
  readonly accountOf: AccountOf
  readonly credentials: Pick<Credentials, 'change'>
  readonly rulesOf: (brand: string) => Promise<BrandRules>
}

/**
 * Prepares an account that somebody else opens. Its owner agrees to the terms, and tells what a registration asks,
 * once they have signed in: nobody else can do that for them.
 */
export function createPrepareAccount({ clock, members, accountOf, credentials, rulesOf }: Needs): PrepareAccount {
  return async (brand, typed) => {
    const username = typed.trim()
    const { username: rule } = await rulesOf(brand.id)
    const fault = ruleFault('username', username, { ...rule, enabled: true, required: true })
    if (fault) throw new Refusal('invalid_request', { fields: [fault] })
    if (members.isReserved(username, brand.name)) throw usernameTaken()
    const password = temporaryPassword()
    // Before the transaction: a row must not stay locked while a password is being hashed.
    const passwordHash = await hashPassword(password)
    return {
      password,
      open: async (transaction, invitedBy) => {
        const at = clock()
        const added = await members.add(transaction, {
          id: randomUUID(),
          brand: brand.id,
          username,
          type: 0,
          currency: brand.currency,
          avatar: randomAvatar(),
          birthday: null,
          joinedAt: at,
          affiliateCode: null,
          invitedBy,
        })
        if (!added) throw usernameTaken()
        const credential = { member: added.id, brand: brand.id, passwordHash, at }
        await credentials.change(transaction, credential, { temporary: true })
        await accountOf(added, transaction)
        return added
      },
    }
  }
}
