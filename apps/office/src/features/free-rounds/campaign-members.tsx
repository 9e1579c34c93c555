import { useLingui } from '@lingui/react'
import { type FreeRoundsCampaign, listFreeRoundsMembers } from '@sanuk/contracts/office-free-rounds'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Table } from '@sanuk/ui/table'
import { SearchX } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { Link } from 'react-router-dom'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { SearchField } from '../../lists/search-field.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import styles from './free-rounds.module.css'
import { FREE_ROUNDS } from './free-rounds.ts'

type Row = AnswerOf<typeof listFreeRoundsMembers>['list'][number]

/** Who has the rounds of a campaign, and what became of them. */
export function CampaignMembers({ campaign: { id } }: { readonly campaign: FreeRoundsCampaign }) {
  const { _ } = useLingui()
  const [typed, setTyped] = useState('')
  const username = useDeferredValue(typed.trim())
  const columns = useColumns()
  const readFrom = (cursor: string | undefined, signal?: AbortSignal) => {
    const query = { ...(cursor ? { cursor } : {}), ...(username ? { username } : {}) }
    return call(listFreeRoundsMembers, { params: { id }, query }, signal)
  }
  const { pages, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAskedPages({
    key: [...FREE_ROUNDS, 'members', id, username],
    ask: readFrom,
  })
  return (
    <Card
      title={_('office-free-rounds.members')}
      action={<SaveList name="free-rounds-members" columns={columns} readFrom={readFrom} />}
    >
      <div className={styles.search}>
        <SearchField label={_('office-free-rounds.username')} text={typed} longest={64} onText={setTyped} />
      </div>
      <Table
        label={_('office-free-rounds.members')}
        columns={columns}
        rows={error ? undefined : pages?.flatMap((page) => page.list)}
        rowKey={(row) => row.id}
        empty={<EmptyState icon={<SearchX />} title={_('office-free-rounds.members.none')} />}
        error={
          error && (
            <ErrorState title={_('office.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
              {faultText(error, _)}
            </ErrorState>
          )
        }
      />
      {hasNextPage && (
        <div className={list.end}>
          <Button look="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
            {_('office-free-rounds.more')}
          </Button>
        </div>
      )}
    </Card>
  )
}

function useColumns(): readonly ListColumn<Row>[] {
  const { _ } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const said = ({ told }: Row) => _(told ? 'office-free-rounds.told.yes' : 'office-free-rounds.told.no')
  return [
    {
      ...{ key: 'member', header: _('office-free-rounds.username'), phone: 'heading' },
      text: ({ member }) => member.username,
      cell: ({ member }) => <Link to={`/members/${member.id}`}>{member.username}</Link>,
    },
    {
      ...{ key: 'used', header: _('office-free-rounds.played'), align: 'end' },
      ...{ text: ({ used }) => String(used), cell: ({ used, rounds }) => `${used} / ${rounds}` },
    },
    {
      ...{ key: 'won', header: _('office-free-rounds.won'), align: 'end' },
      ...{ text: ({ won }) => won, cell: ({ won }) => money(won) },
    },
    {
      ...{ key: 'paid', header: _('office-free-rounds.paid'), align: 'end' },
      ...{ text: ({ paid }) => paid, cell: ({ paid }) => money(paid) },
    },
    { key: 'told', header: _('office-free-rounds.told'), text: said, cell: said },
    {
      ...{ key: 'last', header: _('office-free-rounds.last') },
      ...{ text: ({ lastAt }) => lastAt, cell: ({ lastAt }) => moment(lastAt) },
    },
  ]
}
