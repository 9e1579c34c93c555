import { useLingui } from '@lingui/react'
import { readLists, setListManner } from '@sanuk/contracts/office-lists'
import { buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Select } from '@sanuk/ui/select'
import { toast } from '@sanuk/ui/toast'
import { Blocks } from 'lucide-react'
import { Link } from 'wouter'
import { type DescribedColumn, numberColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './catalogue.module.css'
import { CATALOGUE, type VendorList } from './catalogue.ts'

const mannerOf = (byHand: boolean) => (byHand ? 'office-catalogue.lists.by_hand' : 'office-catalogue.lists.by_itself')

const columnsFor = (mayChange: boolean): readonly DescribedColumn<VendorList>[] => [
  { key: 'vendor', header: 'office-catalogue.vendor', phone: 'heading', text: ({ name }) => name },
  numberColumn('games', 'office-catalogue.lists.games'),
  {
    key: 'manner',
    header: 'office-catalogue.lists.manner',
    text: ({ byHand }, { _ }) => _(mannerOf(byHand)),
    cell: (list, { _ }) => (mayChange ? <Manner list={list} /> : _(mannerOf(list.byHand))),
  },
  { key: 'compare', header: 'office-catalogue.lists.compare', cell: (list) => <Compare list={list} /> },
]

/** The vendors' lists, how their changes come in, and the way to look at what differs. */
export function ListsPanel() {
  const { _ } = useLingui()
  const columns = columnsFor(useMay()('vendors.change'))
  const { data, error, refetch } = useAsked({
    key: [...CATALOGUE, 'lists'],
    ask: (signal) => call(readLists, undefined, signal),
  })
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{_('office-catalogue.lists.note')}</p>
      {data && (
        <div>
          <SaveRows file="vendor-lists" columns={columns} rows={data.list} />
        </div>
      )}
      <RowsTable
        title="office-catalogue.lists"
        columns={columns}
        rows={data?.list}
        rowKey={({ vendor }) => vendor}
        skeletonRows={3}
        fault={error}
        onRetry={refetch}
        empty={<EmptyState icon={<Blocks />} title={_('office-catalogue.lists.empty')} />}
      />
    </div>
  )
}

function Compare({ list: { vendor, name, asked } }: { list: VendorList }) {
  const { _ } = useLingui()
  if (!asked) return _('office-catalogue.lists.not_asked')
  return (
    <Link
      to={`/catalogue/${encodeURIComponent(vendor)}`}
      className={buttonClass({ look: 'outline', size: 'small' })}
      aria-label={`${_('office-catalogue.lists.compare')}: ${name}`}
    >
      {_('office-catalogue.lists.compare')}
    </Link>
  )
}

function Manner({ list: { vendor, name, byHand } }: { list: VendorList }) {
  const { _ } = useLingui()
  const doing = useDoing(CATALOGUE)

  async function change(manner: 'by_hand' | 'by_itself') {
    try {
      await doing(() => call(setListManner, { params: { vendor }, body: { byHand: manner === 'by_hand' } }))
      toast.success(_(`office-catalogue.lists.manner.${manner}`, { vendor: name }))
    } catch (fault) {
      toast.error(_('office-catalogue.not_done'), { description: faultText(fault, _) })
    }
  }

  return (
    <Select
      className={styles.choice}
      label={_('office-catalogue.lists.manner.of', { vendor: name })}
      value={byHand ? 'by_hand' : 'by_itself'}
      onChange={change}
      options={(['by_itself', 'by_hand'] as const).map((value) => ({
        value,
        label: _(`office-catalogue.lists.${value}`),
      }))}
    />
  )
}
