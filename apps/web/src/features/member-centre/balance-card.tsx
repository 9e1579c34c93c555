import { useLingui } from '@lingui/react'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useSwitchPage } from '../../panels/use-switch-page.ts'
import { readWallet } from '../../wire/wallet.ts'
import styles from './account-page.module.css'

/** What can be spent now, and the way to more. */
export function BalanceCard() {
  const { _ } = useLingui()
  const switchPage = useSwitchPage()
  const { data } = useQuery(readWallet)
  return (
    <Card className={styles.balance}>
      <div>
        <p className={styles.label}>{_('site.balance')}</p>
        {data ? (
          <Money
            className={styles.amount}
            amount={parseAmount(data.sumBalance)}
            currency={{ ...currency(data.currency), symbol: data.currencySymbol }}
          />
        ) : (
          <Skeleton width="120px" />
        )}
      </div>
      <Button icon={<Plus />} onClick={() => switchPage('depositv2')}>
        {_('member-centre.deposit')}
      </Button>
    </Card>
  )
}
