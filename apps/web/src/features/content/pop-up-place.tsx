import { Suspense, useEffect, useState } from 'react'
import { optionalPart } from '../../components/lazy-part.ts'
import { useLocation } from '../../router/use-router.ts'
import { useSession } from '../../session/session.ts'
import { type PopUpReader, wasPopUpClosed } from './pop-up-marker.ts'
import { whenQuiet } from './when-quiet.ts'

const PopUp = optionalPart(() => import('./pop-up.tsx').then((part) => part.PopUp), 'content')

/** How long the page is left alone first, so that it is there, read and not in somebody's way. */
const QUIET_MS = 2_500

/** Where announcements pop up: over the home page, once nothing else stands there and all has come to rest. */
export function PopUpPlace() {
  const reader: PopUpReader = useSession() === null ? 'visitor' : 'member'
  const isFree = useLocation(({ pathname, search }) => pathname === '/' && search.panel === undefined)
  const [rested, setRested] = useState<PopUpReader>()
  useEffect(() => {
    setRested(undefined)
    if (!isFree || wasPopUpClosed(reader)) return
    return whenQuiet(() => setRested(reader), QUIET_MS)
  }, [isFree, reader])
  if (!isFree || rested !== reader) return null
  return (
    <Suspense>
      <PopUp reader={reader} />
    </Suspense>
  )
}
