import { useLingui } from '@lingui/react'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'

/** True while the office itself moves on from what has just been saved or thrown away. */
let isLeavingSaved = false

/** Goes to another page where nothing unsaved is left behind: nobody is asked. */
export function withoutAsking(go: () => void): void {
  isLeavingSaved = true
  go()
  isLeavingSaved = false
}

/** Asks before what was written is left behind; the browser asks where the whole page goes. */
export function Leaving({ changed }: { changed: boolean }) {
  const { _ } = useLingui()
  const [, navigate] = useLocation()
  const [destination, setDestination] = useState<NavigationDestination>()

  useEffect(() => {
    if (!changed) return
    const stay = (event: NavigateEvent) => {
      const { pathname } = new URL(event.destination.url)
      if (isLeavingSaved || !event.cancelable || pathname === location.pathname) return
      // Links to elsewhere load another document, about which the browser asks.
      if (!event.destination.sameDocument) return
      event.preventDefault()
      setDestination(event.destination)
    }
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    // Browsers from before 2026 ask only where the whole page goes.
    const steps = 'navigation' in globalThis ? navigation : undefined
    steps?.addEventListener('navigate', stay)
    addEventListener('beforeunload', ask)
    return () => {
      steps?.removeEventListener('navigate', stay)
      removeEventListener('beforeunload', ask)
    }
  }, [changed])

  return (
    <ConfirmDialog
      open={destination !== undefined}
      title={_('office-content.leave')}
      cancelLabel={_('office-content.leave.stay')}
      confirmLabel={_('office-content.leave.do')}
      danger
      onCancel={() => setDestination(undefined)}
      onConfirm={() => {
        setDestination(undefined)
        if (destination) leaveFor(destination, navigate)
      }}
    >
      {_('office-content.leave.note')}
    </ConfirmDialog>
  )
}

/** Goes on to where the reader wanted to go: a step of the history has a key, a new page has none. */
async function leaveFor({ key, url }: NavigationDestination, navigate: (to: string) => void): Promise<void> {
  const { pathname, search, hash } = new URL(url)
  if (!key) return withoutAsking(() => navigate(pathname + search + hash))
  isLeavingSaved = true
  // The step is made later; where it fails, the page stays.
  await navigation.traverseTo(key).finished?.catch(() => undefined)
  isLeavingSaved = false
}
