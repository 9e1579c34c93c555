import { useLingui } from '@lingui/react'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { IdCard, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import { ListPage } from '../../lists/list-page.tsx'
import type { RowOf } from '../../lists/lists.ts'
import { accountTypeWord } from './account-type-word.ts'
import styles from './member.module.css'
import { MemberFilters } from './member-filters.tsx'
import { MemberLinks } from './member-links.tsx'

export type Member = RowOf<'members'>

type Props = {
  /** What else can be done for a member, below what is known of them. */
  more: (member: Member) => ReactNode
}

/** Everybody who plays at the brand, newest first. */
export function MembersPage({ more }: Props) {
  const { _ } = useLingui()
  return (
    <ListPage
      list="members"
      title="office.members"
      searchHint="office.members.search"
      empty={{ icon: <UsersRound />, title: 'office.members.empty', note: 'office.members.empty.note' }}
      filters={<MemberFilters />}
      name={{ header: _('office.username'), of: ({ username }) => username }}
      columns={useColumns()}
      details={(member) => <MemberDetails member={member} more={more} />}
    />
  )
}

function useColumns(): readonly ListColumn<Member>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  return [
    {
      key: 'type',
      header: _('office.member.type'),
      text: ({ type, closed }) => [_(accountTypeWord(type)), ...(closed ? [_('members.closed')] : [])].join(' · '),
      cell: ({ type, closed }) => (
        <span className={styles.type}>
          <Badge>{_(accountTypeWord(type))}</Badge>
          {closed && <Badge look="bad">{_('members.closed')}</Badge>}
        </span>
      ),
    },
    {
      key: 'balance',
      header: _('office.member.balance'),
      align: 'end',
      text: ({ balance }) => balance,
      cell: ({ balance, currency }) => money(balance, { code: currency }),
    },
    {
      key: 'currency',
      header: _('office.member.currency'),
      text: ({ currency }) => currency,
      cell: ({ currency }) => currency,
    },
    {
      key: 'joined',
      header: _('office.member.joined'),
      text: ({ joinedAt }) => joinedAt,
      cell: ({ joinedAt }) => moment(joinedAt),
    },
    {
      key: 'seen',
      header: _('office.member.seen'),
      text: ({ lastSeenAt }) => lastSeenAt ?? '',
      cell: ({ lastSeenAt }) => (lastSeenAt ? moment(lastSeenAt) : _('office.member.never_seen')),
    },
  ]
}

function MemberDetails({ member, more }: Props & { member: Member }) {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const { lastSeenAt } = member
  return (
    <>
      <Facts
        facts={[
          { name: _('office.member.balance'), value: money(member.balance, { code: member.currency }) },
          { name: _('office.member.currency'), value: member.currency },
          { name: _('office.member.type'), value: _(accountTypeWord(member.type)) },
          { name: _('office.member.joined'), value: moment(member.joinedAt) },
          { name: _('office.member.seen'), value: lastSeenAt ? moment(lastSeenAt) : _('office.member.never_seen') },
          { name: _('office.id'), value: member.id, code: true },
        ]}
      />
      <MemberLinks member={member}>
        <Link to={`/members/${member.id}`} className={buttonClass({ wide: true })}>
          <IdCard />
          {_('members.open')}
        </Link>
      </MemberLinks>
      {more(member)}
    </>
  )
}
