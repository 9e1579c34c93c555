import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Target } from 'lucide-react'
import { missionFacts } from '../../components/mission-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { useLanguage } from '../../language/language.ts'
import { type DescribedColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsCard } from '../../lists/rows-card.tsx'
import { GivenSum } from './given.tsx'
import type { OfficeMissions } from './missions.ts'
import { PlanForm } from './plan-form.tsx'

/** What missions gave, the proposal of another plan, and the plans that hold and held. */
export function PlanSheet({ data }: { readonly data: OfficeMissions }) {
  const { _ } = useLingui()
  return (
    <div className={styles.page}>
      <FigureTable data={data} />
      <Card title={_('office.rules.plan')}>
        {data.proposal && <Waits />}
        <PlanForm key={data.today} plan={data.list[0] ?? null} today={data.today} waits={data.proposal !== null} />
      </Card>
      <RuleCards
        name="mission-plans"
        list={data.list}
        today={data.today}
        facts={(plan, money) => missionFacts(plan, { say: _, money })}
      />
    </div>
  )
}

const columnsFor = (nameOf: (id: string) => string): readonly DescribedColumn<OfficeMissions['figures'][number]>[] => [
  { key: 'mission', header: 'office-missions.title', phone: 'heading', text: ({ mission }) => nameOf(mission) },
  numberColumn('begun', 'office-missions.begun'),
  numberColumn('completed', 'office-missions.completed'),
  numberColumn('claimed', 'office-missions.claimed'),
  {
    key: 'paid',
    header: 'office-missions.paid',
    align: 'end',
    text: ({ paid }) => paid.cash,
    cell: ({ paid }) => <GivenSum {...paid} />,
  },
  { key: 'points', header: 'office-missions.paid.points', fileOnly: true, text: ({ paid }) => paid.points },
]

function FigureTable({ data }: { readonly data: OfficeMissions }) {
  const { _ } = useLingui()
  const language = useLanguage()
  const planned = data.list.flatMap(({ missions }) => missions)
  const { checkIns } = data
  return (
    <RowsCard
      title="office-missions.figures"
      file="missions"
      columns={columnsFor((id) => planned.find((mission) => mission.id === id)?.names[language] ?? id)}
      rows={data.figures}
      rowKey={({ mission }) => mission}
      empty={<EmptyState icon={<Target />} title={_('office-missions.figures.none')} />}
      below={
        <p className={styles.note}>
          {_('office-missions.check_ins')}: {checkIns.count} · {_('office-missions.members')}: {checkIns.members} ·{' '}
          <GivenSum {...checkIns.paid} />
        </p>
      }
    />
  )
}
