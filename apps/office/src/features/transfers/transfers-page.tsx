import { useLingui } from '@lingui/react'
import { listAllTransfers, TRANSFER_VIEWS } from '@sanuk/contracts/office-transfers'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Segmented } from '@sanuk/ui/segmented'
import { Table } from '@sanuk/ui/table'
import { ArrowLeftRight, RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { PausedSearch } from '../../lists/paused-search.tsx'
import { SaveList } from '../../lists/save-list.tsx'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { HeldMoney } from './held-money.tsx'
import { TRANSFERS, type View } from './office-transfers.ts'
import styles from './transfers.module.css'
import { useSavedTransfers } from './use-saved-transfers.ts'
import { useTransferColumns } from './use-transfer-columns.tsx'

const VIEWS: readonly View[] = [...TRANSFER_VIEWS, 'all']

/** What is on its way between main wallets and vendors’ wallets, and what nobody gets an answer about. */
export function TransfersPage() {
  const { _ } = useLingui()
  useTitle('office-transfers.title')
  const { view, search, narrow } = useNarrowing()
  const query = { ...(view === 'all' ? {} : { state: view }), ...(search ? { search } : {}) }
  const read = (cursor: string | undefined, signal?: AbortSignal) =>
    call(listAllTransfers, { query: { ...query, ...(cursor ? { cursor } : {}) } }, signal)
  const { pages, error, isFetching, refetch, ...more } = useAskedPages({ key: [...TRANSFERS, query], ask: read })
  const columns = useTransferColumns()
  return (
    <>
      <PageHead title={_('office-transfers.title')} note={_('office-transfers.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="transfers" columns={useSavedTransfers()} readFrom={read} />
      </PageHead>
      {(pages || !error) && <HeldMoney held={pages?.[0]?.held} />}
      <Card className={list.list}>
        <div className={list.narrowing}>
          <div className={list.search}>
            <PausedSearch
              label={_('office-transfers.search')}
              text={search}
              onSearch={(text) => narrow({ search: text })}
            />
          </div>
          <Segmented
            label={_('office.state')}
            className={styles.views}
            options={VIEWS.map((value) => ({ value, label: _(`office-transfers.state.${value}`) }))}
            value={view}
            onChange={(state) => narrow({ state })}
          />
        </div>
        <Table
          label={_('office-transfers.title')}
          columns={columns}
          rows={error ? undefined : pages?.flatMap(({ list }) => list)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState
              icon={<ArrowLeftRight />}
              title={_(search ? 'office.filter.nothing' : `office-transfers.empty.${view}`)}
            >
              {!search && view === 'attention' && _('office-transfers.empty.attention.note')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState title={_('office-transfers.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
                {faultText(error, _)}
              </ErrorState>
            )
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

/** Which transfers are in sight stands in the address, so that it can be sent to somebody. */
function useNarrowing() {
  const [query, setQuery] = useSearchParams()
  const view = VIEWS.find((known) => known === query.get('state')) ?? 'under_way'
  const search = query.get('search') ?? ''
  const narrow = (part: { state?: View; search?: string }) => {
    const { state, search: text } = { state: view, search, ...part }
    setQuery({ state, ...(text ? { search: text } : {}) }, { replace: true })
  }
  return { view, search, narrow }
}
