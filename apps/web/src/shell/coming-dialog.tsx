import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'

/** Says that a game which was asked for is not open yet. */
export function ComingDialog({ open, onClose }: { readonly open: boolean; readonly onClose: () => void }) {
  const { _ } = useLingui()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('lobby.cockfight.soon')}
      closeLabel={_('site.close')}
      footer={<Button onClick={onClose}>{_('lobby.cockfight.soon.close')}</Button>}
    >
      <p>{_('lobby.cockfight.soon.note')}</p>
    </Dialog>
  )
}
