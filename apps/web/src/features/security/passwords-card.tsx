import { useLingui } from '@lingui/react'
import { ownSecurity } from '@sanuk/contracts/security'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { useQuery } from '@tanstack/react-query'
import { LockKeyhole, WalletCards } from 'lucide-react'
import { useState } from 'react'
import { read } from '../../wire/read.ts'
import { OwnSecurityState } from './own-security-state.tsx'
import { PasswordDialog, type WhichPassword } from './password-dialog.tsx'
import styles from './security.module.css'

/** The two passwords: one signs in, the other lets money leave. */
export function PasswordsCard() {
  const { _ } = useLingui()
  const { data, refetch } = useQuery(read(ownSecurity))
  const [open, setOpen] = useState<WhichPassword>()
  const has = (which: WhichPassword) => (which === 'account' ? data?.password : data?.paymentPassword) === true
  return (
    <Card level={3} title={_('security.passwords')} className={styles.wide}>
      <OwnSecurityState />
      {data && (
        <ul className={styles.list}>
          {(['account', 'payment'] as const).map((which) => (
            <li key={which} className={styles.row}>
              {which === 'account' ? <LockKeyhole aria-hidden="true" /> : <WalletCards aria-hidden="true" />}
              <div className={styles.grow}>
                <p className={styles.name}>{_(`security.passwords.${which}`)}</p>
                <p className={styles.note}>
                  {_(has(which) ? `security.passwords.${which}.lead` : `security.passwords.${which}.none`)}
                </p>
              </div>
              <Button
                look={has(which) ? 'outline' : 'primary'}
                size="small"
                aria-label={_(has(which) ? 'security.change.of' : 'security.set.of', {
                  name: _(`security.passwords.${which}`),
                })}
                onClick={() => setOpen(which)}
              >
                {_(has(which) ? 'security.change' : 'security.set')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open && (
        <PasswordDialog
          which={open}
          exists={has(open)}
          onClose={() => {
            setOpen(undefined)
            refetch()
          }}
        />
      )}
    </Card>
  )
}
