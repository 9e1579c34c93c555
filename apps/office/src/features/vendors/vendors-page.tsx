import { useLingui } from '@lingui/react'
import { listVendors } from '@sanuk/contracts/office-vendors'
import { Button } from '@sanuk/ui/button'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import { ErrorState } from '@sanuk/ui/error-state'
import { type Column, Table } from '@sanuk/ui/table'
import { Blocks, RotateCw } from 'lucide-react'
import { generatePath, Link } from 'react-router-dom'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AddVendor } from './add-vendor.tsx'
import { useSavedVendors } from './use-saved-vendors.ts'
import { VendorState } from './vendor-state.tsx'
import { VENDORS, type VendorLine } from './vendors.ts'

/** Every game vendor on a line. */
export function VendorsPage() {
  const { _ } = useLingui()
  useTitle('vendors.title')
  const { data, error, isFetching, refetch } = useAsked({
    key: [...VENDORS, 'all'],
    ask: (signal) => call(listVendors, undefined, signal),
  })
  const may = useMay()
  const columns = useColumns()
  const saved = useSavedVendors()
  return (
    <>
      <PageHead title={_('vendors.title')} note={_('vendors.note')}>
        {data && <SaveWhole name="vendors" columns={saved} rows={data.list} />}
        {may('vendors.change') && <AddVendor />}
        <Button look="outline" icon={<RotateCw />} busy={isFetching} onClick={() => refetch()}>
          {_('office.refresh')}
        </Button>
      </PageHead>
      <Card className={list.list}>
        <Table
          label={_('vendors.title')}
          columns={columns}
          rows={error ? undefined : data?.list}
          rowKey={({ code }) => code}
          skeletonRows={3}
          empty={
            <EmptyState icon={<Blocks />} title={_('vendors.empty')}>
              {_('vendors.empty.note')}
            </EmptyState>
          }
          error={
            error && (
              <ErrorState title={_('vendors.failed')} retryLabel={_('office.retry')} onRetry={() => refetch()}>
                {faultText(error, _)}
              </ErrorState>
            )
          }
        />
      </Card>
    </>
  )
}

function useColumns(): readonly Column<VendorLine>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    {
      key: 'name',
      header: _('vendors.name'),
      phone: 'heading',
      cell: ({ code, name }) => (
        <Link className={list.name} to={generatePath('/vendors/:code', { code })}>
          {name}
        </Link>
      ),
    },
    { key: 'code', header: _('vendors.code'), cell: ({ code }) => code },
    { key: 'wallet', header: _('vendors.wallet'), cell: ({ wallet }) => _(`vendors.wallet.${wallet}`) },
    {
      key: 'categories',
      header: _('vendors.categories'),
      cell: ({ categories }) => categories.map((type) => _(`office.category.${type}`)).join(', ') || _('office.none'),
    },
    { key: 'state', header: _('vendors.state'), cell: (vendor) => <VendorState vendor={vendor} /> },
    {
      key: 'keys',
      header: _('vendors.keys.live'),
      align: 'end',
      cell: ({ liveKeys }) => liveKeys ?? _('office.none'),
    },
    {
      key: 'last',
      header: _('vendors.last_call'),
      cell: ({ lastCallAt }) => (lastCallAt ? moment(lastCallAt) : _('office.none')),
    },
  ]
}
