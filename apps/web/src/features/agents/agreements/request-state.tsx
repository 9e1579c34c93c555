import { useLingui } from '@lingui/react'
import type { AgreementRequest } from '@sanuk/contracts/agent-agreements'
import { Badge } from '@sanuk/ui/badge'

const LOOKS = {
  waiting: 'luck',
  accepted: 'good',
  rejected: 'bad',
  withdrawn: 'plain',
  expired: 'plain',
  outdated: 'plain',
} as const

/** What became of a request. */
export function RequestState({ state }: Pick<AgreementRequest, 'state'>) {
  const { _ } = useLingui()
  return <Badge look={LOOKS[state]}>{_(`agent-agreements.state.${state}`)}</Badge>
}
