import { useLingui } from '@lingui/react'
import { changeTableSettings, previewTableSettings } from '@sanuk/contracts/office-live-tables'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Segmented } from '@sanuk/ui/segmented'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { Power, PowerOff } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { useLanguage } from '../../language/language.ts'
import { useMay } from '../../session/use-operator.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import { PreviewedChange } from './change-preview.tsx'
import styles from './live-tables.module.css'
import { LIVE_TABLES, type TableNow } from './live-tables.ts'
import { useOnce } from './use-once.ts'

/** Turns a table off or on. */
export function TableSwitch({ table }: { readonly table: TableNow }) {
  const { _ } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const { isOff } = table.settings
  return (
    <>
      <Button
        look={isOff ? 'primary' : 'outline'}
        icon={isOff ? <Power /> : <PowerOff />}
        onClick={() => setOpen(true)}
      >
        {_(isOff ? 'office-live-tables.turn_on' : 'office-live-tables.turn_off')}
      </Button>
      {isOpen && <SwitchDialog table={table} onClose={() => setOpen(false)} />}
    </>
  )
}

const WHEN = ['after', 'now'] as const

type Props = { readonly table: TableNow; readonly onClose: () => void }

function SwitchDialog({ table: { vendor, game, names, settings: shown }, onClose }: Props) {
  const { _ } = useLingui()
  const language = useLanguage()
  const form = useId()
  const once = useOnce()
  // The table is asked for anew meanwhile: what was looked at is what is changed.
  const [before] = useState(shown)
  const [when, setWhen] = useState<(typeof WHEN)[number]>('after')
  const mayVoid = useMay()('tables.correct')
  const [reason, setReason] = useState('')
  const { busy, fault, send } = useSending(LIVE_TABLES)
  const params = { vendor, game }
  const way = before.isOff ? 'on' : 'off'
  const wish = { settings: { ...before, isOff: !before.isOff }, voidsCoup: way === 'off' && when === 'now' }
  const preview = useAsked({
    key: ['live-table-preview', vendor, game, wish],
    ask: (signal) => call(previewTableSettings, { params, body: wish }, signal),
  })
  const isReady = preview.data !== undefined && reason.trim() !== ''

  async function turn(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    const body = { ...wish, reason: reason.trim() }
    const work = () => once(body, (requestId) => call(changeTableSettings, { params, body: { ...body, requestId } }))
    if (!(await send(work))) return
    onClose()
    toast.success(_(`office-live-tables.turn_${way}.done`))
  }

  return (
    <Dialog
      open
      size={preview.data?.coup ? 'large' : 'medium'}
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_(`office-live-tables.turn_${way}.title`, { table: names[language] })}
      description={_(`office-live-tables.turn_${way}.note`)}
      error={fault}
      footer={
        <Button type="submit" form={form} look={way === 'off' ? 'danger' : 'primary'} busy={busy} disabled={!isReady}>
          {_(`office-live-tables.turn_${way}`)}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={turn}>
        {way === 'off' && mayVoid && (
          <Segmented
            label={_('office-live-tables.when')}
            options={WHEN.map((value) => ({ value, label: _(`office-live-tables.when.${value}`) }))}
            value={when}
            onChange={setWhen}
          />
        )}
        {preview.error && !preview.data && (
          <Failed title="office-live-tables.preview.failed" error={preview.error} onRetry={preview.refetch} />
        )}
        {!preview.error && !preview.data && <Skeleton height="80px" />}
        {preview.data?.coup && <PreviewedChange preview={preview.data.coup} />}
        <Field label={_('office.reason')} hint={_('office-live-tables.reason.hint')}>
          <TextInput maxLength={255} value={reason} onChange={({ target }) => setReason(target.value)} />
        </Field>
      </form>
    </Dialog>
  )
}
