import { IconButton } from '@sanuk/ui/icon-button'
import { Copy } from 'lucide-react'
import { useCopy } from './use-copy.ts'

/** Puts a text on the clipboard. `label` names what is copied. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const copy = useCopy()
  return (
    <IconButton label={label} size="small" onClick={() => copy(text)}>
      <Copy />
    </IconButton>
  )
}
