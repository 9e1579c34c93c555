import { useLingui } from '@lingui/react'
import type { TableSettings } from '@sanuk/contracts/live-tables'
import { changeTableSettings, previewTableSettings } from '@sanuk/contracts/office-live-tables'
import type { CurrencyCode } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { useLanguage } from '../../language/language.ts'
import { call } from '../../wire/call.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './live-tables.module.css'
import { LIVE_TABLES, type TableNow } from './live-tables.ts'
import { SettingsFacts } from './settings-facts.tsx'
import { SettingsFields } from './settings-fields.tsx'
import { settingsOf, typedOf } from './typed-settings.ts'
import { useOnce } from './use-once.ts'

type Props = {
  readonly table: TableNow
  readonly brand: { readonly currency: CurrencyCode; readonly timeZone: string }
  readonly onClose: () => void
}

type Change = { readonly before: TableSettings; readonly after: TableSettings }

/** Sets opening hours and limits of a table, once what changes was seen side by side. */
export function SettingsDialog({ table: { vendor, game, names, spots, settings: shown }, brand, onClose }: Props) {
  const { _ } = useLingui()
  const language = useLanguage()
  const form = useId()
  const once = useOnce()
  // The table is asked for anew meanwhile: what was looked at is what is changed.
  const [before] = useState(shown)
  const [typed, setTyped] = useState(() => typedOf(before, brand.currency))
  const [change, setChange] = useState<Change | null>(null)
  const [reason, setReason] = useState('')
  const previewing = useSending()
  const sending = useSending(LIVE_TABLES)
  const params = { vendor, game }
  const settings = settingsOf(typed, before, brand)
  const isReady = change ? reason.trim() !== '' : settings !== null

  async function next(event: FormEvent) {
    event.preventDefault()
    if (!isReady || !settings) return
    const wish = { settings, voidsCoup: false }
    if (!change) {
      await previewing.send(async () => setChange(await call(previewTableSettings, { params, body: wish })))
      return
    }
    const body = { ...wish, reason: reason.trim() }
    const work = () => once(body, (requestId) => call(changeTableSettings, { params, body: { ...body, requestId } }))
    if (!(await sending.send(work))) return
    onClose()
    toast.success(_('office-live-tables.settings.done'))
  }

  return (
    <Dialog
      open
      size="medium"
      onClose={onClose}
      locked={sending.busy}
      closeLabel={_('office.close')}
      title={_('office-live-tables.settings.title', { table: names[language] })}
      description={_('office-live-tables.settings.note')}
      error={change ? sending.fault : previewing.fault}
      footer={
        <>
          {change && (
            <Button look="outline" disabled={sending.busy} onClick={() => setChange(null)}>
              {_('office-live-tables.again')}
            </Button>
          )}
          <Button type="submit" form={form} busy={previewing.busy || sending.busy} disabled={!isReady}>
            {_(change ? 'office-live-tables.settings.send' : 'office-live-tables.preview')}
          </Button>
        </>
      }
    >
      <form id={form} className={styles.form} onSubmit={next}>
        {change ? (
          <>
            <h3 className={styles.heading}>{_('office-live-tables.settings.before')}</h3>
            <SettingsFacts settings={change.before} />
            <h3 className={styles.heading}>{_('office-live-tables.settings.after')}</h3>
            <SettingsFacts settings={change.after} />
            <Field label={_('office.reason')} hint={_('office-live-tables.reason.hint')}>
              <TextInput maxLength={255} value={reason} onChange={({ target }) => setReason(target.value)} />
            </Field>
          </>
        ) : (
          <SettingsFields {...{ typed, spots }} {...brand} onChange={setTyped} />
        )}
      </form>
    </Dialog>
  )
}
