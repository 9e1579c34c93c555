import { type Amount, parseAmount } from '@sanuk/money/amount'
import { Plus } from 'lucide-react'
import { chipColour, chipText } from '../bets/chip-values.ts'
import type { Kit } from '../kit.ts'

type RackProps = {
  readonly kit: Pick<Kit, 'say' | 'money'>
  readonly values: readonly Amount[]
  readonly chosen: Amount
  /** The player's own value, as wire money. */
  readonly own: string | null
  readonly onChoose: (value: Amount) => void
  readonly onOwn: () => void
}

/** The chips to lay, one of them taken up. */
export function Rack({ kit, values, chosen, own, onChoose, onOwn }: RackProps) {
  const { say, money } = kit
  const ownValue = own === null ? null : parseAmount(own)
  const all = ownValue === null || values.includes(ownValue) ? values : [...values, ownValue]
  return (
    <fieldset className="rack" aria-label={say('rooms.chips')}>
      {all.map((value, at) => (
        <button
          key={String(value)}
          type="button"
          className="rack-chip"
          aria-pressed={value === chosen}
          aria-keyshortcuts={String(at + 1)}
          onClick={() => onChoose(value)}
        >
          <span className="visually-hidden">{say('rooms.chip', { value: money(value) })}</span>
          <span className="chip" data-colour={chipColour(value)} aria-hidden="true">
            <span className="chip-value">{chipText(value)}</span>
          </span>
        </button>
      ))}
      <button
        type="button"
        className="rack-own"
        aria-label={say('rooms.chip.own')}
        title={say('rooms.chip.own')}
        onClick={onOwn}
      >
        <Plus aria-hidden="true" />
      </button>
    </fieldset>
  )
}
