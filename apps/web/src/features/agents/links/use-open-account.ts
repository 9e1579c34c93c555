import { agentOverview, agentTeam } from '@sanuk/contracts/agent-centre'
import { type InvitedType, openAgentAccount } from '@sanuk/contracts/agent-links'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useRef } from 'react'
import { call } from '../../../wire/call.ts'
import { keyOf, queryClient } from '../../../wire/read.ts'

export type OpenedAccount = AnswerOf<typeof openAgentAccount>

/**
 * Opens an account. Throws what the call throws. The same username and type again, after an answer that was lost, are the
 * same request, which opens no second account.
 */
export function useOpenAccount(): (username: string, type: InvitedType) => Promise<OpenedAccount> {
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  return async (username, type) => {
    const name = `${type} ${username}`
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    const opened = await call(openAgentAccount, { body: { requestId: sent.current.requestId, username, type } })
    sent.current = null
    // The team has one more; its pages may be open next.
    queryClient.invalidateQueries({ queryKey: keyOf(agentTeam) })
    queryClient.invalidateQueries({ queryKey: keyOf(agentOverview) })
    return opened
  }
}
