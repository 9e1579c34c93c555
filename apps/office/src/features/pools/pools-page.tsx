import { useLingui } from '@lingui/react'
import { listPools, type Pool } from '@sanuk/contracts/office-pools'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { RotateCw, Trophy } from 'lucide-react'
import { generatePath, Link } from 'react-router-dom'
import { AskedTable } from '../../components/asked-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoney } from '../../components/use-money.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import type { ListColumn } from '../../lists/list-column.ts'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { POOLS } from './pools.ts'

const EVERY_MS = 5_000

/** Every progressive pool on a line: what is in it, and what members of the brand put in and won. */
export function PoolsPage() {
  const { _ } = useLingui()
  useTitle('office-pools.title')
  const { data, error, isFetching, refetch } = useAsked({
    key: [...POOLS, 'all'],
    ask: (signal) => call(listPools, undefined, signal),
    everyMs: EVERY_MS,
  })
  const columns = useColumns()
  return (
    <>
      <PageHead title={_('office-pools.title')} note={_('office-pools.note')}>
        {data && <SaveWhole name="pools" columns={columns} rows={data.list} />}
        <Button look="outline" icon={<RotateCw />} busy={isFetching && !data} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      <Card className={list.list}>
        <AskedTable
          title="office-pools.title"
          columns={columns}
          rows={data?.list}
          rowKey={({ vendor, pool }) => `${vendor} ${pool}`}
          fault={data ? null : error}
          onRetry={() => refetch()}
          skeletonRows={3}
          empty={
            <EmptyState icon={<Trophy />} title={_('office-pools.empty')}>
              {_('office-pools.empty.note')}
            </EmptyState>
          }
        />
      </Card>
    </>
  )
}

function useColumns(): readonly ListColumn<Pool>[] {
  const { _ } = useLingui()
  const language = useLanguage()
  const money = useMoney()
  const moment = useMoment()
  const figure = (key: 'fed' | 'won' | 'balance'): ListColumn<Pool> => ({
    ...{ key, header: _(`office-pools.${key}`), align: 'end' },
    ...{ text: (pool) => pool[key], cell: (pool) => money(pool[key]) },
  })
  return [
    {
      ...{ key: 'name', header: _('office-pools.pool'), phone: 'heading' },
      text: ({ names }) => names[language],
      cell: ({ vendor, pool, names }) => (
        <Link className={list.name} to={generatePath('/pools/:vendor/:pool', { vendor, pool })}>
          {names[language]}
        </Link>
      ),
    },
    { key: 'vendor', header: _('office-pools.vendor'), text: ({ vendor }) => vendor, cell: ({ vendor }) => vendor },
    {
      ...{ key: 'inside', header: _('office-pools.inside'), align: 'end' },
      text: ({ inside }) => inside ?? '',
      cell: ({ inside }) => (inside === null ? _('office.none') : money(inside)),
    },
    figure('fed'),
    figure('won'),
    figure('balance'),
    {
      ...{ key: 'drops', header: _('office-pools.drops'), align: 'end' },
      ...{ text: ({ drops }) => String(drops), cell: ({ drops }) => drops },
    },
    {
      ...{ key: 'last', header: _('office-pools.last') },
      text: ({ lastDropAt }) => lastDropAt ?? '',
      cell: ({ lastDropAt }) => (lastDropAt ? moment(lastDropAt) : _('office.none')),
    },
  ]
}
