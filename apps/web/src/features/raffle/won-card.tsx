import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { useClockOffset } from '../../brand/use-clock-offset.ts'
import { OwnPrizes } from './own-prizes.tsx'
import { claimable, useOwnRaffle } from './use-raffle.ts'

/** Prizes of the draws, claimed and waiting. */
export function WonCard() {
  const { _ } = useLingui()
  return (
    <Card title={_('raffle.title')}>
      <OwnPrizes own={useOwnRaffle()} />
    </Card>
  )
}

/** How many prizes of draws wait to be claimed. */
export function useWaitingPrizes(): number {
  const offset = useClockOffset()
  return claimable(useOwnRaffle(), Date.now() + offset).length
}
