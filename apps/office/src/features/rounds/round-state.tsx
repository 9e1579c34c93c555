import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import type { RoundLine } from './rounds.ts'

const LOOKS = { open: 'live', closed: 'luck', settled: 'plain', rolled_back: 'bad', resettled: 'luck' } as const

export function RoundState({ state }: { state: RoundLine['state'] }) {
  const { _ } = useLingui()
  return <Badge look={LOOKS[state]}>{_(`office.round.state.${state}`)}</Badge>
}
