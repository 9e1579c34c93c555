import type { Clock } from '#platform/clock'
import { isPassword } from '#platform/passwords'
import { Refusal } from '#platform/refusal'
import type { Members } from '../members/index.ts'
import type { Sessions } from './sessions.ts'
import type { IdentityStore } from './store.ts'

type Needs = {
  readonly findByUsername: Members['findByUsername']
  readonly store: IdentityStore
  readonly sessions: Sessions
  readonly clock: Clock
}

export type Credentials = { readonly username: string; readonly password: string }
export type SignedIn = { token: string; firstTimeLogin: boolean; passwordExpired: boolean }

/**
 * Signs a member in. Refuses with `incorrect_credentials`, in the same time whichever part is wrong, and with
 * `account_closed` only to who knows the password.
 */
export const signIn =
  (needs: Needs) =>
  async ({ username, password }: Credentials, on: { brand: string; address: string }): Promise<SignedIn> => {
    const member = await needs.findByUsername(on.brand, username.trim())
    const credential = member && (await needs.store.findCredential(member.id))
    const matches = await isPassword(password, credential?.passwordHash ?? null)
    if (!member || !credential || !matches) throw new Refusal('incorrect_credentials')
    if (member.closedAt) throw new Refusal('account_closed')
    const token = await needs.sessions.open(member, on.address)
    await needs.store.rememberFirstLogin(member.id, needs.clock())
    return { token, firstTimeLogin: credential.firstLoginAt === null, passwordExpired: credential.temporary }
  }
