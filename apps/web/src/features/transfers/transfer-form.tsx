import { useLingui } from '@lingui/react'
import type { Transfer } from '@sanuk/contracts/transfers'
import { isMoney, parseAmount } from '@sanuk/money/amount'
import { formatMoney } from '@sanuk/money/format'
import { usualAmounts } from '@sanuk/money/usual-amounts'
import { Button } from '@sanuk/ui/button'
import { Chips } from '@sanuk/ui/chips'
import { Field } from '@sanuk/ui/field'
import { MoneyInput } from '@sanuk/ui/money-input'
import { useQuery } from '@tanstack/react-query'
import { ArrowRight } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { useCurrency } from '../../brand/use-currency.ts'
import { readWallet } from '../../wire/wallet.ts'
import { type AmountFault, amountFault } from './amount-fault.ts'
import styles from './transfers.module.css'
import { useMoveMoney } from './use-move-money.ts'
import type { Moving } from './wallet-page.tsx'

const ALL = 'all'

type TransferFormProps = {
  readonly moving: Moving
  readonly onBusy: (busy: boolean) => void
  readonly onMoved: (transfer: Transfer) => void
}

/** From where to where, and how much. */
export function TransferForm({ moving: { merchant, direction }, onBusy, onMoved }: TransferFormProps) {
  const { _ } = useLingui()
  const currency = useCurrency()
  const { quick } = usualAmounts(currency.code).transfer
  const input = useRef<HTMLInputElement>(null)
  const { data: main } = useQuery(readWallet)
  const available = (direction === 'in' ? main?.sumBalance : merchant.balance) ?? null
  const [amount, setAmount] = useState('')
  const [all, setAll] = useState(false)
  const [fault, setFault] = useState<AmountFault | null>(null)
  const move = useMoveMoney(onMoved)
  const money = (wire: string) => formatMoney(parseAmount(wire), currency)

  useEffect(() => onBusy(move.busy), [move.busy, onBusy])

  function choose(next: string) {
    const everything = next === ALL
    setAll(everything)
    setAmount(everything ? satangOf(available ?? '0') : next)
    setFault(null)
    move.reset()
  }

  function send(event: FormEvent) {
    event.preventDefault()
    const found = amountFault(amount, available)
    setFault(found)
    if (found) input.current?.focus()
    else move.send({ vendor: merchant.code, direction, amount: all ? undefined : amount })
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <Journey moving={{ merchant, direction }} main={main?.sumBalance ?? null} />
      <Field
        label={_('transfers.amount', { symbol: currency.symbol })}
        hint={available !== null && _('transfers.amount.available', { amount: money(available) })}
        error={fault ? _(fault.word, fault.limit ? { limit: money(fault.limit) } : {}) : move.fault}
      >
        <MoneyInput ref={input} size="large" currency={currency} value={amount} onChange={choose} placeholder="0.00" />
      </Field>
      <Chips
        label={_('transfers.amount.quick')}
        options={[
          ...quick.map((value) => ({ value, label: formatMoney(parseAmount(value), { ...currency, decimals: 0 }) })),
          { value: ALL, label: _('transfers.amount.all') },
        ].map((chip) => ({ ...chip, disabled: !covers(available, chip.value) }))}
        value={all ? ALL : quick.find((value) => isMoney(amount) && parseAmount(value) === parseAmount(amount))}
        onPick={choose}
      />
      <Button type="submit" size="large" wide busy={move.busy}>
        {isMoney(amount)
          ? _(`transfers.submit.${direction}`, { amount: money(amount) })
          : _(`transfers.submit.none.${direction}`)}
      </Button>
    </form>
  )
}

/** The part of an amount that can be typed: whole hundredths, the rest cut off. */
const satangOf = (wire: string): string => wire.replace(/(\.\d\d)\d+$/, '$1')

/** Whether a quick amount is there; everything is, where there is anything. */
function covers(available: string | null, chip: string): boolean {
  if (available === null) return chip !== ALL
  return parseAmount(available) >= (chip === ALL ? 1n : parseAmount(chip))
}

type JourneyProps = { readonly moving: Moving; readonly main: string | null }

/** Both wallets with what is in them, the money's way between. */
function Journey({ moving: { merchant, direction }, main }: JourneyProps) {
  const { _ } = useLingui()
  const here = { name: _('transfers.main'), held: main }
  const there = { name: merchant.name, held: merchant.balance }
  const [from, to] = direction === 'in' ? [here, there] : [there, here]
  return (
    <div className={styles.journey}>
      <Place label={_('transfers.from')} {...from} />
      <ArrowRight aria-hidden="true" />
      <Place label={_('transfers.to')} {...to} />
    </div>
  )
}

type PlaceProps = { readonly label: string; readonly name: string; readonly held: string | null }

function Place({ label, name, held }: PlaceProps) {
  const currency = useCurrency()
  return (
    <div className={styles.place}>
      <span className={styles.note}>{label}</span>
      <strong>{name}</strong>
      {held !== null && <span className={styles.note}>{formatMoney(parseAmount(held), currency)}</span>}
    </div>
  )
}
