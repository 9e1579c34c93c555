import { useLingui } from '@lingui/react'
import { CountBadge } from '@sanuk/ui/badge'
import { useWaitingMissions } from '../features/missions/use-missions.ts'

/** How many rewards of missions wait to be claimed. */
export function WaitingMissions() {
  const { _ } = useLingui()
  const count = useWaitingMissions()
  return <CountBadge count={count} label={_('member-centre.missions.waiting', { count })} />
}
