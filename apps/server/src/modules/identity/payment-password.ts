import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { hashPassword, isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Member } from '../members/index.ts'
import type { BrandRules } from '../system/index.ts'
import type { DemandOwnPassword } from './own-password.ts'
import { paymentPasswordFault } from './registration/registration-faults.ts'
import { createPaymentPasswordStore } from './store/payment-passwords.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly demandOwnPassword: DemandOwnPassword
  readonly rulesOf: (brand: string) => Promise<BrandRules>
}

/** Wrong ones in a row, and for how long nothing leaves the account after them. */
const TRIES = 5
const LOCKED_MS = 24 * 60 * 60 * 1000

export type PaymentPasswords = ReturnType<typeof createPaymentPasswords>

/** What money leaves an account by: a second password, never the same as the first. */
export function createPaymentPasswords(needs: Needs) {
  const store = createPaymentPasswordStore(needs.database)
  return {
    /** The first one, set at registration. */
    add: store.set,
    /** Sets it for somebody who knows the account's password. Refuses with `incorrect_credentials`. */
    set: async (member: Member, wish: { password: string; paymentPassword: string }): Promise<void> => {
      await needs.demandOwnPassword(member, wish.password, 'password')
      const rule = { ...(await needs.rulesOf(member.brand)).paymentPassword, enabled: true, required: true }
      const fault = paymentPasswordFault(wish.paymentPassword, { rule, password: wish.password })
      if (fault) throw new Refusal('invalid_request', { fields: [fault] })
      const passwordHash = await hashPassword(wish.paymentPassword)
      await store.set({ member: member.id, brand: member.brand, passwordHash, at: needs.clock() })
    },
    /**
     * Lets an action with money pass. Refuses with `payment_password_wrong`, and after five wrong ones in a row for a
     * day with `payment_password_locked`. A try is counted before it is judged, so that parallel ones are, too.
     */
    demand: async (member: string, paymentPassword: string): Promise<void> => {
      const now = needs.clock()
      const lockedUntil = new Date(now.getTime() + LOCKED_MS)
      const kept = await store.countTry(member, { now, tries: TRIES, lockedUntil })
      if (kept === null) {
        throw new Refusal((await store.exists(member)) ? 'payment_password_locked' : 'payment_password_missing')
      }
      if (!(await isPassword(paymentPassword, kept))) throw new Refusal('payment_password_wrong')
      await store.forgetTries(member)
    },
  }
}
