import { useLingui } from '@lingui/react'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { useSignOut } from '../session/use-sign-out.ts'
import { notify } from '../toasts/toasts.ts'

/** Asks before the session ends. */
export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { _ } = useLingui()
  const signOut = useSignOut()
  const confirm = async () => {
    await signOut()
    notify('success', _('site.sign_out.done'))
  }
  return (
    <ConfirmDialog
      open
      onCancel={onClose}
      title={_('site.sign_out.sure')}
      cancelLabel={_('site.cancel')}
      confirmLabel={_('site.sign_out')}
      onConfirm={confirm}
    >
      {_('site.sign_out.note')}
    </ConfirmDialog>
  )
}
