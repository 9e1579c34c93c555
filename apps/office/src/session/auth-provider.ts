import { operatorInfo, operatorLogout } from '@sanuk/contracts/operators'
import { RefusedError } from '@sanuk/wire/faults'
import type { AuthProvider } from 'ra-core'
import { call } from '../wire/call.ts'
import { currentToken, forgetToken, keepToken } from './token.ts'

/** How react-admin signs operators in and out, and learns that a session has ended. */
export const authProvider: AuthProvider = {
  /** The sign-in page has come by the token, in two steps. */
  login: async ({ token }: { token: string }) => keepToken(token),
  // Without the network it still ends here: the token is forgotten.
  logout: async () => {
    if (currentToken()) await call(operatorLogout).catch(() => undefined)
    forgetToken()
  },
  checkAuth: async () => {
    // Who has not signed in yet needs no message about it.
    if (!currentToken()) throw { message: false }
  },
  checkError: async (fault: unknown) => {
    if (fault instanceof RefusedError && fault.code === 'login_required') throw new Error()
  },
  getIdentity: async () => {
    const { id, username, name } = await call(operatorInfo)
    return { id, fullName: name, username }
  },
}
