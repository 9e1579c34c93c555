import { agentOverview, agentTeam } from '@sanuk/contracts/agent-centre'
import { type InvitedType, openAgentAccount } from '@sanuk/contracts/agent-links'
import type { ContractTerm } from '@sanuk/contracts/agent-terms'
import type { AnswerOf } from '@sanuk/contracts/route'
import { useRef } from 'react'
import { call } from '../../../wire/call.ts'
import { keyOf, queryClient } from '../../../wire/read.ts'

export type OpenedAccount = AnswerOf<typeof openAgentAccount>

type Account = {
  readonly username: string
  readonly type: InvitedType
  /** Contracts that a new agent starts with. */
  readonly terms: readonly ContractTerm[]
}

/**
 * Opens an account. Throws what the call throws. The same account again, after an answer that was lost, are the
 * same request, which opens no second account.
 */
export function useOpenAccount(): (account: Account) => Promise<OpenedAccount> {
  const sent = useRef<{ readonly name: string; readonly requestId: string }>(null)
  return async ({ username, type, terms }) => {
    const account = { username, type, ...(terms.length > 0 && { terms: [...terms] }) }
    const name = JSON.stringify(account)
    if (sent.current?.name !== name) sent.current = { name, requestId: crypto.randomUUID() }
    const opened = await call(openAgentAccount, { body: { requestId: sent.current.requestId, ...account } })
    sent.current = null
    // The team has one more; its pages may be open next.
    queryClient.invalidateQueries({ queryKey: keyOf(agentTeam) })
    queryClient.invalidateQueries({ queryKey: keyOf(agentOverview) })
    return opened
  }
}
