import { useLingui } from '@lingui/react'
import { Toaster } from '@sanuk/ui/toast'

/** Where passing news appears. */
export function Notices() {
  const { _ } = useLingui()
  return <Toaster label={_('office.notices')} closeLabel={_('office.close')} />
}
