import { useLingui } from '@lingui/react'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Table } from '@sanuk/ui/table'
import { Target } from 'lucide-react'
import { missionFacts } from '../../components/mission-facts.tsx'
import { RuleCards, Waits } from '../../components/rules/rule-cards.tsx'
import styles from '../../components/rules/rules.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
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

function FigureTable({ data }: { readonly data: OfficeMissions }) {
  const { _, i18n } = useLingui()
  const planned = data.list.flatMap(({ missions }) => missions)
  const nameOf = (id: string): string => {
    const names = planned.find((mission) => mission.id === id)?.names
    return names ? (i18n.locale === 'th' ? names.th : names.en) : id
  }
  const { checkIns } = data
  return (
    <Card
      title={_('office-missions.figures')}
      action={
        <SaveWhole
          name="missions"
          columns={[
            { header: _('office-missions.title'), text: ({ mission }) => nameOf(mission) },
            { header: _('office-missions.begun'), text: ({ begun }) => String(begun) },
            { header: _('office-missions.completed'), text: ({ completed }) => String(completed) },
            { header: _('office-missions.claimed'), text: ({ claimed }) => String(claimed) },
            { header: _('office-missions.paid'), text: ({ paid }) => paid.cash },
            { header: _('office-missions.paid.points'), text: ({ paid }) => paid.points },
          ]}
          rows={data.figures}
        />
      }
    >
      <Table
        label={_('office-missions.figures')}
        rows={data.figures}
        rowKey={({ mission }) => mission}
        empty={<EmptyState icon={<Target />} title={_('office-missions.figures.none')} />}
        columns={[
          {
            ...{ key: 'mission', header: _('office-missions.title'), phone: 'heading' },
            cell: ({ mission }) => nameOf(mission),
          },
          { key: 'begun', header: _('office-missions.begun'), align: 'end', cell: ({ begun }) => begun },
          { key: 'completed', header: _('office-missions.completed'), align: 'end', cell: (row) => row.completed },
          { key: 'claimed', header: _('office-missions.claimed'), align: 'end', cell: ({ claimed }) => claimed },
          {
            ...{ key: 'paid', header: _('office-missions.paid'), align: 'end' },
            cell: ({ paid }) => <GivenSum {...paid} />,
          },
        ]}
      />
      <p className={styles.note}>
        {_('office-missions.check_ins')}: {checkIns.count} · {_('office-missions.members')}: {checkIns.members} ·{' '}
        <GivenSum {...checkIns.paid} />
      </p>
    </Card>
  )
}
