import { useLingui } from '@lingui/react'
import type { Withdrawal } from '@sanuk/contracts/withdrawals'
import { add, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { ConfirmDialog } from '@sanuk/ui/confirm-dialog'
import { Countdown } from '@sanuk/ui/countdown'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useClockOffset } from '../../brand/use-clock-offset.ts'
import { useCurrency } from '../../brand/use-currency.ts'
import type { useDoAbout } from './use-withdrawal.ts'
import styles from './withdrawals.module.css'

export type About = ReturnType<typeof useDoAbout>

/** Asks whether what was paid has arrived, while there is time to say so. */
export function AskArrived({ withdrawal, about }: { readonly withdrawal: Withdrawal; readonly about: About }) {
  const { _ } = useLingui()
  const offset = useClockOffset()
  const open = withdrawal.parts.filter(({ answer }) => answer === null)
  if (open.length === 0 || withdrawal.state === 'disputed') return null
  const deadlines = open.flatMap(({ answerBy }) => (answerBy ? [Date.parse(answerBy)] : []))
  return (
    <section className={styles.ask} aria-labelledby="has-it-arrived">
      <h4 id="has-it-arrived">{_('withdrawals.ask')}</h4>
      {deadlines.length > 0 ? (
        <p className={styles.note}>
          {_('withdrawals.ask.left')}{' '}
          <Countdown
            deadline={Math.min(...deadlines)}
            offset={offset}
            label={_('withdrawals.ask.left')}
            announce={(seconds) => _('withdrawals.ask.announce', { seconds })}
          />
        </p>
      ) : (
        <p className={styles.note}>{_('withdrawals.ask.unproved')}</p>
      )}
      <div className={styles.actions}>
        <Button icon={<Check />} busy={about.busy} onClick={() => about.answer('received')}>
          {_('withdrawals.answer.received')}
        </Button>
        <NotReceived sums={open.map(({ amount }) => amount)} onSay={() => about.answer('not_received')}>
          {_('withdrawals.answer.not_received')}
        </NotReceived>
      </div>
    </section>
  )
}

type NotReceivedProps = {
  readonly sums: readonly string[]
  readonly onSay: () => Promise<unknown>
  readonly small?: boolean
  readonly children: string
}

/** Says that money did not arrive, once it is sure that this is meant. */
export function NotReceived({ sums, onSay, small = false, children }: NotReceivedProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const [asking, setAsking] = useState(false)
  const amount = formatMoney(add(...sums.map(parseAmount)), currency)
  return (
    <>
      <Button look="outline" size={small ? 'small' : 'medium'} onClick={() => setAsking(true)}>
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        onCancel={() => setAsking(false)}
        title={_('withdrawals.answer.not_received.ask', { amount })}
        cancelLabel={_('withdrawals.confirm.back')}
        confirmLabel={children}
        danger
        onConfirm={async () => {
          await onSay()
          setAsking(false)
        }}
      >
        {_('withdrawals.answer.not_received.note')}
      </ConfirmDialog>
    </>
  )
}
