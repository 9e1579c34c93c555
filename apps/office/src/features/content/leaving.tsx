import { useLingui } from '@lingui/react'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useEffect } from 'react'
import { useBlocker } from 'react-router-dom'

/** Said to the router where nothing is left behind: what was written has just been kept, or thrown away. */
export const SAVED = 'saved'

/** Asks before what was written is left behind; the browser asks where the whole page goes. */
export function Leaving({ changed }: { changed: boolean }) {
  const { _ } = useLingui()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      changed && currentLocation.pathname !== nextLocation.pathname && nextLocation.state !== SAVED,
  )
  useEffect(() => {
    if (!changed) return
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [changed])
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      title={_('office-content.leave')}
      cancelLabel={_('office-content.leave.stay')}
      confirmLabel={_('office-content.leave.do')}
      danger
      onCancel={() => blocker.reset?.()}
      onConfirm={() => blocker.proceed?.()}
    >
      {_('office-content.leave.note')}
    </ConfirmDialog>
  )
}
