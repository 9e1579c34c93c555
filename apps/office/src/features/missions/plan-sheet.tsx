import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Facts } from '@sanuk/ui/facts'
import { Table } from '@sanuk/ui/table'
import { Target } from 'lucide-react'
import { Link } from 'react-router-dom'
import { missionFacts } from '../../components/mission-facts.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { GivenSum } from './given.tsx'
import styles from './missions.module.css'
import type { OfficeMissions } from './missions.ts'
import { PlanForm } from './plan-form.tsx'

/** What missions gave, the proposal of another plan, and the plans that hold and held. */
export function PlanSheet({ data }: { readonly data: OfficeMissions }) {
  const { _ } = useLingui()
  const money = useMoney()
  const inForce = data.list.find(({ effectiveFrom }) => effectiveFrom <= data.today)
  return (
    <div className={styles.page}>
      <FigureTable data={data} />
      <Card title={_('office-missions.propose.title')}>
        {data.proposal && (
          <p className={styles.waits}>
            {_('office-missions.waits')} <Link to="/approvals">{_('office-missions.to_approvals')}</Link>
          </p>
        )}
        <PlanForm key={data.today} plan={data.list[0] ?? null} today={data.today} waits={data.proposal !== null} />
      </Card>
      {data.list.map((plan) => (
        <Card
          key={plan.effectiveFrom}
          title={_('office-rebates.since', { day: plan.effectiveFrom })}
          mark={
            <Badge look={plan === inForce ? 'good' : 'plain'}>
              {_(`office-rebates.${plan.effectiveFrom > data.today ? 'next' : plan === inForce ? 'now' : 'past'}`)}
            </Badge>
          }
        >
          <Facts facts={missionFacts(plan, { say: _, money })} />
        </Card>
      ))}
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
    <Card title={_('office-missions.figures')}>
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
