import { useLingui } from '@lingui/react'
import { THAI_BANKS } from '@sanuk/contracts/thai-banks'
import type { Withdrawal } from '@sanuk/contracts/withdrawals'
import { parseAmount } from '@sanuk/money/amount'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useCurrency } from '../../brand/use-currency.ts'
import { useMoment } from '../../components/use-moment.ts'
import { faultText } from '../../wire/fault-text.ts'
import { AskArrived } from './ask-arrived.tsx'
import { PartList } from './part-list.tsx'
import { useDoAbout, useWithdrawal } from './use-withdrawal.ts'
import { WithdrawalState } from './withdrawal-state.tsx'
import styles from './withdrawals.module.css'

type Props = { readonly id: string; readonly onAgain: () => void }

/** A withdrawal from the wish to the receipt, as it goes on. */
export function WithdrawalView({ id, onAgain }: Props) {
  const { _ } = useLingui()
  const { data, error, refetch } = useWithdrawal(id)
  if (data) return <Shown withdrawal={data} onAgain={onAgain} />
  if (error) {
    return (
      <ErrorState title={_('withdrawals.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  return <Skeleton shape="card" height="420px" />
}

function Shown({ withdrawal, onAgain }: { readonly withdrawal: Withdrawal; readonly onAgain: () => void }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const about = useDoAbout(withdrawal.id)
  const { state, steps, reference, bank, masked } = withdrawal
  const reason = steps.at(-1)?.reason
  const money = (wire: string) => <Money amount={parseAmount(wire)} currency={currency} />
  const told = (name: string, wire: string) => (parseAmount(wire) > 0n ? [{ name, value: money(wire) }] : [])
  return (
    <Card level={3} title={money(withdrawal.amount)} mark={<WithdrawalState state={state} />}>
      <div className={styles.view}>
        <p aria-live="polite">{_(`withdrawals.lead.${state}`)}</p>
        {reason && <p className={styles.reason}>{reason}</p>}
        <AskArrived withdrawal={withdrawal} about={about} />
        <p role="alert" className={styles.fault}>
          {about.fault}
        </p>
        <Facts
          facts={[
            { name: _('withdrawals.account'), value: `${THAI_BANKS[bank].symbol} ${masked}` },
            { name: _('withdrawals.reference'), value: reference },
            ...told(_('withdrawals.fee'), withdrawal.fee),
            ...told(_('withdrawals.paid'), withdrawal.paid),
            ...(state === 'partly_paid' ? told(_('withdrawals.remaining'), withdrawal.remaining) : []),
            ...told(_('withdrawals.returned'), withdrawal.returned),
          ]}
        />
        <PartList withdrawal={withdrawal} about={about} />
        <Timeline steps={steps} />
        <div className={styles.actions}>
          {state === 'waiting' && (
            <Button look="outline" busy={about.busy} onClick={about.cancel}>
              {_('withdrawals.cancel')}
            </Button>
          )}
          <Button look="ghost" onClick={onAgain}>
            {_('withdrawals.again')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

/** What happened, in order; the last is how it stands. */
function Timeline({ steps }: Pick<Withdrawal, 'steps'>) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <section className={styles.part}>
      <h4 className={styles.small}>{_('withdrawals.steps')}</h4>
      <ol className={styles.timeline}>
        {steps.map(({ state, at }) => (
          <li key={`${state} ${at}`}>
            <span>{_(`withdrawals.state.${state}`)}</span>
            <time className={styles.note} dateTime={at}>
              {moment(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  )
}
