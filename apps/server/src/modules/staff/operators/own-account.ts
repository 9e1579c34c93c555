import { isSamePassword } from '@sanuk/contracts/typed-text'
import type { Brand, OperatorCaller } from '#platform/caller'
import { type Database, inTransaction } from '#platform/database'
import { hashPassword, isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import { asTemporaryPassword } from '#platform/temporary-password'
import { weakPassword } from '#platform/weak-password'
import type { Factors } from '../../accounts/factors/index.ts'
import type { OperatorStore } from './store/operators.ts'
import type { OperatorSessions } from './store/sessions.ts'

type Needs = {
  readonly database: Database
  readonly factors: Pick<Factors, 'totp' | 'tries'>
  readonly operators: OperatorStore
  readonly sessions: OperatorSessions
}

type Wish = { readonly oldPassword: string; readonly password: string; readonly confirmPassword: string }

/** Length of an operator's password: theirs opens more than a member's. */
const SHORTEST = 12
const LONGEST = 64

/** What operators do with their own account. */
export function createOwnAccount({ database, factors, operators, sessions }: Needs) {
  const faultOf = ({ oldPassword, password, confirmPassword }: Wish, names: readonly string[]) => {
    const length = [...password].length
    if (length < SHORTEST || length > LONGEST) return { field: 'password', word: 'field.operator_password_length' }
    if (isSamePassword(password, oldPassword)) return { field: 'password', word: 'field.password_same' }
    const weak = weakPassword(password, names)
    if (weak) return { field: 'password', word: weak }
    return isSamePassword(password, confirmPassword) ? null : { field: 'confirmPassword', word: 'field.must_match' }
  }
  return {
    /** Refuses with `incorrect_credentials` and with what is wrong with the new one. */
    changePassword: async (caller: OperatorCaller, brand: Brand, wish: Wish): Promise<void> => {
      const operator = await operators.one({ id: caller.id })
      if (!operator) throw new Refusal('login_required')
      const fault = faultOf(wish, [operator.username, operator.name, brand.name])
      if (fault) throw new Refusal('invalid_request', { fields: [fault] })
      const owner = { id: caller.id, brand: brand.id }
      const typed = operator.passwordTemporary ? asTemporaryPassword(wish.oldPassword) : wish.oldPassword
      if (!(await factors.tries(owner, () => isPassword(typed, operator.passwordHash)))) {
        throw new Refusal('incorrect_credentials', { fields: [{ field: 'oldPassword', word: 'field.password_wrong' }] })
      }
      const passwordHash = await hashPassword(wish.password)
      await inTransaction(database, async (transaction) => {
        await operators.change(transaction, caller.id, { password_hash: passwordHash, password_temporary: false })
        await sessions.endAllOf(transaction, caller.id, caller.session)
      })
    },
    /** Ten new recovery codes, for a code of the app. Refuses with `code_wrong`. */
    renewCodes: async (caller: OperatorCaller, brand: string, code: string): Promise<string[]> => {
      const owner = { id: caller.id, brand }
      if (!(await factors.totp.checkTotp(owner, code))) throw new Refusal('code_wrong')
      return factors.totp.renewCodes(owner)
    },
  }
}
