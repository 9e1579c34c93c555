import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Link2, Share2 } from 'lucide-react'
import { notify } from '../toasts/toasts.ts'

type CopyLinkProps = { readonly label: string; readonly title?: string }

/** Hands on the address of what is shown: to another app where the device has such a way, else to the clipboard. */
export function CopyLink({ label, title }: CopyLinkProps) {
  const { _ } = useLingui()
  const shares = title !== undefined && typeof navigator.share === 'function'
  async function hand() {
    const url = location.href
    if (shares) return void (await navigator.share({ title, url }).catch(ignoreClosing))
    try {
      await navigator.clipboard.writeText(url)
      await notify('success', _('site.copied'))
    } catch {
      await notify('error', _('site.copy_failed'))
    }
  }
  return (
    <Button look="ghost" size="small" icon={shares ? <Share2 /> : <Link2 />} onClick={hand}>
      {label}
    </Button>
  )
}

/** Whoever closes the device's own window has changed their mind. */
function ignoreClosing(): void {}
