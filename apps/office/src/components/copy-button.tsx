import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { toast } from '@sanuk/ui/toast'
import { Copy } from 'lucide-react'

/** Puts a text on the clipboard and says so. `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { _ } = useLingui()
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => toast.success(_('vendors.copied')),
      () => toast.error(_('vendors.copy_failed')),
    )
  return (
    <IconButton label={label} size="small" onClick={copy}>
      <Copy />
    </IconButton>
  )
}
