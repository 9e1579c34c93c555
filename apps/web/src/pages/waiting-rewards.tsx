import { useLingui } from '@lingui/react'
import { CountBadge } from '@sanuk/ui/badge'
import { useWaitingGrants } from '../features/activities/own-grants.tsx'
import { useFreeRounds } from '../features/free-rounds/use-free-rounds.ts'
import { useWaitingPrizes } from '../features/raffle/won-card.tsx'
import { useWaitingRewards } from '../features/vip/own-rewards.tsx'

/** How many rewards and prizes wait to be claimed. */
export function WaitingRewards() {
  const { _ } = useLingui()
  const count = useWaitingRewards() + useWaitingPrizes() + useWaitingGrants() + useFreeRounds().length
  return <CountBadge count={count} label={_('member-centre.rewards.waiting', { count })} />
}
