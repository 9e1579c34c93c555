import { useLingui } from '@lingui/react'
import type { Deposit } from '@sanuk/contracts/cashier'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { buttonClass } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { Landmark } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { transferLink } from './bank-link.ts'
import styles from './deposit.module.css'
import { GiveUp } from './give-up.tsx'
import { SlipField } from './slip-field.tsx'
import { WaitingStatus } from './waiting-status.tsx'

type Props = { readonly deposit: Deposit; readonly demoBank: string | null }

/** The account to pay into and the exact amount, then the slip: until the bank tells of the money. */
export function TransferStep({ deposit, demoBank }: Props) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { transfer } = deposit
  const amount = parseAmount(deposit.amount)
  if (!transfer) return null
  return (
    <section className={styles.transfer} aria-label={_('cashier.transfer')}>
      <div className={styles.about}>
        <WaitingStatus deposit={deposit} />
        <p className={styles.exact}>{_('cashier.transfer.exact')}</p>
        <Facts
          facts={[
            {
              name: _('cashier.code.amount'),
              value: (
                <>
                  <Money className={styles.sum} amount={amount} currency={currency} />
                  <CopyButton text={writeAmount(amount)} label={_('cashier.copy.amount')} />
                </>
              ),
            },
            { name: _('cashier.transfer.bank'), value: _(`payees.bank.${transfer.bank}`) },
            {
              name: _('cashier.transfer.number'),
              value: (
                <>
                  <span className={styles.number}>{transfer.number}</span>
                  <CopyButton text={transfer.number.replaceAll('-', '')} label={_('cashier.copy.number')} />
                </>
              ),
            },
            { name: _('cashier.transfer.holder'), value: transfer.holder },
            { name: _('cashier.code.reference'), value: deposit.reference },
          ]}
        />
      </div>
      <div className={styles.about}>
        <SlipField deposit={deposit} />
        {demoBank && (
          <>
            <a
              className={`${buttonClass({ size: 'large' })} ${styles.bank}`}
              href={transferLink(demoBank, transfer.number, deposit.amount)}
              target="_blank"
              rel="noopener"
            >
              <Landmark />
              {_('cashier.transfer.demo_bank')}
            </a>
            <p className={styles.note}>{_('cashier.demo_bank.note')}</p>
          </>
        )}
        <GiveUp id={deposit.id} />
      </div>
    </section>
  )
}
