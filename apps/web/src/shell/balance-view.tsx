import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { IconButton } from '@sanuk/ui/icon-button'
import { Money } from '@sanuk/ui/money'
import { useQuery } from '@tanstack/react-query'
import { Eye, EyeOff, RefreshCw, Wallet } from 'lucide-react'
import { useState } from 'react'
import { readWallet } from '../wire/wallet.ts'
import styles from './member-bar.module.css'

const HIDDEN_KEY = 'balanceHidden'

/** What the member can spend. Pressing it asks again; the eye hides it from those who look over one's shoulder. */
export function BalanceView() {
  const { _ } = useLingui()
  const { data, isFetching, isError, refetch } = useQuery(readWallet)
  const [hidden, setHidden] = useState(() => localStorage.getItem(HIDDEN_KEY) === '1')
  const hide = (next: boolean) => {
    setHidden(next)
    localStorage.setItem(HIDDEN_KEY, next ? '1' : '0')
  }
  return (
    <div className={styles.balance}>
      <button
        type="button"
        className={styles.amount}
        title={_('site.balance.refresh')}
        aria-busy={isFetching}
        onClick={() => refetch()}
      >
        {isFetching || isError ? <RefreshCw className={isFetching ? styles.turning : undefined} /> : <Wallet />}
        {data ? (
          <Money
            amount={parseAmount(data.sumBalance)}
            currency={{ ...currency(data.currency), symbol: data.currencySymbol }}
            masked={hidden && _('site.balance.hidden')}
          />
        ) : (
          <span className={styles.waiting}>{_(isError ? 'site.balance.failed' : 'site.balance.updating')}</span>
        )}
      </button>
      <IconButton
        label={_(hidden ? 'site.balance.show' : 'site.balance.hide')}
        size="small"
        aria-pressed={hidden}
        className={styles.eye}
        onClick={() => hide(!hidden)}
      >
        {hidden ? <EyeOff /> : <Eye />}
      </IconButton>
    </div>
  )
}
