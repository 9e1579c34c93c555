import { listVendors } from '@sanuk/contracts/office-vendors'
import { Blocks } from 'lucide-react'
import { momentColumn, numberColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { AddVendor } from './add-vendor.tsx'
import { VendorState } from './vendor-state.tsx'
import { VENDORS } from './vendors.ts'

const SOURCE = wholeOf((signal) => call(listVendors, undefined, signal))

const LIST = defineList(SOURCE, {
  key: [...VENDORS, 'all'],
  file: 'vendors',
  title: 'vendors.title',
  note: 'vendors.note',
  rowKey: ({ code }) => code,
  skeletonRows: 3,
  columns: [
    {
      key: 'name',
      header: 'vendors.name',
      phone: 'heading',
      text: ({ name }) => name,
      link: ({ code }) => `/vendors/${encodeURIComponent(code)}`,
    },
    textColumn('code', 'vendors.code'),
    { key: 'wallet', header: 'vendors.wallet', text: ({ wallet }, { _ }) => _(`vendors.wallet.${wallet}`) },
    {
      key: 'categories',
      header: 'vendors.categories',
      text: ({ categories }, { _ }) => categories.map((type) => _(`office.category.${type}`)).join(', '),
      cell: ({ categories }, { _ }) =>
        categories.map((type) => _(`office.category.${type}`)).join(', ') || _('office.none'),
    },
    {
      key: 'state',
      header: 'vendors.state',
      text: ({ enabled }, { _ }) => _(enabled ? 'vendors.state.on' : 'vendors.state.off'),
      cell: (vendor) => <VendorState vendor={vendor} />,
    },
    numberColumn('liveKeys', 'vendors.keys.live'),
    momentColumn('lastCallAt', 'vendors.last_call'),
  ],
  empty: { icon: <Blocks />, word: 'vendors.empty', note: 'vendors.empty.note' },
  actions: <Add />,
})

/** Every game vendor on a line. */
export const VendorsPage = () => <DescribedList list={LIST} />

function Add() {
  return useMay()('vendors.change') && <AddVendor />
}
