import { useLingui } from '@lingui/react'
import { holdStatementLine, settleStatementDifference } from '@sanuk/contracts/office-statements'
import { parseAmount } from '@sanuk/money/amount'
import { type CurrencyCode, currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Link } from 'wouter'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { NoteDialog } from './note-dialog.tsx'
import styles from './statements.module.css'
import type { Difference } from './statements.ts'

type Props = { readonly difference: Difference; readonly currency: CurrencyCode }

/** What an operator may do about a difference: say why it is none, or hold what nobody knows of. */
export function DifferenceDoing({ difference, currency }: Props) {
  const { _ } = useLingui()
  const may = useMay()
  const { id, kind, state, bank, payment } = difference
  if (payment) return <Link to={`/payments/${payment}`}>{_('statements.payment')}</Link>
  if (state !== 'open') return null
  const came = kind === 'only_at_bank' && bank && parseAmount(bank.amount) > 0n ? bank.amount : null
  return (
    <span className={styles.doing}>
      {came && may('money.change') && (
        <NoteDialog
          word={_('statements.hold')}
          title={_('statements.hold.title', { amount: formatMoney(parseAmount(came), currencyOf(currency)) })}
          hint={_('statements.hold.hint')}
          done={_('statements.hold.done')}
          onSend={(note) => call(holdStatementLine, { params: { id }, body: { note } })}
        />
      )}
      {may('statements.change') && (
        <NoteDialog
          word={_('statements.settle')}
          title={_('statements.settle.title')}
          hint={_('statements.settle.hint')}
          done={_('statements.settle.done')}
          onSend={(note) => call(settleStatementDifference, { params: { id }, body: { note } })}
        />
      )}
    </span>
  )
}
