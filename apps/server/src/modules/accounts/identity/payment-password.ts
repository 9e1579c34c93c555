import type { DemandBudgets } from '#platform/capabilities/budgets'
import type { Member } from '#platform/capabilities/member'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { hashPassword, isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Members } from '../members/index.ts'
import { paymentPasswordFault } from './registration/registration-faults.ts'
import type { Prove } from './set-password.ts'
import type { Credentials } from './store/credentials.ts'
import { createPaymentPasswordStore } from './store/payment-passwords.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly members: Pick<Members, 'profileOf'>
  readonly credentials: Pick<Credentials, 'find'>
  readonly budgets: { readonly demand: DemandBudgets }
  readonly rulesOf: (brand: string) => Promise<BrandRules>
}

/** Wrong ones in a row, and for how long nothing leaves the account after them, or after one was set anew. */
const TRIES = 5
const LOCKED_MS = 24 * 60 * 60 * 1000

/** New ones of a member. Each says whether it is the account's own, so that it must not become a way to guess that. */
const BUDGET = { name: 'payment password set', limit: 5, seconds: 15 * 60 }

export type NewPaymentPassword = { readonly paymentPassword: string; readonly oldPaymentPassword?: string | undefined }

export type PaymentPasswords = ReturnType<typeof createPaymentPasswords>

/** What money leaves an account by: a second password, never the same as the first. */
export function createPaymentPasswords(needs: Needs) {
  const store = createPaymentPasswordStore(needs.database)

  /**
   * Refuses with `payment_password_wrong` and `payment_password_locked`. A try is judged before it is counted, so that
   * right ones never lock, and answered by the count, so that of parallel ones no more than `TRIES` are told to be wrong.
   */
  const demand = async (member: string, paymentPassword: string): Promise<void> => {
    const now = needs.clock()
    const kept = await store.findUnlocked(member, now)
    if (kept === null) {
      throw new Refusal((await store.exists(member)) ? 'payment_password_locked' : 'payment_password_missing')
    }
    const isRight = await isPassword(paymentPassword, kept)
    const lockedUntil = new Date(now.getTime() + LOCKED_MS)
    if (!(await store.recordTry(member, isRight, { now, tries: TRIES, lockedUntil }))) {
      throw new Refusal('payment_password_locked')
    }
    if (!isRight) throw new Refusal('payment_password_wrong')
  }

  const demandAllowed = async (member: Member, paymentPassword: string, password?: string): Promise<void> => {
    const rule = { ...(await needs.rulesOf(member.brand)).paymentPassword, enabled: true, required: true }
    const { birthday = null } = await needs.members.profileOf(member.id)
    const fault = paymentPasswordFault(paymentPassword, { rule, password, birthday })
    if (fault) throw new Refusal('invalid_request', { fields: [fault] })
  }

  const demandOther = async (member: Member, paymentPassword: string): Promise<void> => {
    const credential = await needs.credentials.find(member.id)
    if (!credential) return
    await needs.budgets.demand(member.brand, [{ ...BUDGET, subject: member.id }])
    const same = await isPassword(paymentPassword, credential.passwordHash)
    if (same) await demandAllowed(member, paymentPassword, paymentPassword)
  }

  return {
    /** The first one, set at registration. */
    add: store.set,
    exists: store.exists,
    /**
     * Sets it: over an older one by that one, else by a proof, for which `prove` is asked. Who did not know the older one
     * waits for a day; answers from when on money leaves by it, or `null` for at once. Refuses as `demand` does.
     */
    set: async (member: Member, wish: NewPaymentPassword, prove: Prove): Promise<Date | null> => {
      await demandAllowed(member, wish.paymentPassword)
      const exists = await store.exists(member.id)
      const known = exists && wish.oldPaymentPassword !== undefined
      if (known) await demand(member.id, wish.oldPaymentPassword)
      else await prove()
      await demandOther(member, wish.paymentPassword)
      const now = needs.clock()
      const lockedUntil = exists && !known ? new Date(now.getTime() + LOCKED_MS) : null
      const passwordHash = await hashPassword(wish.paymentPassword)
      await store.set({ member: member.id, brand: member.brand, passwordHash, at: now, lockedUntil })
      return lockedUntil
    },
    /**
     * Lets an action with money pass. Refuses with `payment_password_missing`, `payment_password_wrong`, and after five
     * wrong ones in a row, or one that was set without the older one, for a day with `payment_password_locked`.
     */
    demand,
  }
}
