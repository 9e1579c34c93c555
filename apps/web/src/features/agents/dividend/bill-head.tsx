import { useLingui } from '@lingui/react'
import type { DividendBill } from '@sanuk/contracts/agent-dividend'
import { parseAmount } from '@sanuk/money/amount'
import { Money } from '@sanuk/ui/money'
import { useCurrency } from '../../../brand/use-currency.ts'
import { FigureCards } from '../../../components/records/figure-cards.tsx'
import { writePeriod } from '../../../components/records/written-days.ts'
import { useMoment } from '../../../components/use-moment.ts'
import { useLanguage } from '../../../language/language.ts'
import { writtenCount } from '../../../language/written-count.ts'
import styles from '../terms/terms.module.css'
import { BillState } from './bill-state.tsx'

type BillProps = { readonly bill: DividendBill }

/** Which period it is, how far its payment is, and its figures. */
export function BillHead({ bill }: BillProps) {
  const { _ } = useLingui()
  const language = useLanguage()
  const currency = useCurrency()
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  return (
    <>
      <header>
        <h3 className={styles.heading}>
          {writePeriod({ from: bill.firstDay, to: bill.lastDay }, language)} <BillState state={bill.state} />
        </h3>
        <p className={styles.note}>
          <StateNote bill={bill} />
        </p>
        {bill.reason && <p>{_('agent-dividend.reason.is', { reason: bill.reason })}</p>}
      </header>
      <FigureCards
        figures={[
          { key: 'valid', label: _('agent-dividend.valid'), value: money(bill.valid) },
          { key: 'active', label: _('agent-dividend.active'), value: writtenCount(bill.active) },
          { key: 'earned', label: _('agent-dividend.earned'), value: money(bill.earned) },
          { key: 'paid', label: _('agent-dividend.paid'), value: money(bill.paid) },
        ]}
      />
    </>
  )
}

/** What the state means, in a sentence. */
function StateNote({ bill: { state, paidAt } }: BillProps) {
  const { _ } = useLingui()
  const moment = useMoment()
  if (state === 'running') return _('agent-dividend.estimate.note')
  return _(`agent-dividend.note.${state}`, { when: paidAt ? moment(paidAt) : '' })
}
