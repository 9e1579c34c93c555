import { useLingui } from '@lingui/react'
import type { Plan } from '@sanuk/contracts/lottery-plans'
import { parseAmount } from '@sanuk/money/amount'
import { Badge } from '@sanuk/ui/badge'
import { Facts } from '@sanuk/ui/facts'
import { Money } from '@sanuk/ui/money'
import { Progress } from '@sanuk/ui/progress'
import { useCurrency } from '../../../brand/use-currency.ts'
import { StopText } from '../slip/stop-text.tsx'
import { CancelPlan } from './cancel-plan.tsx'
import styles from './history.module.css'

const looks = { running: 'luck', stopped: 'plain', finished: 'good' } as const

/** Repeated bets: how far they are and what they won so far. */
export function PlanRow({ plan }: { readonly plan: Plan }) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { issues, state, stop, firstIssue: first, lastIssue: last } = plan
  const done = _('lottery.plan.done', { done: issues.done, all: issues.all })
  const money = (amount: string) => <Money amount={parseAmount(amount)} currency={currency} />
  return (
    <div className={styles.plan}>
      <div className={styles.planHead}>
        <strong>{_('lottery.confirm.issues', { count: issues.all, first, last })}</strong>
        <Badge look={looks[state]}>{_(`lottery.plan.${state}`)}</Badge>
      </div>
      <Progress label={_('lottery.plans')} value={issues.done} max={issues.all} valueText={done} />
      <p className={styles.meta}>{done}</p>
      <Facts
        facts={[
          { name: _('lottery.ticket.stake'), value: money(plan.stake) },
          { name: _('lottery.plan.staked'), value: money(plan.staked) },
          { name: _('lottery.ticket.win'), value: money(plan.won) },
          ...(issues.returned > 0 ? [{ name: _('lottery.plan.returned'), value: money(plan.returned) }] : []),
          ...(stop ? [{ name: _('lottery.stop'), value: <StopText stop={stop} /> }] : []),
        ]}
      />
      {plan.cancellable && <CancelPlan plan={plan} />}
    </div>
  )
}
