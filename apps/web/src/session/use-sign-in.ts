import { memberInfo, type SignInOutcome } from '@sanuk/contracts/identity'
import { usePanels } from '../panels/use-panels.ts'
import { queryClient, read } from '../wire/read.ts'
import { forgetPendingSignIn, keepPendingSignIn } from './pending-sign-in.ts'
import { describeSession, startSession } from './session.ts'

/** What a sign-in that is not finished goes on with. */
const NEXT = {
  change_password: 'changePassword',
  prove: 'prove',
  register: 'register',
  register_mobile: 'register',
} as const

/**
 * What every way of signing in ends with: the token is kept, the member's own call fills in who that is, and the
 * visitor goes on to where they were headed; or they are asked for more first.
 */
export function useSignIn(): (outcome: SignInOutcome) => Promise<void> {
  const { goOn, open } = usePanels()
  return async (outcome) => {
    if (outcome.outcome !== 'signed_in') {
      keepPendingSignIn(outcome)
      await open(NEXT[outcome.outcome])
      return
    }
    forgetPendingSignIn()
    startSession(outcome.token, outcome.firstTimeLogin)
    describeSession(await queryClient.fetchQuery(read(memberInfo)))
    await goOn()
  }
}
