import { useLingui } from '@lingui/react'
import { toast } from '@sanuk/ui/toast'

/** Puts a text on the clipboard and says whether that worked. */
export function useCopy(): (text: string) => Promise<void> {
  const { _ } = useLingui()
  return async (text) => {
    try {
      await navigator.clipboard.writeText(text)
      toast.success(_('office.copied'))
    } catch {
      toast.error(_('office.copy_failed'))
    }
  }
}
