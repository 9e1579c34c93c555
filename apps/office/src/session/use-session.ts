import { useLingui } from '@lingui/react'
import { operatorLogout } from '@sanuk/contracts/operators'
import { toast } from '@sanuk/ui/toast'
import { RefusedError } from '@sanuk/wire/faults'
import { useQueryClient } from '@tanstack/react-query'
import { useLocation } from 'wouter'
import { call } from '../wire/call.ts'
import { forgetChoices } from './recent-choices.ts'
import { comingFrom, SIGN_IN, wantedPage } from './sign-in-address.ts'
import { currentToken, forgetToken, keepToken } from './token.ts'

/** Begins the session of a token and goes on to the page that was asked for before the sign-in. */
export function useSignIn(): (token: string) => void {
  const [, navigate] = useLocation()
  return (token) => {
    keepToken(token)
    navigate(wantedPage(), { replace: true })
  }
}

/** Ends the session on the server and in this tab. Without the network it still ends here. */
export function useSignOut(): () => Promise<void> {
  const leave = useLeave()
  return async () => {
    await call(operatorLogout).catch(() => undefined)
    leave(null)
  }
}

/**
 * Tells whether a fault says that the session has ended. Then it ends in this tab, too: the operator is told and led to
 * the sign-in, after which the same page opens.
 */
export function useSessionEnd(): (fault: unknown) => boolean {
  const { _ } = useLingui()
  const leave = useLeave()
  return (fault) => {
    if (!(fault instanceof RefusedError) || fault.code !== 'login_required') return false
    // Of several calls that are refused at once, the first has said so.
    if (!currentToken()) return true
    toast.error(_('office.session.ended'))
    leave(comingFrom(location))
    return true
  }
}

/** Forgets the session and everything that was read in it; `state` says where the next sign-in leads. */
function useLeave(): (state: unknown) => void {
  const queries = useQueryClient()
  const [, navigate] = useLocation()
  return (state) => {
    forgetToken()
    forgetChoices()
    navigate(SIGN_IN, { state })
    queries.clear()
  }
}
