import { useLingui } from '@lingui/react'
import { memberInfo } from '@sanuk/contracts/identity'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { ErrorState } from '@sanuk/ui/error-state'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { CentrePageProps } from '../../components/centre/centre-entry.ts'
import { CopyButton } from '../../components/copy-button.tsx'
import { PanelHead } from '../../components/panel-head.tsx'
import { useMoment } from '../../components/use-moment.ts'
import { Link } from '../../router/link.tsx'
import { faultText } from '../../wire/fault-text.ts'
import { read } from '../../wire/read.ts'
import styles from './account-page.module.css'
import { BalanceCard } from './balance-card.tsx'
import { PointsCard } from './points-card.tsx'

type Member = AnswerOf<typeof memberInfo>

type AccountPageProps = CentrePageProps & {
  /** The portrait, with what changes it. */
  readonly portrait: ReactNode
  readonly children: ReactNode
}

/** Who one is here: portrait, name, rank, since when, what can be spent, and whatever belongs to it besides. */
export function AccountPage({ title, portrait, children }: AccountPageProps) {
  const { _ } = useLingui()
  const { data: member, error, refetch } = useQuery(read(memberInfo))
  return (
    <>
      <PanelHead title={title} />
      <div className={styles.page}>
        {member && (
          <>
            <Profile member={member} portrait={portrait} />
            <BalanceCard />
            <PointsCard />
            <MemberFacts member={member} />
            {children}
          </>
        )}
        {!member && error && (
          <ErrorState title={_('member-centre.account.failed')} retryLabel={_('site.retry')} onRetry={refetch}>
            {faultText(error, _)}
          </ErrorState>
        )}
        {!member && !error && (
          <>
            <Skeleton shape="card" height="98px" />
            <Skeleton shape="card" height="98px" />
            <Skeleton shape="card" height="232px" />
          </>
        )}
      </div>
    </>
  )
}

function Profile({ member, portrait }: { member: Member; portrait: ReactNode }) {
  const { _ } = useLingui()
  return (
    <Card className={styles.profile}>
      {portrait}
      <div className={styles.who}>
        <h3 className={styles.name}>{member.nickname}</h3>
        <Link to="/vip">
          <Badge look="luck">{_('member-centre.rank', { level: member.rankLevel })}</Badge>
        </Link>
      </div>
    </Card>
  )
}

function MemberFacts({ member }: { member: Member }) {
  const { _ } = useLingui()
  const moment = useMoment()
  return (
    <Card className={styles.wide}>
      <Facts
        facts={[
          { name: _('member-centre.account.username'), value: member.account },
          { name: _('member-centre.account.type'), value: _(`member-centre.account.type.${member.type}`) },
          { name: _('member-centre.account.currency'), value: member.currency },
          { name: _('member-centre.account.joined'), value: moment(member.joinedAt) },
          {
            name: _('member-centre.account.id'),
            value: (
              <>
                <span className={styles.id}>{member.number}</span>
                <CopyButton text={member.number} label={_('member-centre.account.id.copy')} />
              </>
            ),
          },
        ]}
      />
    </Card>
  )
}
