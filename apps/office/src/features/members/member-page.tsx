import { useLingui } from '@lingui/react'
import { TRIAL_TYPE } from '@sanuk/contracts/identity'
import { readMember } from '@sanuk/contracts/office-members'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { Facts } from '@sanuk/ui/facts'
import { Skeleton } from '@sanuk/ui/skeleton'
import { ScrollText } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link, useParams } from 'wouter'
import { Failed } from '../../components/failed.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import { BackLink } from '../../lists/back-link.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { isMissing } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AccountActions } from './account-actions.tsx'
import { accountTypeWord } from './account-type-word.ts'
import styles from './member.module.css'
import { type MemberRecord, memberKey } from './member.ts'
import { MemberAbout } from './member-about.tsx'
import { MemberLinks } from './member-links.tsx'
import { MemberNotes } from './member-notes.tsx'
import { MemberSessions } from './member-sessions.tsx'

type Props = {
  more: (member: MemberRecord) => ReactNode
  /** What other rooms know of the member, below the profile. */
  below: (member: MemberRecord) => ReactNode
}

/** One member: who it is, what can be done, where they are signed in, and what colleagues wrote. */
export function MemberPage({ more, below }: Props) {
  const { _ } = useLingui()
  useTitle('office.members')
  const moment = useMoment()
  const { id = '' } = useParams()
  const { data, error, refetch } = useAsked({
    key: [...memberKey(id), 'record'],
    ask: (signal) => call(readMember, { params: { id } }, signal),
  })
  if (error && !data) {
    return (
      <>
        <BackLink to="/members">{_('members.back')}</BackLink>
        <Card>
          <Failed title={isMissing(error) ? 'members.missing' : 'members.failed'} error={error} onRetry={refetch} />
        </Card>
      </>
    )
  }
  return (
    <>
      <BackLink to="/members">{_('members.back')}</BackLink>
      <PageHead title={data?.username ?? _('office.loading')} note={data && _(accountTypeWord(data.type))} />
      {data?.closedAt && <p className={styles.banner}>{_('members.closed.banner', { at: moment(data.closedAt) })}</p>}
      <div className={styles.member}>
        <Card title={_('members.profile')}>{data ? <Profile member={data} /> : <Skeleton height="300px" />}</Card>
        <Card title={_('members.do')}>{data ? <Doing member={data} more={more} /> : <Skeleton height="300px" />}</Card>
      </div>
      {data && data.type !== TRIAL_TYPE && <MemberAbout key={data.id} member={data} />}
      {data && below(data)}
      {data && <MemberSessions id={data.id} />}
      {data && <MemberNotes id={data.id} />}
    </>
  )
}

function Profile({ member }: { member: MemberRecord }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const contact = (told: MemberRecord['mobile']) =>
    told ? (
      <span className={styles.contact}>
        {told.text}{' '}
        <Badge look={told.provedAt ? 'good' : 'plain'}>{_(told.provedAt ? 'members.proved' : 'members.told')}</Badge>
      </span>
    ) : (
      _('office.none')
    )
  const { invitedBy, lastSeenAt } = member
  return (
    <Facts
      facts={[
        { name: _('office.member.balance'), value: money(member.balance, { code: member.currency }) },
        ...(member.seats.length > 0 ? [{ name: _('members.seats'), value: <Seats member={member} /> }] : []),
        { name: _('members.nickname'), value: member.nickname },
        { name: _('members.mobile'), value: contact(member.mobile) },
        { name: _('members.email'), value: contact(member.email) },
        { name: _('office.member.joined'), value: moment(member.joinedAt) },
        { name: _('office.member.seen'), value: lastSeenAt ? moment(lastSeenAt) : _('office.member.never_seen') },
        {
          name: _('members.invited'),
          value: invitedBy ? <Link to={`/members/${invitedBy.id}`}>{invitedBy.username}</Link> : _('office.none'),
        },
        { name: _('members.number'), value: member.number },
        { name: _('office.id'), value: member.id, code: true },
      ]}
    />
  )
}

/** Money at vendors' tables, which is not in the balance. */
function Seats({ member: { seats, currency: code } }: { member: MemberRecord }) {
  const money = useMoney()
  return seats.map(({ vendor, seat, amount }) => (
    <p key={`${vendor} ${seat}`}>
      {money(amount, { code })} · {vendor} {seat}
    </p>
  ))
}

function Doing({ member, more }: Pick<Props, 'more'> & { member: MemberRecord }) {
  const { _ } = useLingui()
  const may = useMay()
  return (
    <div className={styles.doing}>
      {may('members.change') && <AccountActions member={member} />}
      {more(member)}
      <MemberLinks member={member}>
        {may('audit.see') && (
          <Link
            to={`/audit?${new URLSearchParams({ subjectId: member.id })}`}
            className={buttonClass({ look: 'outline', wide: true })}
          >
            <ScrollText />
            {_('members.links.audit')}
          </Link>
        )}
      </MemberLinks>
    </div>
  )
}
