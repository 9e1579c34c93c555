import { useLingui } from '@lingui/react'
import type { Merchant } from '@sanuk/contracts/transfers'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Switch } from '@sanuk/ui/switch'
import { useQuery } from '@tanstack/react-query'
import { ArrowDownToLine } from 'lucide-react'
import { useId } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { readWallet } from '../../wire/wallet.ts'
import styles from './transfers.module.css'
import { useAutomatic } from './use-automatic.ts'
import { useCollectMoney } from './use-collect-money.ts'

type MainWalletProps = { readonly automatic: boolean; readonly merchants: readonly Merchant[] }

/** What most games play from, the way home for everything else, and whether it goes by itself. */
export function MainWallet({ automatic, merchants }: MainWalletProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const note = useId()
  const { data } = useQuery(readWallet)
  const collect = useCollectMoney()
  const choose = useAutomatic()
  const isAway = merchants.some(({ balance }) => balance !== null && parseAmount(balance) > 0n)
  return (
    <Card className={styles.main}>
      <div className={styles.sum}>
        <p className={styles.label}>{_('transfers.main')}</p>
        {data ? (
          <Money className={styles.amount} amount={parseAmount(data.sumBalance)} currency={currency} />
        ) : (
          <Skeleton width="160px" height="36px" />
        )}
        <p className={styles.note}>{_('transfers.main.note')}</p>
      </div>
      {merchants.some(({ isSingle }) => !isSingle) && (
        <>
          <Button
            className={styles.collect}
            look={isAway ? 'primary' : 'outline'}
            icon={<ArrowDownToLine />}
            onClick={collect}
          >
            {_('transfers.collect')}
          </Button>
          <div className={styles.automatic}>
            <Switch
              className={styles.switch}
              checked={automatic}
              aria-describedby={note}
              onChange={({ currentTarget }) => choose(currentTarget.checked)}
            >
              {_('transfers.automatic')}
            </Switch>
            <p id={note} className={styles.note}>
              {_('transfers.automatic.note')}
            </p>
          </div>
        </>
      )}
    </Card>
  )
}
