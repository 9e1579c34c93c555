import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Facts } from '@sanuk/ui/facts'
import { Field } from '@sanuk/ui/field'
import { TextArea } from '@sanuk/ui/text-area'
import { TriangleAlert } from 'lucide-react'
import { SITE_NAME, useBrand } from '../../../brand/use-brand.ts'
import { CopyButton } from '../../../components/copy-button.tsx'
import { ShareButton } from '../../../components/share-button.tsx'
import styles from './links.module.css'
import type { OpenedAccount } from './use-open-account.ts'

type OpenedDialogProps = { readonly account: OpenedAccount; readonly onClose: () => void }

/** The account and its password, which is shown this once: only its own button closes the window. */
export function OpenedDialog({ account: { member, password }, onClose }: OpenedDialogProps) {
  const { _ } = useLingui()
  const brand = useBrand()?.brand.name ?? SITE_NAME
  const address = location.origin
  const { username } = member
  const message = _('agent-links.account.message.text', { brand, address, username, password })
  const value = (text: string, label: string) => (
    <span className={styles.secret}>
      <code>{text}</code>
      <CopyButton text={text} label={label} />
    </span>
  )
  return (
    <Dialog
      role="alertdialog"
      open
      locked
      onClose={onClose}
      size="medium"
      title={_('agent-links.account.done', { username })}
      footer={
        <Button size="large" wide onClick={onClose}>
          {_('agent-links.account.kept')}
        </Button>
      }
    >
      <div className={styles.form}>
        <p className={styles.warning}>
          <TriangleAlert aria-hidden="true" />
          {_('agent-links.account.once')}
        </p>
        <Facts
          facts={[
            { name: _('agent-links.account.address'), value: value(address, _('agent-links.account.copy.address')) },
            { name: _('agent-links.account.username'), value: value(username, _('agent-links.account.copy.username')) },
            { name: _('agent-links.account.password'), value: value(password, _('agent-links.account.copy.password')) },
          ]}
        />
        <Field label={_('agent-links.account.message')}>
          <TextArea readOnly rows={5} value={message} />
        </Field>
        <div className={styles.actions}>
          <span className={styles.secret}>
            {_('agent-links.account.message.copy')}
            <CopyButton text={message} label={_('agent-links.account.message.copy')} />
          </span>
          <ShareButton
            look="outline"
            size="small"
            label={_('agent-links.share')}
            content={{ title: _('agent-links.account.done', { username }), text: message }}
          />
        </div>
      </div>
    </Dialog>
  )
}
