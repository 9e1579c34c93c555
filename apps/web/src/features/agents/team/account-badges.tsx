import { useLingui } from '@lingui/react'
import type { TeamMember } from '@sanuk/contracts/agent-centre'
import { Badge } from '@sanuk/ui/badge'
import { useTypeName } from '../use-type-name.ts'

const LOOKS = { active: 'good', suspended: 'luck', closed: 'plain' } as const

/** Of an agent: their type, and their state where they do not simply work; of a plain member nothing. */
export function AccountBadges({ account: { type, state } }: { account: Pick<TeamMember, 'type' | 'state'> }) {
  const { _ } = useLingui()
  const nameOf = useTypeName()
  if (state === null) return null
  return (
    <>
      <Badge look={LOOKS[state]}>{nameOf(type)}</Badge>
      {state !== 'active' && <Badge look={LOOKS[state]}>{_(`agent-centre.state.${state}`)}</Badge>}
    </>
  )
}
