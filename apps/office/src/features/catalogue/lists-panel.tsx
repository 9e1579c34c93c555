import { useLingui } from '@lingui/react'
import { readLists, setListManner } from '@sanuk/contracts/office-lists'
import { buttonClass } from '@sanuk/ui/button'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Select } from '@sanuk/ui/select'
import type { Column } from '@sanuk/ui/table'
import { toast } from '@sanuk/ui/toast'
import { Blocks } from 'lucide-react'
import { generatePath, Link } from 'react-router-dom'
import { AskedTable } from '../../components/asked-table.tsx'
import { SaveWhole } from '../../lists/save-whole.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './catalogue.module.css'
import { CATALOGUE, type VendorList } from './catalogue.ts'

/** The vendors' lists, how their changes come in, and the way to look at what differs. */
export function ListsPanel() {
  const { _ } = useLingui()
  const { data, error, refetch } = useAsked({
    key: [...CATALOGUE, 'lists'],
    ask: (signal) => call(readLists, undefined, signal),
  })
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{_('office-catalogue.lists.note')}</p>
      {data && (
        <div>
          <SaveWhole
            name="vendor-lists"
            columns={[
              { header: _('office-catalogue.vendor'), text: ({ name }) => name },
              { header: _('office-catalogue.lists.games'), text: ({ games }) => String(games) },
              { header: _('office-catalogue.lists.manner'), text: ({ byHand }) => _(mannerOf(byHand)) },
            ]}
            rows={data.list}
          />
        </div>
      )}
      <AskedTable
        title="office-catalogue.lists"
        columns={useColumns()}
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

const mannerOf = (byHand: boolean) => (byHand ? 'office-catalogue.lists.by_hand' : 'office-catalogue.lists.by_itself')

function useColumns(): readonly Column<VendorList>[] {
  const { _, i18n } = useLingui()
  const mayChange = useMay()('vendors.change')
  return [
    { key: 'vendor', header: _('office-catalogue.vendor'), phone: 'heading', cell: ({ name }) => name },
    {
      key: 'games',
      header: _('office-catalogue.lists.games'),
      align: 'end',
      cell: ({ games }) => i18n.number(games),
    },
    {
      key: 'manner',
      header: _('office-catalogue.lists.manner'),
      cell: (list) => (mayChange ? <Manner list={list} /> : _(mannerOf(list.byHand))),
    },
    {
      key: 'compare',
      header: _('office-catalogue.lists.compare'),
      cell: ({ vendor, name, asked }) =>
        asked ? (
          <Link
            to={generatePath('/catalogue/:vendor', { vendor })}
            className={buttonClass({ look: 'outline', size: 'small' })}
            aria-label={`${_('office-catalogue.lists.compare')}: ${name}`}
          >
            {_('office-catalogue.lists.compare')}
          </Link>
        ) : (
          _('office-catalogue.lists.not_asked')
        ),
    },
  ]
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
