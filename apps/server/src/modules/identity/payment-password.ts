import type { Clock } from '#platform/clock'
import type { Connection, Database } from '#platform/database'
import { hashPassword, isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Member } from '../members/index.ts'
import type { BrandRules } from '../system/index.ts'
import type { Credentials } from './store/credentials.ts'

type Tables = {
  'identity.payment_password': {
    member: string
    brand: string
    password_hash: string
    wrong_tries: number
    locked_until: Date | null
    changed_at: Date
  }
}

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly credentials: Credentials
  readonly rulesOf: (brand: string) => Promise<BrandRules>
}

/** Wrong ones in a row, and for how long nothing leaves the account after them. */
const TRIES = 5
const LOCKED_MS = 24 * 60 * 60 * 1000

type NewPaymentPassword = { member: string; brand: string; passwordHash: string; at: Date }

export type PaymentPasswords = ReturnType<typeof createPaymentPasswords>

/** What money leaves an account by: a second password, never the same as the first. */
export function createPaymentPasswords(needs: Needs) {
  const own = needs.database.withTables<Tables>()
  const wrong = (field: string, word: string) => new Refusal('invalid_request', { fields: [{ field, word }] })

  const demandFit = async (member: Member, paymentPassword: string, passwordHash: string): Promise<void> => {
    const rule = (await needs.rulesOf(member.brand)).paymentPassword
    const length = [...paymentPassword].length
    if (length < rule.minLength || length > rule.maxLength) {
      const values = { min: rule.minLength, max: rule.maxLength }
      throw new Refusal('invalid_request', { fields: [{ field: 'paymentPassword', word: 'field.length', values }] })
    }
    if (!rule.matches(paymentPassword)) throw wrong('paymentPassword', `field.pattern.${rule.patternId}`)
    if (/^(.)\1*$/.test(paymentPassword)) throw wrong('paymentPassword', 'field.password_common')
    if (await isPassword(paymentPassword, passwordHash)) throw wrong('paymentPassword', 'field.password_same')
  }

  return {
    /** The first one, set at registration. */
    add: async (connection: Connection, first: NewPaymentPassword): Promise<void> => {
      const { member, brand, passwordHash, at } = first
      const row = { member, brand, password_hash: passwordHash, wrong_tries: 0, locked_until: null, changed_at: at }
      await connection.withTables<Tables>().insertInto('identity.payment_password').values(row).execute()
    },
    /** Sets it for somebody who knows the account's password. Refuses with `incorrect_credentials`. */
    set: async (member: Member, wish: { password: string; paymentPassword: string }): Promise<void> => {
      const credential = await needs.credentials.find(member.id)
      if (!(await isPassword(wish.password, credential?.passwordHash ?? null))) {
        throw new Refusal('incorrect_credentials', { fields: [{ field: 'password', word: 'field.password_wrong' }] })
      }
      await demandFit(member, wish.paymentPassword, credential?.passwordHash ?? '')
      const row = { wrong_tries: 0, password_hash: await hashPassword(wish.paymentPassword), changed_at: needs.clock() }
      await own
        .insertInto('identity.payment_password')
        .values({ member: member.id, brand: member.brand, locked_until: null, ...row })
        .onConflict((conflict) => conflict.column('member').doUpdateSet({ ...row, locked_until: null }))
        .execute()
    },
    /**
     * Lets an action with money pass. Refuses with `payment_password_wrong`, and after five wrong ones in a row for a
     * day with `payment_password_locked`. A try is counted before it is judged, so that parallel ones are, too.
     */
    demand: async (member: string, paymentPassword: string): Promise<void> => {
      const now = needs.clock()
      const row = await own
        .updateTable('identity.payment_password')
        .set(({ eb }) => ({
          wrong_tries: eb('wrong_tries', '+', 1),
          locked_until: eb
            .case()
            .when('wrong_tries', '>=', TRIES - 1)
            .then(new Date(now.getTime() + LOCKED_MS))
            .else(null)
            .end(),
        }))
        .where('member', '=', member)
        .where(({ or, eb }) => or([eb('locked_until', 'is', null), eb('locked_until', '<=', now)]))
        .returning(['password_hash', 'locked_until'])
        .executeTakeFirst()
      if (!row) throw new Refusal((await exists(member)) ? 'payment_password_locked' : 'payment_password_missing')
      if (!(await isPassword(paymentPassword, row.password_hash))) throw new Refusal('payment_password_wrong')
      await own
        .updateTable('identity.payment_password')
        .set({ wrong_tries: 0, locked_until: null })
        .where('member', '=', member)
        .execute()
    },
    isSet: (member: string): Promise<boolean> => exists(member),
  }

  async function exists(member: string): Promise<boolean> {
    const row = await own
      .selectFrom('identity.payment_password')
      .select('member')
      .where('member', '=', member)
      .executeTakeFirst()
    return row !== undefined
  }
}
