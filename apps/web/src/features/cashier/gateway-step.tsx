import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { parseAmount } from '@sanuk/money/amount'
import { Button, buttonClass } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { ExternalLink } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import styles from './deposit.module.css'
import { GiveUp } from './give-up.tsx'
import { WaitingStatus } from './waiting-status.tsx'

/** Leads on to the gateway’s own page, where the member pays and comes back from. */
export function GatewayStep({ deposit }: { readonly deposit: Deposit }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { redirect } = deposit
  return (
    <section className={styles.gateway} aria-label={_('cashier.gateway')}>
      <WaitingStatus deposit={deposit} />
      <Facts
        facts={[
          {
            name: _('cashier.code.amount'),
            value: <Money className={styles.sum} amount={parseAmount(deposit.amount)} currency={currency} />,
          },
          { name: _('cashier.code.reference'), value: deposit.reference },
        ]}
      />
      <p className={styles.note}>{_(redirect ? 'cashier.gateway.note' : 'cashier.gateway.connecting')}</p>
      <div className={styles.actions}>
        {redirect ? (
          <a className={`${buttonClass({ size: 'large' })} ${styles.bank}`} href={redirect}>
            <ExternalLink />
            {_('cashier.gateway.go')}
          </a>
        ) : (
          <Button size="large" busy>
            {_('cashier.gateway.go')}
          </Button>
        )}
      </div>
      <GiveUp id={deposit.id} />
    </section>
  )
}
