import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Link } from 'wouter'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { DecideRedemption } from './decide-redemption.tsx'
import styles from './points.module.css'
import type { Redemption } from './points.ts'

const LOOKS = { in_progress: 'luck', approved: 'good', rejected: 'bad', cancelled: 'plain' } as const

/** One redemption: who asks for what, where it goes, and the decision. */
export function RedemptionCard({ redemption }: { redemption: Redemption }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const mayChange = useMay()('points.change')
  const { member, state, title, quantity, points, amount, delivery, reason, askedAt, decidedAt, decidedBy } = redemption
  return (
    <Card
      title={_('office-points.asked', { title, quantity })}
      mark={<Badge look={LOOKS[state]}>{_(`office-points.state.${state}`)}</Badge>}
    >
      <Facts
        facts={[
          { name: _('office-points.member'), value: <Link to={`/members/${member.id}`}>{member.username}</Link> },
          { name: _('office-points.points'), value: _('office-points.amount', { points }) },
          ...(amount === null ? [] : [{ name: _('office-points.pays'), value: money(amount) }]),
          ...(delivery
            ? [
                {
                  name: _('office-points.delivery'),
                  value: (
                    <span className={styles.lines}>{`${delivery.name}\n${delivery.phone}\n${delivery.address}`}</span>
                  ),
                },
              ]
            : []),
          { name: _('office-points.asked_at'), value: moment(askedAt) },
          ...(decidedAt
            ? [
                {
                  name: _('office-points.decided'),
                  value: decidedBy?.username ? `${decidedBy.username} · ${moment(decidedAt)}` : moment(decidedAt),
                },
              ]
            : []),
          ...(reason ? [{ name: _('office.reason'), value: reason }] : []),
        ]}
      />
      {state === 'in_progress' && mayChange && <DecideRedemption redemption={redemption} />}
    </Card>
  )
}
