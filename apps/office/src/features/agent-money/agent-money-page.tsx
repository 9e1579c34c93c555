import { useLingui } from '@lingui/react'
import { officeAgentMoney } from '@sanuk/contracts/office-agent-money'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Figure, Figures } from '@sanuk/ui/figures'
import { Skeleton } from '@sanuk/ui/skeleton'
import { Coins } from 'lucide-react'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { agentMoneyFacts } from '../../components/salary/salary-facts.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useTitle } from '../../language/use-title.ts'
import { type DescribedColumn, moneyColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { SaveDescribed } from '../../lists/described-list.tsx'
import { ListTable, Narrowings } from '../../lists/list-body.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { useList } from '../../lists/use-list.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AGENT_MONEY } from './agent-money.ts'
import { DefaultContracts } from './default-contracts.tsx'
import { MARGIN_COLUMNS } from './margin-columns.tsx'
import { SCHEME_COLUMN } from './period-columns.tsx'
import { RulesForm } from './rules-form.tsx'
import { SALARIES } from './salary-list.tsx'

type Answer = AnswerOf<typeof officeAgentMoney>

const PERIODS: readonly DescribedColumn<Answer['periods'][number]>[] = [
  textColumn('firstDay', 'office-agent-money.first_day', { phone: 'heading' }),
  SCHEME_COLUMN,
  numberColumn('agents', 'office-agent-money.agents'),
  moneyColumn('valid', 'office-agent-money.valid'),
  moneyColumn('earned', 'office-agent-money.earned'),
]

/** What agents are paid of their team's play: salaries by period, the rules, and what periods came to. */
export function AgentMoneyPage() {
  const { _ } = useLingui()
  useTitle('office-agent-money.title')
  const state = useList(SALARIES)
  const { data, error, refetch } = useAsked({
    key: [...AGENT_MONEY, 'rules'],
    ask: (signal) => call(officeAgentMoney, undefined, signal),
  })
  return (
    <>
      <PageHead title={_('office-agent-money.title')} note={_('office-agent-money.note')} />
      <div className={styles.page}>
        {!error && <Sums data={data} />}
        <Card title={_('office-agent-money.salaries')} action={<SaveDescribed list={SALARIES} state={state} />}>
          <Narrowings list={SALARIES} state={state} />
          <ListTable list={SALARIES} state={state} />
        </Card>
        {error ? <Failed error={error} onRetry={refetch} /> : <Rules data={data} />}
        <DefaultContracts />
      </div>
    </>
  )
}

function Sums({ data }: { readonly data: Answer | undefined }) {
  const { _ } = useLingui()
  const money = useMoney()
  return (
    <Figures label={_('office-agent-money.figures')} busy={!data}>
      <Figure name={_('office-agent-money.paid.lately')} value={data && money(data.paid)} />
      <Figure name={_('office-agent-money.waiting')} value={data && money(data.waiting)} />
    </Figures>
  )
}

function Rules({ data }: { readonly data: Answer | undefined }) {
  const { _ } = useLingui()
  return (
    <>
      <Card title={_('office.rules.plan')}>
        {data?.proposal && <Waits />}
        {data ? (
          <RulesForm key={data.today} rules={data.list[0] ?? null} today={data.today} waits={data.proposal !== null} />
        ) : (
          <Skeleton height="300px" />
        )}
      </Card>
      <RowsCard
        title="office-agent-money.margins"
        file="agent-money-margins"
        columns={MARGIN_COLUMNS}
        rows={data?.margins}
        rowKey={({ gameType }) => gameType}
        empty={null}
        below={<p className={styles.note}>{_('office-agent-money.margins.note')}</p>}
      />
      {data && (
        <RuleCards
          name="agent-money-rules"
          list={data.list}
          today={data.today}
          facts={(rules, money) => agentMoneyFacts(rules, { say: _, money })}
        />
      )}
      <RowsCard
        title="office-agent-money.periods"
        file="agent-money"
        columns={PERIODS}
        rows={data?.periods}
        rowKey={({ scheme, firstDay }) => `${scheme} ${firstDay}`}
        empty={<EmptyState icon={<Coins />} title={_('office-agent-money.periods.none')} />}
      />
    </>
  )
}
