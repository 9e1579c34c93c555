import { memberInfo } from '@sanuk/contracts/identity'
import { usePanels } from '../panels/use-panels.ts'
import { queryClient, read } from '../wire/read.ts'
import { describeSession, startSession } from './session.ts'

/**
 * What every way of signing in ends with: the token is kept, the member's own call fills in who that is, and the
 * visitor goes on to where they were headed.
 */
export function useSignIn(): (token: string) => Promise<void> {
  const { goOn } = usePanels()
  return async (token) => {
    startSession(token)
    describeSession(await queryClient.fetchQuery(read(memberInfo)))
    await goOn()
  }
}
