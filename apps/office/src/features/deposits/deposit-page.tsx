import { useLingui } from '@lingui/react'
import * as contract from '@sanuk/contracts/office-cashier'
import { parseAmount } from '@sanuk/money/amount'
import { currency } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Link, useParams } from 'wouter'
import { AskedRecord } from '../../components/desk/asked-record.tsx'
import styles from '../../components/desk/desk.module.css'
import { DeskLog } from '../../components/desk/desk-log.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { DepositDoing } from './deposit-doing.tsx'
import { DepositMarks } from './deposit-marks.tsx'
import { DepositSlips } from './deposit-slips.tsx'
import { BACK, DEPOSITS } from './deposits.ts'
import { PaymentMarks } from './payment-marks.tsx'

/** One deposit with its slips and payments, and what can be done about it. */
export function DepositPage() {
  useTitle('office.deposits')
  const { id = '' } = useParams()
  return (
    <AskedRecord
      about={[...DEPOSITS, 'record', id]}
      back={BACK}
      ask={(signal) => call(contract.readDepositRecord, { params: { id } }, signal)}
    >
      {(whole) => <Whole whole={whole} />}
    </AskedRecord>
  )
}

type Props = { readonly whole: contract.DepositRecord }

function Whole({ whole }: Props) {
  const { _ } = useLingui()
  const mayChange = useMay()('money.change')
  const { deposit } = whole
  const { id } = deposit
  return (
    <>
      <PageHead
        title={`${deposit.username} · ${formatMoney(parseAmount(deposit.amount), currency(deposit.currency))}`}
        note={deposit.reference}
      >
        <DepositMarks deposit={deposit} />
      </PageHead>
      <div className={styles.desk}>
        <div className={styles.column}>
          <AboutDeposit whole={whole} />
          <Payments whole={whole} />
          <DeskLog
            about={DEPOSITS}
            log={whole.log.map(({ what, ...entry }) => ({ ...entry, word: _(`office-cashier.log.${what}`) }))}
            onNote={mayChange ? (note) => call(contract.noteDeposit, { params: { id }, body: { note } }) : undefined}
          />
        </div>
        <div className={styles.column}>
          {mayChange && <DepositDoing whole={whole} />}
          {deposit.kind === 'bank_transfer' && <DepositSlips id={id} slip={deposit.slip} />}
        </div>
      </div>
    </>
  )
}

function AboutDeposit({ whole: { deposit } }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const sum = (wire: string) => money(wire, { code: deposit.currency })
  const { transfer, creditedAt } = deposit
  return (
    <Card title={_('office-cashier.order')}>
      <Facts
        facts={[
          { name: _('office.username'), value: <Link to={`/members/${deposit.member}`}>{deposit.username}</Link> },
          { name: _('office-cashier.method'), value: _(`office-cashier.kind.${deposit.kind}`) },
          { name: _('office-cashier.amount'), value: sum(deposit.amount) },
          { name: _('office-cashier.asked'), value: sum(deposit.asked) },
          { name: _('office-cashier.fee'), value: sum(deposit.fee) },
          ...(transfer
            ? [{ name: _('office-cashier.arrived'), value: `${transfer.bank} ${transfer.number} · ${transfer.holder}` }]
            : []),
          { name: _('office-cashier.requested'), value: moment(deposit.requestedAt) },
          { name: _('office-cashier.expires'), value: moment(deposit.expiresAt) },
          { name: _('office-cashier.credited_at'), value: creditedAt ? moment(creditedAt) : _('office.none') },
        ]}
      />
    </Card>
  )
}

function Payments({ whole: { payments } }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  return (
    <Card title={_('office-cashier.payments')}>
      {payments.length === 0 && <p className={styles.note}>{_('office-cashier.payments.none')}</p>}
      <ul className={styles.log}>
        {payments.map((payment) => (
          <li key={payment.id}>
            <span className={styles.line}>
              <strong>{money(payment.amount, { code: 'THB' })}</strong>
              <time dateTime={payment.paidAt}>{moment(payment.paidAt)}</time>
            </span>
            <Link to={`/payments/${payment.id}`}>{payment.bankReference}</Link>
            <PaymentMarks payment={payment} />
          </li>
        ))}
      </ul>
    </Card>
  )
}
