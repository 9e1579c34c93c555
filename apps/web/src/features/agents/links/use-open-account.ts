import { agentOverview, agentTeam } from '@sanuk/contracts/agent-centre'
import { openAgentAccount } from '@sanuk/contracts/agent-links'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useState } from 'react'
import { call } from '../../../wire/call.ts'
import { keyOf, queryClient } from '../../../wire/read.ts'
import type { InvitedType } from './type-options.ts'

export type OpenedAccount = AnswerOf<typeof openAgentAccount>

/** Opens an account. Throws what the call throws; a repeated request opens no second account. */
export function useOpenAccount(): (username: string, type: InvitedType) => Promise<OpenedAccount> {
  const [requestId, setRequestId] = useState(() => crypto.randomUUID())
  return async (username, type) => {
    const opened = await call(openAgentAccount, { body: { requestId, username, type } })
    setRequestId(crypto.randomUUID())
    // The team has one more; its pages may be open next.
    queryClient.invalidateQueries({ queryKey: keyOf(agentTeam) })
    queryClient.invalidateQueries({ queryKey: keyOf(agentOverview) })
    return opened
  }
}
