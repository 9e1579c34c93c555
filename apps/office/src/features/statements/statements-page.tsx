import { useLingui } from '@lingui/react'
import { listStatements } from '@sanuk/contracts/office-statements'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { Select } from '@sanuk/ui/select'
import { Table } from '@sanuk/ui/table'
import { FileDiff, RotateCw } from 'lucide-react'
import { useState } from 'react'
import { PageHead } from '../../components/page-head.tsx'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { SaveList } from '../../lists/save-list.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAskedPages } from '../../wire/use-asked-pages.ts'
import { CompareBankFile } from './compare-bank-file.tsx'
import styles from './statements.module.css'
import { STATEMENTS } from './statements.ts'
import { useAccounts } from './use-accounts.ts'
import { useSavedStatements } from './use-saved-statements.ts'
import { useStatementColumns } from './use-statement-columns.tsx'

/** Every comparison of a bank's file with our books, and the way to a new one. */
export function StatementsPage() {
  const { _ } = useLingui()
  useTitle('statements.title')
  const may = useMay()
  const { options } = useAccounts()
  const [account, setAccount] = useState('all')
  const read = (cursor: string | undefined, signal?: AbortSignal) => {
    const query = { ...(account === 'all' ? {} : { account }), ...(cursor ? { cursor } : {}) }
    return call(listStatements, { query }, signal)
  }
  const { pages, error, isFetching, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useAskedPages({
    key: [...STATEMENTS, 'all', account],
    ask: read,
  })
  return (
    <>
      <PageHead title={_('statements.title')} note={_('statements.note')}>
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
        <SaveList name="statements" columns={useSavedStatements()} readFrom={read} />
        {may('statements.change') && <CompareBankFile />}
      </PageHead>
      <Card className={list.list}>
        <Select
          label={_('statements.account')}
          className={styles.narrow}
          options={[{ value: 'all', label: _('statements.account.all') }, ...options]}
          value={account}
          onChange={setAccount}
        />
        <Table
          label={_('statements.title')}
          columns={useStatementColumns()}
          rows={error ? undefined : pages?.flatMap((page) => page.list)}
          rowKey={({ id }) => id}
          empty={
            <EmptyState icon={<FileDiff />} title={_('statements.list.empty')}>
              {_('statements.list.empty.note')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState title={_('statements.list.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
                {faultText(error, _)}
              </ErrorState>
            )
          }
        />
        {hasNextPage && (
          <div className={list.end}>
            <Button look="outline" busy={isFetchingNextPage} onClick={() => fetchNextPage()}>
              {_('statements.list.more')}
            </Button>
          </div>
        )}
      </Card>
    </>
  )
}
