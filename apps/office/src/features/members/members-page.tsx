import { listMembers, MEMBER_KINDS } from '@sanuk/contracts/office'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { buttonClass } from '@sanuk/ui/button'
import { Facts } from '@sanuk/ui/facts'
import { IdCard, UsersRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { ID_COLUMN, momentColumn, moneyColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { choiceFilter, daysFilter, searchFilter } from '../../lists/filter.tsx'
import { defineList } from '../../lists/list-description.ts'
import { pagesOf } from '../../lists/list-source.ts'
import { RowSheet } from '../../lists/row-sheet.tsx'
import { useFormats } from '../../lists/use-formats.ts'
import { call } from '../../wire/call.ts'
import { accountTypeWord } from './account-type-word.ts'
import styles from './member.module.css'
import { MemberLinks } from './member-links.tsx'

export type Member = AnswerOf<typeof listMembers>['list'][number]

type Props = {
  /** What else can be done for a member, below what is known of them. */
  more: (member: Member) => ReactNode
}

const SOURCE = pagesOf(listMembers, (query, signal) => call(listMembers, { query }, signal))

const listOf = ({ more }: Props) =>
  defineList(SOURCE, {
    key: ['members', 'list'],
    file: 'members',
    title: 'office.members',
    rowKey: ({ id }) => id,
    skeletonRows: 10,
    filters: [
      searchFilter('office.members.search'),
      choiceFilter('kind', {
        label: 'members.filter.kind',
        any: 'members.filter.kind.all',
        values: MEMBER_KINDS,
        word: (kind) => `office.member.type.${kind}`,
      }),
      choiceFilter('closed', {
        label: 'members.filter.closed',
        any: 'members.filter.closed.all',
        values: ['no', 'yes'],
        word: (closed) => `members.filter.closed.${closed}`,
      }),
      daysFilter(),
    ],
    sort: { day: 'joinedAt' },
    columns: [
      textColumn('username', 'office.username', { phone: 'heading', opens: true }),
      {
        key: 'type',
        header: 'office.member.type',
        text: ({ type, closed }, { _ }) =>
          [_(accountTypeWord(type)), ...(closed ? [_('members.closed')] : [])].join(' · '),
        cell: ({ type, closed }, { _ }) => (
          <span className={styles.type}>
            <Badge>{_(accountTypeWord(type))}</Badge>
            {closed && <Badge look="bad">{_('members.closed')}</Badge>}
          </span>
        ),
      },
      moneyColumn('balance', 'office.member.balance'),
      textColumn('currency', 'office.member.currency'),
      momentColumn('joinedAt', 'office.member.joined'),
      {
        key: 'seen',
        header: 'office.member.seen',
        text: ({ lastSeenAt }) => lastSeenAt ?? '',
        cell: ({ lastSeenAt }, { _, moment }) => (lastSeenAt ? moment(lastSeenAt) : _('office.member.never_seen')),
      },
      ID_COLUMN,
    ],
    empty: { icon: <UsersRound />, word: 'office.members.empty', note: 'office.members.empty.note' },
    drawer: ({ row, onClose }) => (
      <RowSheet row={row} title={({ username }) => username} onClose={onClose}>
        {(member) => <MemberDetails member={member} more={more} />}
      </RowSheet>
    ),
  })

/** Everybody who plays at the brand, newest first. */
export const MembersPage = (props: Props) => <DescribedList list={listOf(props)} />

function MemberDetails({ member, more }: Props & { member: Member }) {
  const { _, money, moment } = useFormats()
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
