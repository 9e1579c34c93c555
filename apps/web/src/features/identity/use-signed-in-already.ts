import { useEffect, useEffectEvent } from 'react'
import { usePanels } from '../../panels/use-panels.ts'
import { currentSession } from '../../session/session.ts'

/** Whoever is signed in when the window opens, by an old link perhaps, goes on at once. */
export function useSignedInAlready(open: boolean): void {
  const { goOn } = usePanels()
  const leave = useEffectEvent(goOn)
  useEffect(() => {
    if (open && currentSession()) leave()
  }, [open])
}
