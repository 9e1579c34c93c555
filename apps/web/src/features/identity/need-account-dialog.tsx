import { useLingui } from '@lingui/react'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import type { PanelProps } from '../../panels/panel-table.ts'
import { usePanels } from '../../panels/use-panels.ts'
import { useSignOut } from '../../session/use-sign-out.ts'

/** What a guest is told who asks for what belongs to real accounts. */
export function NeedAccountDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  const signOut = useSignOut()
  const join = async () => {
    await signOut()
    await panels.open('register')
  }
  return (
    <ConfirmDialog
      open={open}
      onCancel={onClose}
      title={_('identity.need_account.title')}
      cancelLabel={_('identity.need_account.stay')}
      confirmLabel={_('identity.login.register')}
      onConfirm={join}
    >
      {_('identity.need_account.text')}
    </ConfirmDialog>
  )
}
