import { useLingui } from '@lingui/react'
import type { AgentLink } from '@sanuk/contracts/agent-links'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Link2, Link2Off, Pencil, QrCode } from 'lucide-react'
import { useState } from 'react'
import { SITE_NAME, useBrand } from '../../../brand/use-brand.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ShareButton } from '../../../components/share-button.tsx'
import { useMoment } from '../../../components/use-moment.ts'
import { notify } from '../../../toasts/toasts.ts'
import { faultText } from '../../../wire/fault-text.ts'
import { GivenTerms } from '../terms/given-terms.tsx'
import { useTypeName } from '../use-type-name.ts'
import { Funnel } from './funnel.tsx'
import styles from './links.module.css'
import { NoteDialog } from './note-dialog.tsx'
import { QrDialog } from './qr-dialog.tsx'
import { changeLink } from './use-links.ts'

const LOOKS = { open: 'good', closed: 'plain', expired: 'plain' } as const

/** One link: where it leads, what became of it, and what can be done with it. */
export function LinkCard({ link }: { readonly link: AgentLink }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const nameOf = useTypeName()
  const [dialog, setDialog] = useState<'qr' | 'note' | null>(null)
  const name = link.note || _('agent-links.code', { code: link.code })
  const expiry = link.expiresAt
    ? _(link.state === 'expired' ? 'agent-links.expired' : 'agent-links.expires', { when: moment(link.expiresAt) })
    : _('agent-links.forever')
  return (
    <Card
      level={3}
      title={<span className={styles.name}>{name}</span>}
      mark={<Badge look={LOOKS[link.state]}>{_(`agent-links.state.${link.state}`)}</Badge>}
    >
      <div className={styles.card}>
        <p className={styles.meta}>
          <Badge>{nameOf(link.type)}</Badge> {_('agent-links.created', { when: moment(link.createdAt) })} · {expiry}
        </p>
        <p className={styles.address}>
          <span>{link.address}</span>
          <CopyButton text={link.address} label={_('agent-links.copy', { name })} />
        </p>
        {link.terms.length > 0 && <GivenTerms label={_('agent-terms.of')} terms={link.terms} />}
        <Funnel link={link} label={_('agent-links.results', { name })} />
        <div className={styles.actions}>
          {link.state === 'open' && (
            <>
              <ShareButton
                size="small"
                label={_('agent-links.share')}
                content={{ title: _('agent-links.share.title', { brand }), url: link.address }}
              />
              <Button look="outline" size="small" icon={<QrCode />} onClick={() => setDialog('qr')}>
                {_('agent-links.qr')}
              </Button>
            </>
          )}
          <Button look="ghost" size="small" icon={<Pencil />} onClick={() => setDialog('note')}>
            {_('agent-links.note.edit')}
          </Button>
          <OpenOrClose link={link} />
        </div>
      </div>
      {dialog === 'qr' && <QrDialog link={link} name={name} onClose={() => setDialog(null)} />}
      {dialog === 'note' && <NoteDialog link={link} onClose={() => setDialog(null)} />}
    </Card>
  )
}

/** Closes an open link, which can be undone, and opens a closed one. The time of an expired one is over. */
function OpenOrClose({ link }: { readonly link: AgentLink }) {
  const { _ } = useLingui()

  async function setOpen(open: boolean, undo?: () => void) {
    try {
      await changeLink(link.id, { open, note: link.note })
      const action = undo && { label: _('site.undo'), onClick: undo }
      await notify('success', _(open ? 'agent-links.reopened' : 'agent-links.closed'), action)
    } catch (fault) {
      await notify('error', faultText(fault, _))
    }
  }

  if (link.state === 'expired') return null
  if (link.state === 'closed') {
    return (
      <Button look="outline" size="small" icon={<Link2 />} onClick={() => setOpen(true)}>
        {_('agent-links.reopen')}
      </Button>
    )
  }
  return (
    <Button look="ghost" size="small" icon={<Link2Off />} onClick={() => setOpen(false, () => setOpen(true))}>
      {_('agent-links.close')}
    </Button>
  )
}
