import { listBrands } from '@sanuk/contracts/office-brands'
import { Badge } from '@sanuk/ui/badge'
import { Building2 } from 'lucide-react'
import { momentColumn, textColumn } from '../../lists/described-column.tsx'
import { DescribedList } from '../../lists/described-list.tsx'
import { defineList } from '../../lists/list-description.ts'
import { wholeOf } from '../../lists/list-source.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { AddBrand } from './add-brand.tsx'
import { BrandSheet } from './brand-sheet.tsx'
import { BRANDS, type BrandRow, stateOf } from './brands.ts'

const SOURCE = wholeOf((signal) => call(listBrands, undefined, signal))

const LIST = defineList(SOURCE, {
  key: [...BRANDS, 'all'],
  file: 'brands',
  title: 'office-brands.title',
  note: 'office-brands.note',
  rowKey: ({ code }) => code,
  skeletonRows: 2,
  columns: [
    textColumn('name', 'office-brands.name', { phone: 'heading', opens: true }),
    textColumn('code', 'office-brands.code'),
    {
      key: 'hosts',
      header: 'office-brands.hosts',
      text: ({ domains }) => domains.join(' '),
      cell: ({ domains: [first = '', ...more] }, { _ }) =>
        more.length > 0 ? _('office-brands.hosts.more', { first, more: more.length }) : first,
    },
    textColumn('currency', 'office-brands.currency'),
    textColumn('timeZone', 'office-brands.time_zone', { fileOnly: true }),
    {
      key: 'state',
      header: 'office.state',
      text: (brand, { _ }) => _(`office-brands.state.${stateOf(brand).state}`),
      cell: (brand, { _ }) => {
        const { state, look } = stateOf(brand)
        return <Badge look={look}>{_(`office-brands.state.${state}`)}</Badge>
      },
    },
    momentColumn('madeAt', 'office-brands.made'),
  ],
  empty: { icon: <Building2 />, word: 'office-brands.title' },
  actions: (answer) => answer && <Add brands={answer.list} />,
  drawer: ({ row, onClose }) => <BrandSheet brand={row} onClose={onClose} />,
})

/** The brands of the installation, for whoever runs the platform. */
export const BrandsPage = () => <DescribedList list={LIST} />

function Add({ brands }: { readonly brands: readonly BrandRow[] }) {
  return useMay()('brands.change') && <AddBrand brands={brands} />
}
