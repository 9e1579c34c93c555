import { useLingui } from '@lingui/react'
import type { Round } from '@sanuk/contracts/wagers'
import { Badge } from '@sanuk/ui/badge'

const looks = { open: 'luck', closed: 'luck', settled: 'good', rolled_back: 'plain', resettled: 'good' } as const

export function RoundStateBadge({ state }: { state: Round['state'] }) {
  const { _ } = useLingui()
  return <Badge look={looks[state]}>{_(`wagers.state.${state}`)}</Badge>
}
