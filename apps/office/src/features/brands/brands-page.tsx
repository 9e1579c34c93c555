import { useLingui } from '@lingui/react'
import { listBrands } from '@sanuk/contracts/office-brands'
import { Badge } from '@sanuk/ui/badge'
import { Card } from '@sanuk/ui/card'
import { EmptyState } from '@sanuk/ui/empty-state'
import type { Column } from '@sanuk/ui/table'
import { Building2 } from 'lucide-react'
import { useState } from 'react'
import { AskedTable } from '../../components/asked-table.tsx'
import { PageHead } from '../../components/page-head.tsx'
import { useMoment } from '../../language/use-moment.ts'
import { useTitle } from '../../language/use-title.ts'
import list from '../../lists/list-page.module.css'
import type { SavedColumn } from '../../lists/save-list.tsx'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { AddBrand } from './add-brand.tsx'
import { BrandSheet } from './brand-sheet.tsx'
import { BRANDS, type BrandRow, stateOf } from './brands.ts'

/** The brands of the installation, for whoever runs the platform. */
export function BrandsPage() {
  const { _ } = useLingui()
  useTitle('office-brands.title')
  const may = useMay()
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useAsked({
    key: [...BRANDS, 'all'],
    ask: (signal) => call(listBrands, undefined, signal),
  })
  const columns = useColumns(setChosen)
  const saved = useSavedBrands()
  return (
    <>
      <PageHead title={_('office-brands.title')} note={_('office-brands.note')}>
        {data && <SaveWhole name="brands" columns={saved} rows={data.list} />}
        {data && may('brands.change') && <AddBrand brands={data.list} />}
      </PageHead>
      <Card className={list.list}>
        <AskedTable
          title="office-brands.title"
          columns={columns}
          rows={data?.list}
          rowKey={({ code }) => code}
          skeletonRows={2}
          fault={error}
          onRetry={refetch}
          empty={<EmptyState icon={<Building2 />} title={_('office-brands.title')} />}
        />
      </Card>
      <BrandSheet brand={data?.list.find(({ code }) => code === chosen) ?? null} onClose={() => setChosen(null)} />
    </>
  )
}

function useColumns(onChoose: (code: string) => void): readonly Column<BrandRow>[] {
  const { _ } = useLingui()
  const moment = useMoment()
  return [
    {
      key: 'name',
      header: _('office-brands.name'),
      phone: 'heading',
      cell: ({ code, name }) => (
        <button type="button" className={list.name} aria-haspopup="dialog" onClick={() => onChoose(code)}>
          {name}
        </button>
      ),
    },
    { key: 'code', header: _('office-brands.code'), cell: ({ code }) => code },
    {
      key: 'hosts',
      header: _('office-brands.hosts'),
      cell: ({ domains: [first = '', ...more] }) =>
        more.length > 0 ? _('office-brands.hosts.more', { first, more: more.length }) : first,
    },
    { key: 'currency', header: _('office-brands.currency'), cell: ({ currency }) => currency },
    { key: 'state', header: _('office.state'), cell: (brand) => <BrandState brand={brand} /> },
    { key: 'made', header: _('office-brands.made'), cell: ({ madeAt }) => moment(madeAt) },
  ]
}

function useSavedBrands(): readonly SavedColumn<BrandRow>[] {
  const { _ } = useLingui()
  return [
    { header: _('office-brands.code'), text: ({ code }) => code },
    { header: _('office-brands.name'), text: ({ name }) => name },
    { header: _('office-brands.hosts'), text: ({ domains }) => domains.join(' ') },
    { header: _('office-brands.currency'), text: ({ currency }) => currency },
    { header: _('office-brands.time_zone'), text: ({ timeZone }) => timeZone },
    { header: _('office.state'), text: (brand) => _(`office-brands.state.${stateOf(brand).state}`) },
    { header: _('office-brands.made'), text: ({ madeAt }) => madeAt },
  ]
}

function BrandState({ brand }: { brand: BrandRow }) {
  const { _ } = useLingui()
  const { state, look } = stateOf(brand)
  return <Badge look={look}>{_(`office-brands.state.${state}`)}</Badge>
}
