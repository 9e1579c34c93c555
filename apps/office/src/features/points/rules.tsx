import { useLingui } from '@lingui/react'
import { listPointRules } from '@sanuk/contracts/office-points'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Link } from 'react-router-dom'
import { pointFacts } from '../../components/point-facts.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import styles from './points.module.css'
import { POINTS } from './points.ts'
import { RulesForm } from './rules-form.tsx'

/** What points are made of and worth: what holds, what comes, what was, and the proposal of something else. */
export function Rules() {
  const { _ } = useLingui()
  const money = useMoney()
  const unit = useBrand()?.currency ?? currencyOf('THB')
  const { data, error, refetch } = useAsked({
    key: [...POINTS, 'rules'],
    ask: (signal) => call(listPointRules, undefined, signal),
  })
  if (error) {
    return (
      <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
  }
  if (!data) return <Skeleton height="360px" shape="card" />
  const inForce = data.list.find(({ effectiveFrom }) => effectiveFrom <= data.today)
  const stateOf = (from: string) => (from > data.today ? 'next' : from === inForce?.effectiveFrom ? 'now' : 'past')
  return (
    <div className={styles.page}>
      <Card title={_('office-points.rules.propose')}>
        {data.proposal && (
          <p className={styles.waits}>
            {_('office-points.waits')} <Link to="/approvals">{_('office-points.to_approvals')}</Link>
          </p>
        )}
        <RulesForm key={data.today} rules={data.list[0] ?? null} today={data.today} waits={data.proposal !== null} />
      </Card>
      {data.list.map((rules) => (
        <Card
          key={rules.effectiveFrom}
          title={_('office-points.rules.from', { day: rules.effectiveFrom })}
          mark={
            <Badge look={stateOf(rules.effectiveFrom) === 'now' ? 'good' : 'plain'}>
              {_(`office-points.rules.${stateOf(rules.effectiveFrom)}`)}
            </Badge>
          }
        >
          <Facts facts={pointFacts(rules, { say: _, money, unit })} />
        </Card>
      ))}
    </div>
  )
}
