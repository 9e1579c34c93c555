import { useLingui } from '@lingui/react'
import type { AgentScheme } from '@sanuk/contracts/agent-schemes'
import { CountBadge } from '@sanuk/ui/badge'
import { useAgreements } from './use-agreements.ts'

/** How many requests wait for the agent's answer; nothing where none does. */
export function WaitingAgreements({ scheme }: { readonly scheme: AgentScheme }) {
  const { _ } = useLingui()
  const { data } = useAgreements(scheme)
  const count = data?.pages[0]?.waiting.filter(({ isMine }) => !isMine).length ?? 0
  return <CountBadge count={count} label={_('agent-agreements.waiting.count', { count })} />
}
