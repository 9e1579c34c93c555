import { useLingui } from '@lingui/react'
import type { CoupChange } from '@sanuk/contracts/live-tables'
import { changeCoup, type OfficeCoup, previewCoupChange } from '@sanuk/contracts/office-live-tables'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { Skeleton } from '@sanuk/ui/skeleton'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { Failed } from '../../components/failed.tsx'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { useAsked } from '../../wire/use-asked.ts'
import { useSending } from '../../wire/use-sending.ts'
import { PreviewedChange } from './change-preview.tsx'
import styles from './live-tables.module.css'
import { LIVE_TABLES, type TableNow } from './live-tables.ts'
import { OutcomeFields } from './outcome-fields.tsx'
import { type TypedOutcome, typedTurns } from './typed-outcome.ts'
import { useOnce } from './use-once.ts'

type Props = {
  readonly table: TableNow
  readonly coup: OfficeCoup
  readonly kind: CoupChange['kind']
  readonly onClose: () => void
}

/** Voids a coup or corrects its result, once it was seen who gets and who gives back what. */
export function ChangeCoup({ table, coup: shown, kind, onClose }: Props) {
  const { _ } = useLingui()
  const language = useLanguage()
  const form = useId()
  const once = useOnce()
  // The list is asked for anew meanwhile: what was looked at is what is changed.
  const [coup] = useState(shown)
  const [typed, setTyped] = useState<TypedOutcome>([])
  const [change, setChange] = useState<CoupChange | null>(kind === 'void' ? { kind } : null)
  const [reason, setReason] = useState('')
  const { busy, fault, send } = useSending(LIVE_TABLES)
  const params = { vendor: table.vendor, game: table.game, coup: coup.id }
  const isOver = coup.state === 'ended' || coup.state === 'void'
  const seen = { version: coup.version, isOver }
  const preview = useAsked({
    key: ['live-table-preview', coup.id, coup.version, change],
    ask: async (signal) => change && (await call(previewCoupChange, { params, body: { change, ...seen } }, signal)),
  })
  const turns = typedTurns(table.outcome ?? [], typed)
  const isReady = change ? Boolean(preview.data) && reason.trim() !== '' : turns !== null

  async function next(event: FormEvent) {
    event.preventDefault()
    if (!isReady) return
    if (!change) return turns && setChange({ kind: 'correction', turns })
    const body = { change, ...seen, reason: reason.trim() }
    const work = () => once(body, (requestId) => call(changeCoup, { params, body: { ...body, requestId } }))
    if (!(await send(work))) return
    onClose()
    toast.success(_(`office-live-tables.${kind}.done`))
  }

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      locked={busy}
      closeLabel={_('office.close')}
      title={_(`office-live-tables.${kind}.title`, { table: table.names[language], number: coup.number })}
      description={_(`office-live-tables.${kind}.note`)}
      error={fault}
      footer={
        <>
          {change && kind === 'correction' && (
            <Button look="outline" disabled={busy} onClick={() => setChange(null)}>
              {_('office-live-tables.again')}
            </Button>
          )}
          <Button type="submit" form={form} look={change ? 'danger' : 'primary'} busy={busy} disabled={!isReady}>
            {_(change ? `office-live-tables.${kind}.send` : 'office-live-tables.preview')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={next}>
        {kind === 'void' && isOver && !table.outcome && (
          <p className={styles.note}>{_('office-live-tables.void.only')}</p>
        )}
        {!change && <OutcomeFields fields={table.outcome ?? []} typed={typed} onChange={setTyped} />}
        {change && !preview.data && preview.error && (
          <Failed title="office-live-tables.preview.failed" error={preview.error} onRetry={preview.refetch} />
        )}
        {change && !preview.data && !preview.error && <Skeleton height="220px" />}
        {change && preview.data && (
          <>
            <PreviewedChange preview={preview.data} />
            <Field label={_('office.reason')} hint={_('office-live-tables.reason.hint')}>
              <TextInput maxLength={255} value={reason} onChange={({ target }) => setReason(target.value)} />
            </Field>
          </>
        )}
      </form>
    </Dialog>
  )
}
