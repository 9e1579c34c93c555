import { useLingui } from '@lingui/react'
import { FEE_BEARERS } from '@sanuk/contracts/cashier'
import { saveDepositMethod } from '@sanuk/contracts/office-cashier-settings'
import { currency as currencyOf } from '@sanuk/money/currency'
import { Button } from '@sanuk/ui/button'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { Switch } from '@sanuk/ui/switch'
import { TextInput } from '@sanuk/ui/text-input'
import { toast } from '@sanuk/ui/toast'
import { type FormEvent, useId, useState } from 'react'
import { call } from '../../wire/call.ts'
import { useBrand } from '../../wire/use-brand.ts'
import { useSending } from '../../wire/use-sending.ts'
import styles from './cashier-settings.module.css'
import { METHODS, type Method } from './cashier-settings.ts'

type Props = { readonly method: Method; readonly place: number; readonly onClose: () => void }

/** Limits, fee, hours and the rest of one way to pay in. Where the money goes is not of it. */
export function MethodDialog({ method, place, onClose }: Props) {
  const { _ } = useLingui()
  const form = useId()
  const [draft, setDraft] = useState<Method>(method)
  const { busy, fault, send } = useSending(METHODS)
  const put = (part: Partial<Method>) => setDraft({ ...draft, ...part })

  async function save(event: FormEvent) {
    event.preventDefault()
    const { code, ...settings } = draft
    const body = { ...settings, place, sumPerDay: settings.sumPerDay === '' ? null : settings.sumPerDay }
    if (!(await send(() => call(saveDepositMethod, { params: { code }, body })))) return
    onClose()
    toast.success(_('office.done'))
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={_('office-cashier.change.of', { name: draft.names.th })}
      closeLabel={_('office.close')}
      error={fault}
      footer={
        <Button type="submit" form={form} busy={busy}>
          {_('office.save')}
        </Button>
      }
    >
      <form id={form} className={styles.form} onSubmit={save}>
        <Switch checked={draft.enabled} onChange={(event) => put({ enabled: event.target.checked })}>
          {_('office-cashier.on')}
        </Switch>
        <Names draft={draft} put={put} />
        <Sums draft={draft} put={put} />
        <Fee draft={draft} put={put} />
        <Hours draft={draft} put={put} />
      </form>
    </Dialog>
  )
}

type PartProps = { readonly draft: Method; readonly put: (part: Partial<Method>) => void }

function Names({ draft: { names }, put }: PartProps) {
  const { _ } = useLingui()
  return (
    <div className={styles.pair}>
      {(['th', 'en'] as const).map((language) => (
        <Field key={language} label={_(`office-cashier.name.${language}`)}>
          <TextInput
            maxLength={60}
            value={names[language]}
            onChange={(event) => put({ names: { ...names, [language]: event.target.value } })}
          />
        </Field>
      ))}
    </div>
  )
}

function Sums({ draft, put }: PartProps) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  return (
    <>
      <div className={styles.pair}>
        {(['minimum', 'maximum'] as const).map((name) => (
          <Field key={name} label={_(`office-cashier.${name}`)}>
            <MoneyInput currency={currency} value={draft[name]} onChange={(value) => put({ [name]: value })} />
          </Field>
        ))}
      </div>
      <div className={styles.pair}>
        <Field label={_('office-cashier.sum_per_day')} hint={_('office-cashier.sum_per_day.hint')}>
          <MoneyInput
            currency={currency}
            value={draft.sumPerDay ?? ''}
            onChange={(value) => put({ sumPerDay: value === '' ? null : value })}
          />
        </Field>
        <Field label={_('office-cashier.minutes')}>
          <TextInput
            inputMode="numeric"
            value={String(draft.minutes)}
            onChange={(event) => put({ minutes: Number(event.target.value.replace(/\D/g, '')) })}
          />
        </Field>
      </div>
      <Field label={_('office-cashier.quick')} hint={_('office-cashier.quick.hint')}>
        <TextInput
          value={draft.quickAmounts.join(' ')}
          onChange={(event) => put({ quickAmounts: event.target.value.split(/[\s,]+/) })}
        />
      </Field>
    </>
  )
}

function Fee({ draft: { fee }, put }: PartProps) {
  const { _ } = useLingui()
  const currency = useBrand()?.currency ?? currencyOf('THB')
  return (
    <>
      <div className={styles.pair}>
        <Field label={_('office-cashier.fee.fixed')}>
          <MoneyInput
            currency={currency}
            value={fee.fixed}
            onChange={(fixed) => put({ fee: { ...fee, fixed: fixed || '0' } })}
          />
        </Field>
        <Field label={_('office-cashier.fee.percent')}>
          <TextInput
            inputMode="decimal"
            value={fee.percent}
            onChange={(event) => put({ fee: { ...fee, percent: event.target.value } })}
          />
        </Field>
      </div>
      <Segmented
        label={_('office-cashier.fee.by')}
        options={FEE_BEARERS.map((value) => ({ value, label: _(`office-cashier.fee.by.${value}`) }))}
        value={fee.by}
        onChange={(by) => put({ fee: { ...fee, by } })}
      />
    </>
  )
}

function Hours({ draft: { hours }, put }: PartProps) {
  const { _ } = useLingui()
  return (
    <>
      <Switch
        checked={hours === null}
        onChange={(event) => put({ hours: event.target.checked ? null : { opens: '09:00', closes: '22:00' } })}
      >
        {_('office-cashier.hours.always')}
      </Switch>
      {hours && (
        <div className={styles.pair}>
          {(['opens', 'closes'] as const).map((name) => (
            <Field key={name} label={_(`office-cashier.hours.${name}`)}>
              <TextInput
                type="time"
                value={hours[name]}
                onChange={(event) => put({ hours: { ...hours, [name]: event.target.value } })}
              />
            </Field>
          ))}
        </div>
      )}
    </>
  )
}
