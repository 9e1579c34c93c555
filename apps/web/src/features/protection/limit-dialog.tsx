import { useLingui } from '@lingui/react'
import {
  LIMIT_PERIODS,
  type LimitKind,
  type LimitPeriod,
  type OwnLimit,
  setOwnLimit,
} from '@sanuk/contracts/protection'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { Segmented } from '@sanuk/ui/segmented'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { notify } from '../../toasts/toasts.ts'
import { call } from '../../wire/call.ts'
import { fieldFaults } from '../../wire/field-faults.ts'
import styles from './protection.module.css'
import { keepProtection } from './use-protection.ts'
import { useWritten } from './use-written.ts'

type LimitDialogProps = {
  readonly kind: LimitKind
  /** The one that is changed; a new one otherwise. */
  readonly limit: OwnLimit | null
  readonly limits: readonly OwnLimit[]
  readonly onClose: () => void
}

const QUICK_MINUTES = ['30', '60', '120', '180']

/** Sets a limit, lower at once or higher after a day; says which before it is sent. */
export function LimitDialog({ kind, limit, limits, onClose }: LimitDialogProps) {
  const { _ } = useLingui()
  const money = useCurrency()
  const written = useWritten()
  const form = useId()
  const taken = limits.filter((one) => one.kind === kind).map(({ period }) => period)
  const free = LIMIT_PERIODS.filter((one) => !taken.includes(one))
  const [period, setPeriod] = useState<LimitPeriod>(limit?.period ?? free[0] ?? 'day')
  const [value, setValue] = useState(limit ? limit.value.replace(/\.0+$/, '') : '')
  const save = useSetLimit(onClose)
  const isTime = kind === 'session'

  function send(event: FormEvent) {
    event.preventDefault()
    if (isMoney(value)) save.send({ kind, period, value })
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={save.busy}
      title={_('protection.set.of', { kind: _(`protection.kind.${kind}`) })}
      description={limit ? _('protection.now', { value: written(kind, limit.value) }) : _('protection.now.none')}
      closeLabel={_('site.close')}
      error={save.fault.general}
      footer={
        <>
          {limit && (
            <Button
              look="outline"
              size="large"
              disabled={save.busy}
              onClick={() => save.send({ kind, period, value: null })}
            >
              {_('protection.remove')}
            </Button>
          )}
          <Button type="submit" form={form} size="large" busy={save.busy} disabled={!isMoney(value)}>
            {_('protection.save')}
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={send} className={styles.form}>
        {!limit && !isTime && (
          <Segmented
            wide
            label={_('protection.period')}
            value={period}
            onChange={setPeriod}
            options={free.map((one) => ({ value: one, label: _(`protection.period.${one}`) }))}
          />
        )}
        <Field
          label={isTime ? _('protection.value.minutes') : _('protection.value.money', { symbol: money.symbol })}
          error={save.fault.value}
        >
          <MoneyInput
            size="large"
            currency={isTime ? currencyOf('PTS') : { ...money, decimals: 2 }}
            value={value}
            onChange={(next) => {
              setValue(next)
              save.reset()
            }}
          />
        </Field>
        <Chips
          label={_('protection.quick')}
          size="small"
          value={value}
          onPick={setValue}
          options={(isTime ? QUICK_MINUTES : usualAmounts(money.code).limit.quick).map((one) => ({
            value: one,
            label: isTime ? written(kind, one) : formatMoney(parseAmount(one), { ...money, decimals: 0 }),
          }))}
        />
      </form>
    </Dialog>
  )
}

type Wish = { readonly kind: LimitKind; readonly period: LimitPeriod; readonly value: string | null }

function useSetLimit(onDone: () => void) {
  const { _ } = useLingui()
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: (body: Wish) => call(setOwnLimit, { body }),
    onSuccess: (protection, { kind, period }) => {
      keepProtection(protection)
      const waits = protection.limits.some((one) => one.kind === kind && one.period === period && one.next !== null)
      notify('success', _(waits ? 'protection.asked' : 'protection.saved'))
      onDone()
    },
  })
  const faults = error ? fieldFaults(error, _) : []
  const ofValue = faults.find(({ field }) => field === 'value')?.message
  return {
    send: (wish: Wish) => !isPending && mutate(wish),
    ...{ busy: isPending, reset },
    fault: { value: ofValue, general: ofValue ? undefined : faults[0]?.message },
  }
}
