import { useLingui } from '@lingui/react'
import { changeMaintenance, listMaintenance, planMaintenance, removeMaintenance } from '@sanuk/contracts/office-brand'
import type { AnswerOf } from '@sanuk/contracts/route'
import { Badge } from '@sanuk/ui/badge'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { EmptyState } from '@sanuk/ui/empty-state'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Wrench } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { instantIn, localIn } from '../../language/zoned-time.ts'
import { type DescribedColumn, momentColumn } from '../../lists/described-column.tsx'
import { RowsTable, SaveRows } from '../../lists/rows-card.tsx'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { faultText } from '../../wire/fault-text.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useDoing } from '../../wire/use-doing.ts'
import styles from './brand.module.css'

type Window = AnswerOf<typeof listMaintenance>['list'][number]

const KEY = ['maintenance'] as const
const LOOKS = { planned: 'luck', under_way: 'live', over: 'plain' } as const

const COLUMNS: readonly DescribedColumn<Window>[] = [
  momentColumn('startsAt', 'brand.maintenance.starts', { phone: 'heading' }),
  {
    key: 'ends',
    header: 'brand.maintenance.ends',
    text: ({ endsAt }, { _ }) => endsAt ?? _('brand.maintenance.open'),
    cell: ({ endsAt }, { _, moment }) => (endsAt ? moment(endsAt) : _('brand.maintenance.open')),
  },
  {
    key: 'state',
    header: 'office.state',
    text: ({ state }, { _ }) => _(`brand.maintenance.${state}`),
    cell: ({ state }, { _ }) => <Badge look={LOOKS[state]}>{_(`brand.maintenance.${state}`)}</Badge>,
  },
  {
    key: 'note',
    header: 'brand.maintenance.word',
    cell: ({ note }, { _ }) => note?.th || note?.en || _('office.none'),
  },
  { key: 'th', header: 'brand.maintenance.th', fileOnly: true, text: ({ note }) => note?.th ?? '' },
  { key: 'en', header: 'brand.maintenance.en', fileOnly: true, text: ({ note }) => note?.en ?? '' },
  { key: 'do', header: '', align: 'end', cell: (row) => <WindowDeed row={row} /> },
]

/** When the site is closed for work. */
export function MaintenancePart() {
  const { _ } = useLingui()
  const mayChange = useMay()('brand.change')
  const [planning, setPlanning] = useState(false)
  const { data, error, refetch } = useAsked({ key: KEY, ask: (signal) => call(listMaintenance, undefined, signal) })
  return (
    <div className={styles.form}>
      <p className={styles.note}>{_('brand.maintenance.note')}</p>
      <div className={styles.deeds}>
        {mayChange && (
          <Button icon={<Wrench />} onClick={() => setPlanning(true)}>
            {_('brand.maintenance.plan')}
          </Button>
        )}
        <SaveRows file="maintenance" columns={COLUMNS} rows={data?.list} />
      </div>
      <RowsTable
        title="brand.maintenance"
        columns={COLUMNS}
        rows={data?.list}
        rowKey={({ id }) => id}
        skeletonRows={2}
        fault={error}
        onRetry={refetch}
        empty={<EmptyState icon={<Wrench />} title={_('brand.maintenance.none')} />}
      />
      <PlanDialog open={planning} onClose={() => setPlanning(false)} />
    </div>
  )
}

/** Ends what is under way, or takes back what is planned. */
function WindowDeed({ row: { id, startsAt, note, state } }: { row: Window }) {
  const { _ } = useLingui()
  const doing = useDoing(KEY)
  const mayChange = useMay()('brand.change')
  if (!mayChange || state === 'over') return null
  const params = { id }
  const deed = () =>
    state === 'planned'
      ? call(removeMaintenance, { params })
      : call(changeMaintenance, { params, body: { startsAt, endsAt: new Date().toISOString(), note } })
  const attempt = async () => {
    try {
      await doing(deed)
      toast.success(_(`brand.maintenance.${state}.done`))
    } catch (fault) {
      toast.error(faultText(fault, _))
    }
  }
  return (
    <Button look="outline" size="small" onClick={attempt}>
      {_(`brand.maintenance.${state}.do`)}
    </Button>
  )
}

function PlanDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { _ } = useLingui()
  const id = useId()
  const doing = useDoing(KEY)
  const zone = useBrand()?.timeZone
  const [startsAt, setStartsAt] = useState('')
  const [endsAt, setEndsAt] = useState('')
  const [th, setTh] = useState('')
  const [en, setEn] = useState('')
  const [fault, setFault] = useState<string>()

  async function send(event: FormEvent) {
    event.preventDefault()
    if (!zone) return
    setFault(undefined)
    try {
      const note = th.trim() || en.trim() ? { th: th.trim(), en: en.trim() } : null
      const starts = startsAt ? instantIn(zone, startsAt) : new Date().toISOString()
      await doing(() =>
        call(planMaintenance, { body: { startsAt: starts, endsAt: endsAt ? instantIn(zone, endsAt) : null, note } }),
      )
      onClose()
    } catch (error) {
      setFault(faultText(error, _))
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      closeLabel={_('office.close')}
      title={_('brand.maintenance.plan')}
      description={_('brand.maintenance.plan.note', {
        now: zone ? localIn(zone, new Date().toISOString()).replace('T', ' ') : '',
        zone: zone ?? '',
      })}
      error={fault}
      footer={
        <Button type="submit" form={id} look={startsAt ? 'primary' : 'danger'} disabled={!zone}>
          {_(startsAt ? 'brand.maintenance.plan.do' : 'brand.maintenance.plan.now')}
        </Button>
      }
    >
      <form id={id} className={styles.form} onSubmit={send}>
        <Field label={_('brand.maintenance.starts')} hint={_('brand.maintenance.starts.hint', { zone: zone ?? '' })}>
          <TextInput type="datetime-local" value={startsAt} onChange={(event) => setStartsAt(event.target.value)} />
        </Field>
        <Field label={_('brand.maintenance.ends')} hint={_('brand.maintenance.ends.hint', { zone: zone ?? '' })}>
          <TextInput type="datetime-local" value={endsAt} onChange={(event) => setEndsAt(event.target.value)} />
        </Field>
        <Field label={_('brand.maintenance.th')}>
          <TextInput maxLength={255} value={th} onChange={(event) => setTh(event.target.value)} />
        </Field>
        <Field label={_('brand.maintenance.en')}>
          <TextInput maxLength={255} value={en} onChange={(event) => setEn(event.target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
