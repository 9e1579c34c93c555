import { useLingui } from '@lingui/react'
import { type Application, applicationPictures } from '@sanuk/contracts/office-activities'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Link } from 'wouter'
import { SentPictures } from '../../components/sent-pictures.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import styles from './activities.module.css'
import { DecideApplication } from './decide-application.tsx'

const LOOKS = {
  ...({ applying: 'luck', processing: 'luck', issued: 'good', claimed: 'good' } as const),
  ...({ rejected: 'bad', joined: 'plain', left: 'plain' } as const),
}

/** One application: who asks, with what words and pictures, and the decision. */
export function ApplicationCard({ application }: { readonly application: Application }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const mayChange = useMay()('money.change')
  const { id, activity, member, state, remark, amount, reason, appliedAt, decidedAt, operator } = application
  const waits = state === 'applying' || state === 'processing'
  return (
    <Card title={activity.name} mark={<Badge look={LOOKS[state]}>{_(`office-activities.state.${state}`)}</Badge>}>
      <div className={styles.page}>
        <Facts
          facts={[
            { name: _('office-activities.member'), value: <Link to={`/members/${member.id}`}>{member.username}</Link> },
            { name: _('office-activities.applied'), value: moment(appliedAt) },
            ...(operator ? [{ name: _('office-activities.operator'), value: operator }] : []),
            ...(decidedAt ? [{ name: _('office-activities.decided'), value: moment(decidedAt) }] : []),
            ...(amount ? [{ name: _('office-activities.amount'), value: money(amount) }] : []),
            ...(reason ? [{ name: _('office-activities.reason'), value: reason }] : []),
          ]}
        />
        {remark && <p className={styles.remark}>{remark}</p>}
        <div className={styles.deeds}>
          {application.pictures > 0 && (
            <SentPictures
              name={['application-pictures', id]}
              count={application.pictures}
              ask={(signal) => call(applicationPictures, { params: { id } }, signal)}
            />
          )}
          {waits && mayChange && <DecideApplication application={application} />}
        </div>
      </div>
    </Card>
  )
}
