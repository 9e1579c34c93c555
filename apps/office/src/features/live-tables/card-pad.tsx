import { useLingui } from '@lingui/react'
import type { KeyboardEvent } from 'react'
import styles from './card-fields.module.css'
import { cardText } from './card-text.ts'

type Props = {
  readonly faces: readonly string[]
  readonly chosen: string | undefined
  readonly onChoose: (card: string) => void
}

const SUITS = [...'cdhs']

/** Steps by which arrow keys go to other cards: within the suit, and to the suit above or below. */
const STEPS: { readonly [key: string]: readonly [suits: number, ranks: number] } = {
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
}

/** A pack to choose a card from: a row a suit, the ranks side by side. Arrow keys go from card to card. */
export function CardPad({ faces, chosen, onChoose }: Props) {
  const { _ } = useLingui()
  const rows = SUITS.map((suit) => faces.filter((face) => face.endsWith(suit))).filter((row) => row.length > 0)
  const focusable = faces.includes(chosen ?? '') ? chosen : rows[0]?.[0]
  const move = (event: KeyboardEvent<HTMLButtonElement>, row: number, at: number) => {
    const step = STEPS[event.key]
    const card = step && rows[row + step[0]]?.[at + step[1]]
    if (card === undefined) return
    event.preventDefault()
    event.currentTarget.closest('fieldset')?.querySelector<HTMLButtonElement>(`[data-card="${card}"]`)?.focus()
  }
  return (
    <fieldset className={styles.pad} aria-label={_('office-live-tables.cards.all')}>
      {rows.map((row, suit) => (
        <span key={SUITS[suit]} className={styles.suit}>
          {row.map((card, at) => (
            <button
              key={card}
              type="button"
              className={styles.card}
              data-card={card}
              data-red={card.endsWith('d') || card.endsWith('h')}
              aria-pressed={card === chosen}
              tabIndex={card === focusable ? 0 : -1}
              onClick={() => onChoose(card)}
              onKeyDown={(event) => move(event, suit, at)}
            >
              {cardText(card)}
            </button>
          ))}
        </span>
      ))}
    </fieldset>
  )
}
