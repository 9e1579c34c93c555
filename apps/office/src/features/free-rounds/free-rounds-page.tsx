import { useLingui } from '@lingui/react'
import { type FreeRoundsCampaign, listFreeRounds } from '@sanuk/contracts/office-free-rounds'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Table } from '@sanuk/ui/table'
import { Plus, RotateCw, Sparkles } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { FREE_ROUNDS, STATE_LOOKS } from './free-rounds.ts'
import { GrantDialog } from './grant-dialog.tsx'

const readFrom = (cursor: string | undefined, signal?: AbortSignal) =>
  call(listFreeRounds, { query: cursor ? { cursor } : {} }, signal)

/** Every campaign of free rounds with what became of it, and the way to a new one. */
export function FreeRoundsPage() {
  const { _ } = useLingui()
  useTitle('office-free-rounds.title')
  const may = useMay()
  const [granting, setGranting] = useState(false)
  const columns = useColumns()
  const { pages, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAskedPages({
    key: [...FREE_ROUNDS, 'all'],
    ask: readFrom,
  })
  return (
    <>
      <PageHead title={_('office-free-rounds.title')} note={_('office-free-rounds.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="free-rounds" columns={columns} readFrom={readFrom} />
        {may('money.change') && (
          <Button icon={<Plus />} onClick={() => setGranting(true)}>
            {_('office-free-rounds.grant')}
          </Button>
        )}
      </PageHead>
      <Card className={list.list}>
        <Table
          label={_('office-free-rounds.title')}
          columns={columns}
          rows={error ? undefined : pages?.flatMap((page) => page.list)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={<Sparkles />} title={_('office-free-rounds.empty')}>
              {_('office-free-rounds.empty.note')}
            </EmptyState>
          }
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
      {granting && <GrantDialog onClose={() => setGranting(false)} />}
    </>
  )
}

function useColumns(): readonly ListColumn<FreeRoundsCampaign>[] {
  const { _, i18n } = useLingui()
  const money = useMoney()
  const moment = useMoment()
  const language = i18n.locale === 'en' ? 'en' : 'th'
  const amount = (key: 'stake' | 'won' | 'paid'): ListColumn<FreeRoundsCampaign> => ({
    ...{ key, header: _(`office-free-rounds.${key}`), align: 'end' },
    ...{ text: (row) => row[key], cell: (row) => money(row[key]) },
  })
  const number = (key: 'reach' | 'rounds' | 'played'): ListColumn<FreeRoundsCampaign> => ({
    ...{ key, header: _(`office-free-rounds.${key}`), align: 'end' },
    ...{ text: (row) => String(row[key]), cell: (row) => i18n.number(row[key]) },
  })
  const name: ListColumn<FreeRoundsCampaign> = {
    ...{ key: 'name', header: _('office-free-rounds.name'), phone: 'heading' },
    text: ({ names }) => names[language],
    cell: ({ id, names }) => <Link to={`/free-rounds/${id}`}>{names[language]}</Link>,
  }
  const state: ListColumn<FreeRoundsCampaign> = {
    ...{ key: 'state', header: _('office.state'), text: (row) => row.state },
    cell: (row) => <Badge look={STATE_LOOKS[row.state]}>{_(`office-free-rounds.state.${row.state}`)}</Badge>,
  }
  const until: ListColumn<FreeRoundsCampaign> = {
    ...{ key: 'until', header: _('office-free-rounds.until'), text: (row) => row.until },
    cell: (row) => moment(row.until),
  }
  return [
    name,
    state,
    number('reach'),
    number('rounds'),
    amount('stake'),
    number('played'),
    amount('won'),
    amount('paid'),
    until,
  ]
}
