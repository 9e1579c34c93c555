import { useLingui } from '@lingui/react'
import { officeRebates } from '@sanuk/contracts/office-rebates'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Figure, Figures } from '@sanuk/ui/figures'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Percent } from 'lucide-react'
import { Failed } from '../../components/failed.tsx'
import { rebateFacts } from '../../components/plan-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { type DescribedColumn, moneyColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { RebateForm } from './rebate-form.tsx'
import { REBATES } from './rebates.ts'

const DAYS: readonly DescribedColumn<AnswerOf<typeof officeRebates>['days'][number]>[] = [
  textColumn('day', 'office-rebates.day', { phone: 'heading' }),
  numberColumn('members', 'office.members'),
  moneyColumn('valid', 'office-rebates.valid'),
  moneyColumn('earned', 'office-rebates.earned'),
]

/** What is given back at present, and the proposal of something else. */
export function RebateSheet() {
  const { _ } = useLingui()
  const money = useMoney()
  const { data, error, refetch } = useAsked({ key: REBATES, ask: (signal) => call(officeRebates, undefined, signal) })
  if (error) {
    return <Failed error={error} onRetry={refetch} />
  }
  return (
    <div className={styles.page}>
      <Figures label={_('office-rebates.figures')} busy={!data}>
        <Figure name={_('office-rebates.paid')} value={data && money(data.paid)} />
        <Figure name={_('office-rebates.waiting')} value={data && money(data.waiting)} />
      </Figures>
      <Card title={_('office.rules.plan')}>
        {data?.proposal && <Waits />}
        {data ? (
          <RebateForm key={data.today} plan={data.list[0] ?? null} today={data.today} waits={data.proposal !== null} />
        ) : (
          <Skeleton height="360px" />
        )}
      </Card>
      {data && (
        <RuleCards
          name="rebate-plans"
          list={data.list}
          today={data.today}
          facts={(plan, money) => rebateFacts(plan, { say: _, money })}
        />
      )}
      <RowsCard
        title="office-rebates.days"
        file="rebates"
        columns={DAYS}
        rows={data?.days}
        rowKey={({ day }) => day}
        empty={<EmptyState icon={<Percent />} title={_('office-rebates.days.none')} />}
      />
    </div>
  )
}
