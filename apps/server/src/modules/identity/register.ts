import { randomInt, randomUUID } from 'node:crypto'
import type { RegistrationField, RegistrationFieldName } from '@sanuk/contracts/system'
import type { Brand } from '#platform/caller'
import { businessDayOf, type Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Members } from '../members/index.ts'
import type { Wallet } from '../wallet/index.ts'
import { type RegistrationWish, registrationFaults } from './registration-faults.ts'
import type { Sessions } from './sessions.ts'
import type { SignedIn } from './sign-in.ts'
import type { IdentityStore } from './store.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly addMember: Members['add']
  readonly accountOf: Wallet['accountOf']
  readonly store: IdentityStore
  readonly sessions: Sessions
  readonly rules: Readonly<Record<RegistrationFieldName, RegistrationField>>
  readonly ageMinimum: number
}

/** How many drawn avatars a new member may be given. */
const AVATARS = 12

/**
 * Opens an account with its wallet and signs in, all or nothing. Refuses with `invalid_request` and the faults of each
 * field, or with `username_taken`.
 */
export const register =
  (needs: Needs) =>
  async (wish: RegistrationWish, on: { brand: Brand; address: string }): Promise<SignedIn> => {
    const now = needs.clock()
    const today = businessDayOf(now, on.brand.timeZone)
    const trimmed = { ...wish, username: wish.username.trim() }
    const fields = registrationFaults(trimmed, needs.rules, { today, minimum: needs.ageMinimum })
    if (fields.length > 0) throw new Refusal('invalid_request', { fields })
    // Before the transaction: a row must not stay locked while a password is being hashed.
    const passwordHash = await hashPassword(wish.password)
    const member = {
      id: randomUUID(),
      brand: on.brand.id,
      username: trimmed.username,
      type: 0 as const,
      currency: on.brand.currency,
      avatar: randomInt(AVATARS),
      birthday: wish.birthday ?? null,
      affiliateCode: wish.affiliateCode ?? null,
      joinedAt: now,
    }
    const token = await inTransaction(needs.database, async (transaction) => {
      const added = await needs.addMember(transaction, member)
      if (!added) throw new Refusal('username_taken', { fields: [{ field: 'username', word: 'field.taken' }] })
      await needs.store.addCredential(transaction, { member: member.id, brand: member.brand, passwordHash, at: now })
      await needs.accountOf(member, transaction)
      return needs.sessions.open(member, on.address, transaction)
    })
    return { token, firstTimeLogin: true, passwordExpired: false }
  }
