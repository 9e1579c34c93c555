import { useLingui } from '@lingui/react'
import { IconButton } from '@sanuk/ui/icon-button'
import { VisuallyHidden } from '@sanuk/ui/visually-hidden'
import { Check, Copy } from 'lucide-react'
import { useEffect, useState } from 'react'
import { notify } from '../toasts/toasts.ts'

const SHOWN_MS = 2000

/** Puts a text on the clipboard and says so. `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { _ } = useLingui()
  const [copied, setCopied] = useState(false)

  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(setCopied, SHOWN_MS, false)
    return () => clearTimeout(timer)
  }, [copied])

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => notify('error', _('site.copy_failed')),
    )

  return (
    <>
      <IconButton label={label} size="small" onClick={copy}>
        {copied ? <Check /> : <Copy />}
      </IconButton>
      <span aria-live="polite">{copied && <VisuallyHidden>{_('site.copied')}</VisuallyHidden>}</span>
    </>
  )
}
