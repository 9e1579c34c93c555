import { useLingui } from '@lingui/react'
import { parseAmount, writeAmount } from '@sanuk/money/amount'
import { Button, buttonClass } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { QrCode } from '@sanuk/ui/qr-code'
import { Download, Landmark } from 'lucide-react'
import { useCurrency } from '../../brand/use-currency.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { bankLink } from './bank-link.ts'
import styles from './deposit.module.css'
import type { DepositMethod } from './deposit-method.ts'
import { GiveUp } from './give-up.tsx'
import type { WaitingDeposit } from './use-deposit.ts'
import { useSavePicture } from './use-save-picture.ts'
import { WaitingStatus } from './waiting-status.tsx'

type PaymentCodeProps = {
  readonly deposit: WaitingDeposit
  /** Missing where the brand no longer offers it. */
  readonly method: DepositMethod | undefined
}

/** The QR to pay by, with everything a payer compares, until the money is there or the time is over. */
export function PaymentCode({ deposit, method }: PaymentCodeProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const save = useSavePicture(deposit)
  const amount = parseAmount(deposit.amount)
  return (
    <section className={styles.code} aria-label={_('cashier.code')}>
      <figure className={styles.slip}>
        <figcaption>{_('cashier.code.promptpay')}</figcaption>
        <QrCode text={deposit.payload} label={_('cashier.code.picture', { amount: deposit.amount })} />
        <p>{method?.payeeName}</p>
      </figure>
      <div className={styles.about}>
        <WaitingStatus deposit={deposit} />
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
            { name: _('cashier.code.payee'), value: method?.payeeName },
            {
              name: _('cashier.code.reference'),
              value: (
                <>
                  {deposit.reference}
                  <CopyButton text={deposit.reference} label={_('cashier.copy.reference')} />
                </>
              ),
            },
          ]}
        />
        <p className={styles.note}>{_('cashier.code.how')}</p>
        <div className={styles.actions}>
          {method?.demoBank && (
            <a
              className={`${buttonClass({ size: 'large' })} ${styles.bank}`}
              href={bankLink(method.demoBank, deposit.payload)}
              target="_blank"
              rel="noopener"
            >
              <Landmark />
              {_('cashier.demo_bank')}
            </a>
          )}
          <Button look="outline" size="large" icon={<Download />} onClick={save}>
            {_('cashier.save')}
          </Button>
        </div>
        {method?.demoBank && <p className={styles.note}>{_('cashier.demo_bank.note')}</p>}
        <GiveUp id={deposit.id} />
      </div>
    </section>
  )
}
