import { operatorInfo, operatorLogin, operatorLogout } from '@sanuk/contracts/office'
import type { RequestOf } from '@sanuk/contracts/route'
import { RefusedError } from '@sanuk/wire/faults'
import type { AuthProvider } from 'ra-core'
import { call } from '../wire/call.ts'
import { currentToken, forgetToken, keepToken } from './token.ts'

type Credentials = RequestOf<typeof operatorLogin>['body']

/** How react-admin signs operators in and out, and learns that a session has ended. */
export const authProvider: AuthProvider = {
  login: async (credentials: Credentials) => {
    const { token } = await call(operatorLogin, { body: credentials })
    keepToken(token)
  },
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
