import { useLingui } from '@lingui/react'
import type { AgentLink } from '@sanuk/contracts/agent-links'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { QrCode } from '@sanuk/ui/qr-code'
import { ImageDown } from 'lucide-react'
import { SITE_NAME, useBrand } from '../../../brand/use-brand.ts'
import { savePoster } from '../../../components/poster.ts'
import { notify } from '../../../toasts/toasts.ts'
import { GivenTerms } from '../terms/given-terms.tsx'
import styles from './links.module.css'

type QrDialogProps = { readonly link: AgentLink; readonly name: string; readonly onClose: () => void }

/** The link as a code to scan, and as a poster to print or send. */
export function QrDialog({ link, name, onClose }: QrDialogProps) {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME

  async function save() {
    try {
      await savePoster({
        link: link.address,
        name: brand,
        title: _('agent-links.poster', { brand }),
        code: link.code,
      })
    } catch {
      await notify('error', _('agent-links.poster.failed'))
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={_('agent-links.qr.of', { name })}
      description={<span className={styles.whole}>{link.address}</span>}
      closeLabel={_('site.close')}
      footer={
        <Button size="large" wide icon={<ImageDown />} onClick={save}>
          {_('agent-links.poster.save')}
        </Button>
      }
    >
      <div className={styles.form}>
        <div className={styles.qr}>
          <QrCode text={link.address} label={_('agent-links.qr.of', { name })} />
        </div>
        {link.terms.length > 0 && <GivenTerms label={_('agent-terms.of')} terms={link.terms} />}
      </div>
    </Dialog>
  )
}
