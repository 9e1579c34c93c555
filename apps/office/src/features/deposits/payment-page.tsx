import { useLingui } from '@lingui/react'
import * as contract from '@sanuk/contracts/office-cashier'
import type { AnswerOf } from '@sanuk/contracts/route'
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
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { BACK, DEPOSITS } from './deposits.ts'
import { PaymentDoing } from './payment-doing.tsx'
import { PaymentMarks } from './payment-marks.tsx'

export type WholePayment = AnswerOf<typeof contract.readPaymentRecord>

/** Money that a bank told of, and what becomes of it. */
export function PaymentPage() {
  useTitle('office.deposits')
  const { id = '' } = useParams()
  return (
    <AskedRecord
      about={[...DEPOSITS, 'payment', id]}
      back={BACK}
      ask={(signal) => call(contract.readPaymentRecord, { params: { id } }, signal)}
    >
      {(whole) => <Whole whole={whole} />}
    </AskedRecord>
  )
}

function Whole({ whole }: { readonly whole: WholePayment }) {
  const { _ } = useLingui()
  const mayChange = useMay()('money.change')
  const { payment, log } = whole
  const params = { id: payment.id }
  return (
    <>
      <PageHead title={formatMoney(parseAmount(payment.amount), currency('THB'))} note={payment.bankReference}>
        <PaymentMarks payment={payment} />
      </PageHead>
      <div className={styles.desk}>
        <div className={styles.column}>
          <AboutPayment whole={whole} />
          <DeskLog
            about={DEPOSITS}
            log={log.map(({ what, ...entry }) => ({ ...entry, word: _(`office-cashier.log.${what}`) }))}
            onNote={mayChange ? (note) => call(contract.notePayment, { params, body: { note } }) : undefined}
          />
        </div>
        <div className={styles.column}>{mayChange && <PaymentDoing whole={whole} />}</div>
      </div>
    </>
  )
}

function AboutPayment({ whole: { payment } }: { readonly whole: WholePayment }) {
  const { _ } = useLingui()
  const moment = useMoment()
  const { deposit, heldBecause } = payment
  const none = _('office.none')
  return (
    <Card title={_('office-cashier.payments')}>
      <Facts
        facts={[
          { name: _('office-cashier.method'), value: _(`office-cashier.kind.${payment.way}`) },
          { name: _('office-cashier.reference'), value: payment.reference || none },
          { name: _('office-cashier.arrived'), value: payment.arrivedAt ?? none },
          { name: _('office-cashier.payer'), value: payment.payerBank ?? none },
          { name: _('office-cashier.paid'), value: moment(payment.paidAt) },
          { name: _('office-cashier.why'), value: heldBecause ? _(`office-cashier.held.${heldBecause}`) : none },
          {
            name: _('office-cashier.order'),
            value: deposit ? (
              <Link to={`/deposits/${deposit.id}`}>
                {deposit.reference} · {deposit.username}
              </Link>
            ) : (
              none
            ),
          },
          ...(payment.reason ? [{ name: _('office.reason'), value: payment.reason }] : []),
          ...(payment.fault ? [{ name: _('office-cashier.fault'), value: payment.fault }] : []),
          ...(payment.returnReference
            ? [{ name: _('office-cashier.return_reference'), value: payment.returnReference }]
            : []),
        ]}
      />
    </Card>
  )
}
