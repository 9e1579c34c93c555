import type { Amount } from '@sanuk/money/amount'
import { chipColour, chipText } from '../bets/chip-values.ts'

type ChipProps = {
  readonly value: Amount
  /** How a chip on the table lies there: a bet that is taken, one that waits, or chips that are not confirmed. */
  readonly state?: 'placed' | 'waiting' | 'laid'
  readonly fate?: 'won' | 'lost' | 'back' | undefined
}

/** A chip with its value. Whatever it lies on is what names it. */
export function Chip({ value, state, fate }: ChipProps) {
  return (
    <span className="chip" data-colour={chipColour(value)} data-state={state} data-fate={fate} aria-hidden="true">
      <span className="chip-value">{chipText(value)}</span>
    </span>
  )
}
