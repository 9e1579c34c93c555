import { useLingui } from '@lingui/react'
import { listAway } from '@sanuk/contracts/office-protection'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { HeartHandshake, RotateCw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { AskedTable } from '../../components/asked-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'

type Away = AnswerOf<typeof listAway>['list'][number]

/** Members who stay away from play, the latest first. */
export function AwayPage() {
  const { _ } = useLingui()
  useTitle('office-protection.title')
  const columns = useColumns()
  const { pages, error, isFetching, refetch, ...more } = useAskedPages({
    key: ['away'],
    ask: (cursor, signal) => call(listAway, { query: cursor ? { cursor } : {} }, signal),
  })
  return (
    <>
      <PageHead title={_('office-protection.title')} note={_('office-protection.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList
          name="away"
          columns={columns}
          readFrom={(cursor) => call(listAway, { query: cursor ? { cursor } : {} })}
        />
      </PageHead>
      <Card className={list.list}>
        <AskedTable
          title="office-protection.title"
          columns={columns}
          rowKey={({ id }) => id}
          rows={pages?.flatMap((page) => page.list)}
          fault={error}
          onRetry={() => refetch()}
          empty={
            <EmptyState icon={<HeartHandshake />} title={_('office-protection.empty')}>
              {_('office-protection.empty.note')}
            </EmptyState>
          }
        />
        {more.hasNextPage && (
          <div className={list.end}>
            <Button look="outline" busy={more.isFetchingNextPage} onClick={() => more.fetchNextPage()}>
              {_('office.list.more')}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}

function useColumns(): ListColumn<Away>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  const end = ({ until }: Away) => (until ? moment(until) : _('office-protection.ever'))
  return [
    {
      key: 'member',
      header: _('office.username'),
      phone: 'heading',
      text: ({ username }) => username,
      cell: ({ id, username }) => <Link to={`/members/${id}`}>{username}</Link>,
    },
    {
      key: 'kind',
      header: _('office-protection.kind'),
      text: ({ kind }) => _(`office-protection.kind.${kind}`),
      cell: ({ kind }) => (
        <Badge look={kind === 'exclusion' ? 'bad' : 'luck'}>{_(`office-protection.kind.${kind}`)}</Badge>
      ),
    },
    {
      key: 'since',
      header: _('office-protection.since'),
      text: ({ since }) => since,
      cell: ({ since }) => moment(since),
    },
    { key: 'until', header: _('office-protection.until'), text: ({ until }) => until ?? '', cell: end },
    {
      key: 'reopens',
      header: _('office-protection.reopens'),
      text: ({ reopensAt }) => reopensAt ?? '',
      cell: ({ reopensAt }) => (reopensAt ? moment(reopensAt) : _('office.none')),
    },
  ]
}
