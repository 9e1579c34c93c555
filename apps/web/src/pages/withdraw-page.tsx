import { useState } from 'react'
import type { CentrePageProps } from '../components/centre/centre-entry.ts'
import { PanelHead } from '../components/panel-head.tsx'
import { FreezeNotice } from '../features/freezes/freeze-notice.tsx'
import { AccountName } from '../features/payees/account-name.tsx'
import { AccountPicker } from '../features/payees/account-picker.tsx'
import { PasswordDialog } from '../features/security/password-dialog.tsx'
import { WithdrawDesk } from '../features/withdrawals/withdraw-desk.tsx'
import { WithdrawalList } from '../features/withdrawals/withdrawal-list.tsx'
import { WithdrawalView } from '../features/withdrawals/withdrawal-view.tsx'
import styles from '../features/withdrawals/withdrawals.module.css'

/** Withdrawing: the wish, then how it goes on, and below what was withdrawn before. */
export function WithdrawPage({ title }: CentrePageProps) {
  const [shown, setShown] = useState<string | null>(null)
  return (
    <>
      <PanelHead title={title} />
      <div className={styles.page}>
        <FreezeNotice kinds={['withdrawals', 'betting']} />
        {shown ? (
          <WithdrawalView key={shown} id={shown} onAgain={() => setShown(null)} />
        ) : (
          <WithdrawDesk
            accounts={(props) => <AccountPicker {...props} />}
            accountName={(account) => <AccountName account={account} />}
            setPassword={(onClose) => <PasswordDialog which="payment" exists={false} onClose={onClose} />}
            onShow={setShown}
          />
        )}
        <WithdrawalList onShow={setShown} />
      </div>
    </>
  )
}
