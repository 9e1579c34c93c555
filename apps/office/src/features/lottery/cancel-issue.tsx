import { useLingui } from '@lingui/react'
import { proposeCancellation } from '@sanuk/contracts/office-lottery'
import { ReasonDialog } from '../../components/desk/reason-dialog.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import styles from './lottery.module.css'
import { type IssueLine, LOTTERY } from './lottery.ts'

type Props = {
  readonly issue: Pick<IssueLine, 'id' | 'number' | 'tickets' | 'stake'>
  readonly onClose: () => void
}

/** Proposes to cancel an issue, with the reason; says what that gives back. */
export function CancelIssue({ issue, onClose }: Props) {
  const { _ } = useLingui()
  const money = useMoney()
  const { id, number, tickets, stake } = issue
  return (
    <ReasonDialog
      about={LOTTERY}
      open
      onClose={onClose}
      title={_('office-lottery.cancel.title', { number })}
      description={_('office-lottery.cancel.note')}
      hint={_('office-lottery.correct.reason.hint')}
      word={_('office-lottery.correct.send')}
      look="danger"
      onSend={async (note) => {
        await call(proposeCancellation, { params: { id }, body: { note } })
        return _('office-lottery.submitted')
      }}
    >
      <p className={styles.attention}>
        {_('office-lottery.cancel.at_stake', { tickets })} · {money(stake)}
      </p>
    </ReasonDialog>
  )
}
