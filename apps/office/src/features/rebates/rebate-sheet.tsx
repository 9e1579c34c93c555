import { useLingui } from '@lingui/react'
import { officeRebates } from '@sanuk/contracts/office-rebates'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Table } from '@sanuk/ui/table'
import { Percent } from 'lucide-react'
import { Figure, Figures } from '../../components/figures.tsx'
import { rebateFacts } from '../../components/plan-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { useMoney } from '../../components/use-money.tsx'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { RebateForm } from './rebate-form.tsx'
import { REBATES } from './rebates.ts'

/** What is given back at present, and the proposal of something else. */
export function RebateSheet() {
  const { _ } = useLingui()
  const money = useMoney()
  const { data, error, refetch } = useAsked({ key: REBATES, ask: (signal) => call(officeRebates, undefined, signal) })
  if (error) {
    return (
      <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={refetch}>
        {faultText(error, _)}
      </ErrorState>
    )
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
      <Card
        title={_('office-rebates.days')}
        action={
          data && (
            <SaveWhole
              name="rebates"
              columns={[
                { header: _('office-rebates.day'), text: ({ day }) => day },
                { header: _('office.members'), text: ({ members }) => String(members) },
                { header: _('office-rebates.valid'), text: ({ valid }) => valid },
                { header: _('office-rebates.earned'), text: ({ earned }) => earned },
              ]}
              rows={data.days}
            />
          )
        }
      >
        <Table
          label={_('office-rebates.days')}
          rows={data?.days}
          rowKey={({ day }) => day}
          empty={<EmptyState icon={<Percent />} title={_('office-rebates.days.none')} />}
          columns={[
            { key: 'day', header: _('office-rebates.day'), phone: 'heading', cell: ({ day }) => day },
            { key: 'members', header: _('office.members'), align: 'end', cell: ({ members }) => members },
            { key: 'valid', header: _('office-rebates.valid'), align: 'end', cell: ({ valid }) => money(valid) },
            { key: 'earned', header: _('office-rebates.earned'), align: 'end', cell: ({ earned }) => money(earned) },
          ]}
        />
      </Card>
    </div>
  )
}
