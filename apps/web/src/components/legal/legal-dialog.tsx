import { useLingui } from '@lingui/react'
import type { LegalDocument } from '@sanuk/contracts/content'
import { Dialog } from '@sanuk/ui/dialog'
import { LegalText } from './legal-text.tsx'

/** A legal document over whatever asks for agreement, which stays as it was filled in. */
export function LegalDialog({ document, onClose }: { readonly document: LegalDocument; readonly onClose: () => void }) {
  const { _ } = useLingui()
  return (
    <Dialog open size="medium" onClose={onClose} title={_(`legal.${document}`)} closeLabel={_('site.close')}>
      <LegalText document={document} />
    </Dialog>
  )
}
