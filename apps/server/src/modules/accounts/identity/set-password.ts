import type { FieldFault } from '@sanuk/contracts/envelope'
import { isSamePassword } from '@sanuk/contracts/typed-text'
import type { Member } from '#platform/capabilities/member'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction } from '#platform/database'
import { hashPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { DemandOwnPassword } from './own-password.ts'
import { passwordFault } from './registration/registration-faults.ts'
import type { Sessions } from './sessions.ts'
import type { Remembered } from './sign-in/remembered.ts'
import type { Credentials } from './store/credentials.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly credentials: Credentials
  readonly demandOwnPassword: DemandOwnPassword
  readonly sessions: Sessions
  readonly remembered: Remembered
  readonly rulesOf: (brand: string) => Promise<BrandRules>
  readonly brandNameOf: (brand: string) => Promise<string>
}

/** What is done when its turn comes, between what is looked at and what is changed: a fresh proof is demanded. */
export type Prove = () => Promise<void>

export type NewPassword = { readonly password: string; readonly confirmPassword: string }

/** Whose password it is to be, as far as that is known: at a brand, and of which name. */
type Owner = Pick<Member, 'brand'> & Partial<Pick<Member, 'username'>>

export type SetPassword = ReturnType<typeof createSetPassword>

/** New passwords of members, whoever asks for them. */
export function createSetPassword(needs: Needs) {
  const faultsOf = async (member: Owner, { password, confirmPassword }: NewPassword): Promise<FieldFault[]> => {
    const rule = (await needs.rulesOf(member.brand)).password
    const names = [member.username ?? '', await needs.brandNameOf(member.brand)]
    const fault = passwordFault(password, { rule: { ...rule, required: true }, names })
    const same = isSamePassword(confirmPassword, password)
    return [fault ?? [], same ? [] : { field: 'confirmPassword', word: 'field.must_match' }].flat()
  }

  /** Refuses with `invalid_request` and what is wrong with a password. */
  const demand = async (member: Owner, wish: NewPassword): Promise<void> => {
    const fields = await faultsOf(member, wish)
    if (fields.length > 0) throw new Refusal('invalid_request', { fields })
  }

  /**
   * Sets a password of the member's own choice. All sessions end but the one kept, and no browser is remembered any
   * more. Refuses with `invalid_request` and what is wrong with it.
   */
  const set = async (member: Member, wish: NewPassword, keptSession: string | null): Promise<void> => {
    await demand(member, wish)
    // Before the transaction: no row stays locked while a password is being hashed.
    const passwordHash = await hashPassword(wish.password)
    await inTransaction(needs.database, async (transaction) => {
      const credential = { member: member.id, brand: member.brand, passwordHash, at: needs.clock() }
      await needs.credentials.change(transaction, credential)
      await needs.sessions.endOthersWithin(transaction, member.id, keptSession)
      await needs.remembered.forgetAll(member.id, transaction)
    })
  }

  return {
    demand,
    set,
    /**
     * The first one, of somebody who signs in by other means. `prove` is asked when all else is right. Refuses with
     * `password_exists`.
     */
    setFirst: async (
      member: Member,
      wish: NewPassword,
      { session, prove }: { readonly session: string; readonly prove: Prove },
    ): Promise<void> => {
      await demand(member, wish)
      if (await needs.credentials.find(member.id)) throw new Refusal('password_exists')
      await prove()
      await set(member, wish, session)
    },
    /** The same for somebody who knows the present one. Refuses with `incorrect_credentials`. */
    change: async (member: Member, wish: NewPassword & { oldPassword: string }, session: string): Promise<void> => {
      await needs.demandOwnPassword(member, wish.oldPassword, 'oldPassword')
      await set(member, wish, session)
    },
  }
}
