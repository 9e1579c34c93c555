import { logout } from '@sanuk/contracts/identity'
import { useRouter } from '../router/use-router.ts'
import { call } from '../wire/call.ts'
import { endSession } from './session.ts'

/** Ends the session here and on the server. Without the network it still ends here: the token is forgotten. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    // The call takes the token along; the page's own socket is closed before the server says that its session is over.
    const told = call(logout).catch(() => undefined)
    endSession()
    await told
    await router.navigate({ to: '/' })
  }
}
