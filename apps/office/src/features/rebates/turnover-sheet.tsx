import { useLingui } from '@lingui/react'
import { officeTurnover } from '@sanuk/contracts/office-turnover'
import { Card } from '@sanuk/ui/card'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Failed } from '../../components/failed.tsx'
import { turnoverFacts } from '../../components/plan-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { TURNOVER } from './rebates.ts'
import { TurnoverForm } from './turnover-form.tsx'

/** What money must be played before it leaves. */
export function TurnoverSheet() {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({ key: TURNOVER, ask: (signal) => call(officeTurnover, undefined, signal) })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  if (!data) return <Skeleton height="360px" shape="card" />
  return (
    <div className={styles.page}>
      <Card title={_('office.rules.other')}>
        {data.proposal && <Waits />}
        <p className={styles.note}>{_('office-rebates.turnover.note')}</p>
        <TurnoverForm
          key={data.today}
          rules={data.list[0] ?? data.usual}
          earliest={data.today}
          waits={data.proposal !== null}
        />
      </Card>
      <RuleCards
        name="turnover-rules"
        list={data.list}
        today={data.today}
        facts={(rules) => turnoverFacts(rules, { say: _ })}
      />
    </div>
  )
}
