import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { Suspense } from 'react'
import { lazyPart } from '../../components/lazy-part.ts'
import { useSession } from '../../session/session.ts'
import { usePlayClock } from './use-play-clock.ts'
import { useTimeLeft } from './use-time-left.ts'

const CheckDialog = lazyPart(() => import('./check-dialog.tsx').then((part) => part.CheckDialog), 'protection')

type RealityCheckProps = {
  /** A game is open on this page: its minutes count. */
  readonly playing: boolean
}

/** Says how play is going, as often as the member wants to hear it. */
export function RealityCheck({ playing }: RealityCheckProps) {
  const session = useSession()
  const isMember = session !== null && session.accountType !== TRIAL_TYPE
  const clock = usePlayClock(playing, isMember)
  useTimeLeft(playing && clock ? clock.minutesLeft : null)
  if (!clock || clock.sinceCheckSeconds < clock.checkMinutes * 60) return null
  return (
    <Suspense>
      <CheckDialog clock={clock} playing={playing} />
    </Suspense>
  )
}
