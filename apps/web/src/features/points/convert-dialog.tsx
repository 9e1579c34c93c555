import { useLingui } from '@lingui/react'
import type { PointRules } from '@sanuk/contracts/points'
import { parseAmount } from '@sanuk/money/amount'
import { currency as currencyOf } from '@sanuk/money/currency'
import { formatMoney } from '@sanuk/money/format'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { Dialog } from '@sanuk/ui/dialog'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { type FormEvent, useId, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { cashFor, mostConvertible } from './exchange.ts'
import { PaymentField, useHasPaymentPassword } from './payment-field.tsx'
import styles from './points.module.css'
import { useConvert } from './use-convert.ts'
import type { Standing } from './use-points.ts'

type ConvertDialogProps = {
  readonly rules: PointRules
  readonly own: Standing
  readonly onClose: () => void
}

/** How many lots the shortcuts are. */
const LOTS = [1, 5, 10]

/** Points into money: what they bring stands there while they are typed. */
export function ConvertDialog({ rules, own, onClose }: ConvertDialogProps) {
  const { _ } = useLingui()
  const money = useCurrency()
  const form = useId()
  const most = mostConvertible(rules, own)
  const [typed, setTyped] = useState(String(Math.min(rules.lot, most) || ''))
  const [isLeft, setLeft] = useState(false)
  const [password, setPassword] = useState('')
  const convert = useConvert(onClose)
  const hasPassword = useHasPaymentPassword()
  const points = Number(typed || 0)
  const cash = formatMoney(cashFor(points, rules), money)
  const isRight = points > 0 && points % rules.lot === 0 && points <= most
  const choices = [...new Set([...LOTS.map((lots) => lots * rules.lot).filter((sum) => sum < most), most])]

  function send(event: FormEvent) {
    event.preventDefault()
    if (isRight) convert.send(points, password)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      locked={convert.busy}
      title={_('points.convert')}
      description={_('points.convert.lead', {
        points: rules.pointsPerUnit,
        unit: formatMoney(parseAmount('1'), money),
        lot: rules.lot,
      })}
      closeLabel={_('site.close')}
      error={convert.fault.general}
      footer={
        <Button type="submit" form={form} size="large" wide busy={convert.busy} disabled={!isRight || !hasPassword}>
          {_('points.convert.do', { amount: cash })}
        </Button>
      }
    >
      <form id={form} noValidate onSubmit={send} className={styles.fields}>
        {most === 0 ? (
          <p className={styles.notice}>{_('points.convert.none', { lot: rules.lot })}</p>
        ) : (
          <>
            <Field
              label={_('points.convert.points')}
              hint={_('points.convert.most', {
                most,
                today: formatMoney(parseAmount(own.convertibleToday), money),
              })}
              error={
                isLeft && typed !== '' && !isRight ? _('points.convert.wrong', { lot: rules.lot, most }) : undefined
              }
            >
              <MoneyInput
                currency={currencyOf('PTS')}
                value={typed}
                onChange={(next) => {
                  setTyped(next)
                  setLeft(false)
                }}
                onBlur={() => setLeft(true)}
                size="large"
              />
            </Field>
            <Chips
              label={_('points.convert.quick')}
              size="small"
              value={typed}
              onPick={setTyped}
              options={choices.map((sum) => ({ value: String(sum), label: _('points.amount', { points: sum }) }))}
            />
            <p className={styles.result}>
              <span>{_('points.convert.result')}</span>
              <output>{cash}</output>
            </p>
            <PaymentField
              error={convert.fault.password}
              input={{ value: password, onChange: (event) => setPassword(event.target.value) }}
            />
          </>
        )}
      </form>
    </Dialog>
  )
}
