import { useLingui } from '@lingui/react'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Tabs } from '@sanuk/ui/tabs'
import { MailCheck } from 'lucide-react'
import { useState } from 'react'
import { useModules } from '../../../brand/use-modules.ts'
import { SupportLink } from '../../../components/support-link.tsx'
import type { PanelProps } from '../../../panels/panel-table.ts'
import { usePanels } from '../../../panels/use-panels.ts'
import styles from '../form.module.css'
import { ByEmailForm } from './by-email-form.tsx'
import { ByMobileForm } from './by-mobile-form.tsx'

/** A new password for somebody who forgot theirs: by a mailed link, or by a code to the mobile number. */
export function ForgottenDialog({ open, onClose }: PanelProps) {
  const { _ } = useLingui()
  const panels = usePanels()
  const isOn = useModules()
  const [way, setWay] = useState<'email' | 'mobileNum'>('email')
  const [minutes, setMinutes] = useState<number>()
  const byEmail = <ByEmailForm onSent={setMinutes} />
  const ways = isOn('CHNGPASSVERIF3') ? (
    <Tabs
      label={_('identity.forgot.title')}
      wide
      value={way}
      onChange={setWay}
      tabs={[
        { value: 'email', label: _('identity.by_email'), panel: byEmail },
        { value: 'mobileNum', label: _('identity.by_mobile'), panel: <ByMobileForm /> },
      ]}
    />
  ) : (
    byEmail
  )
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={_('identity.forgot.title')}
      description={minutes === undefined ? _('identity.forgot.lead') : undefined}
      closeLabel={_('site.close')}
    >
      {minutes === undefined ? (
        <>
          {ways}
          <p className={styles.other}>
            {_('identity.forgot.remembered')}
            <Button look="ghost" size="small" onClick={() => panels.open('login')}>
              {_('identity.register.login')}
            </Button>
            <SupportLink look="ghost" size="small" />
          </p>
        </>
      ) : (
        <div className={styles.done} role="status">
          <MailCheck />
          <p>{_('identity.forgot.sent', { minutes })}</p>
          <Button size="large" wide onClick={onClose}>
            {_('identity.forgot.confirm')}
          </Button>
        </div>
      )}
    </Dialog>
  )
}
