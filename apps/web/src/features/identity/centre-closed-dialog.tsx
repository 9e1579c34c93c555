import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { SupportLink } from '../../components/support-link.tsx'
import type { PanelProps } from '../../panels/panel-table.ts'

/** What a member is told where the brand has its member centre switched off. */
export function CentreClosedDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.centre_closed.title')}
      footer={
        <>
          <SupportLink look="outline" />
          <Button onClick={onClose}>{_('site.close')}</Button>
        </>
      }
    >
      {_('identity.centre_closed.text')}
    </Dialog>
  )
}
