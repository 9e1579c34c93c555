import { useLingui } from '@lingui/react'
import { listPointRules } from '@sanuk/contracts/office-points'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { pointFacts } from '../../components/point-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { POINTS } from './points.ts'
import { RulesForm } from './rules-form.tsx'

/** What points are made of and worth: what holds, what comes, what was, and the proposal of something else. */
export function Rules() {
  const { _ } = useLingui()
  const unit = useBrand()?.currency ?? currencyOf('THB')
  const { data, error, refetch } = useAsked({
    key: [...POINTS, 'rules'],
    ask: (signal) => call(listPointRules, undefined, signal),
  })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton height="360px" shape="card" />
  return (
    <div className={styles.page}>
      <Card title={_('office.rules.other')}>
        {data.proposal && <Waits />}
        <RulesForm key={data.today} rules={data.list[0] ?? null} today={data.today} waits={data.proposal !== null} />
      </Card>
      <RuleCards
        name="point-rules"
        list={data.list}
        today={data.today}
        facts={(rules, money) => pointFacts(rules, { say: _, money, unit })}
      />
    </div>
  )
}
