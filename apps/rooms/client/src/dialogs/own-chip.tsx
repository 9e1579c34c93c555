import { parseAmount } from '@sanuk/money/amount'
import { readMoney } from '@sanuk/money/read-money'
import { type FormEvent, useId, useState } from 'react'
import type { TableRules } from '#protocol'
import { boundsOf } from '../bets/bounds.ts'
import type { Kit } from '../kit.ts'
import { Dialog } from './dialog.tsx'

type OwnChipProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly rules: TableRules
  readonly value: string | null
  readonly onMake: (value: string) => void
  readonly onClose: () => void
}

/** A chip of the player's own value, within the limits of the table. */
export function OwnChip({ kit, rules, value, onMake, onClose }: OwnChipProps) {
  const { say, money } = kit
  const [typed, setTyped] = useState(value ?? '')
  const [fault, setFault] = useState<string | null>(null)
  const field = useId()
  const bounds = boundsOf(rules)
  const within = { minimum: money(bounds.least), maximum: money(bounds.most) }
  const make = (event: FormEvent) => {
    event.preventDefault()
    const read = readMoney(typed, 2)
    const amount = read === null ? null : parseAmount(read)
    if (read === null || amount === null) return setFault(say('rooms.chip.own.unreadable'))
    if (amount < bounds.least || amount > bounds.most) return setFault(say('rooms.chip.own.bounds', within))
    onMake(read)
    onClose()
  }
  return (
    <Dialog {...{ say, onClose }} title={say('rooms.chip.own')} kind="own-chip">
      <form onSubmit={make} noValidate>
        <label htmlFor={field}>{say('rooms.chip.own.value')}</label>
        <input
          id={field}
          inputMode="decimal"
          autoComplete="off"
          value={typed}
          aria-invalid={fault !== null}
          aria-describedby={`${field}-note`}
          onChange={(event) => {
            setTyped(event.target.value)
            setFault(null)
          }}
        />
        <p id={`${field}-note`} className={fault === null ? 'dialog-note' : 'field-fault'} aria-live="polite">
          {fault ?? say('rooms.chip.own.note', within)}
        </p>
        <button type="submit" className="dialog-button strong">
          {say('rooms.chip.own.make')}
        </button>
      </form>
    </Dialog>
  )
}
