import { useLingui } from '@lingui/react'
import { ownSecurity } from '@sanuk/contracts/security'
import type { CodeChannel } from '@sanuk/contracts/verification'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useQuery } from '@tanstack/react-query'
import { Mail, Smartphone } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../wire/read.ts'
import { ContactDialog } from './contact-dialog.tsx'
import { OwnSecurityState } from './own-security-state.tsx'
import styles from './security.module.css'

type Contact = { readonly masked: string; readonly verified: boolean } | null
type Open = { readonly channel: CodeChannel; readonly kept: string | null }

/** How the member is reached, and whether they have shown that it is theirs. */
export function ContactsCard() {
  const { _ } = useLingui()
  const { data, refetch } = useQuery(read(ownSecurity))
  const [open, setOpen] = useState<Open>()
  return (
    <Card level={3} title={_('security.contacts')} className={styles.wide}>
      <OwnSecurityState />
      {data && (
        <ul className={styles.list}>
          <ContactRow channel="sms" contact={data.mobile} onOpen={setOpen} />
          <ContactRow channel="mail" contact={data.email} onOpen={setOpen} />
        </ul>
      )}
      {open && (
        <ContactDialog
          {...open}
          onClose={() => {
            setOpen(undefined)
            refetch()
          }}
        />
      )}
    </Card>
  )
}

type RowProps = {
  readonly channel: CodeChannel
  readonly contact: Contact
  readonly onOpen: (open: Open) => void
}

function ContactRow({ channel, contact, onOpen }: RowProps) {
  const { _ } = useLingui()
  const name = _(`security.contacts.${channel}`)
  const enter = () => onOpen({ channel, kept: null })
  return (
    <li className={styles.row}>
      {channel === 'sms' ? <Smartphone aria-hidden="true" /> : <Mail aria-hidden="true" />}
      <div className={styles.grow}>
        <p className={styles.name}>
          {name}{' '}
          {contact && (
            <Badge look={contact.verified ? 'good' : 'luck'}>
              {_(contact.verified ? 'security.contacts.confirmed' : 'security.contacts.unconfirmed')}
            </Badge>
          )}
        </p>
        <p className={styles.note}>{contact ? contact.masked : _(`security.contacts.${channel}.none`)}</p>
      </div>
      <div className={styles.buttons}>
        {contact && !contact.verified && (
          <Button
            size="small"
            aria-label={_('security.contacts.confirm.of', { name })}
            onClick={() => onOpen({ channel, kept: contact.masked })}
          >
            {_('security.contacts.confirm')}
          </Button>
        )}
        <Button
          look={contact ? 'outline' : 'primary'}
          size="small"
          aria-label={_(contact ? 'security.change.of' : 'security.contacts.add.of', { name })}
          onClick={enter}
        >
          {_(contact ? 'security.change' : 'security.contacts.add')}
        </Button>
      </div>
    </li>
  )
}
