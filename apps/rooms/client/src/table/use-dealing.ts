import { useEffect, useState } from 'react'
import type { CardName, TableState } from '#protocol'
import { isCalm } from '../motion.ts'

/** From a card's leaving the shoe until its face is seen. */
const TURNED_MS = 700

type Cards = { readonly player: readonly CardName[]; readonly banker: readonly CardName[] }

/** How far a coup has been seen. */
export type Dealing = {
  readonly cards: Cards
  /** The cards whose faces are seen. */
  readonly turned: Cards
  /** Whether the result may be told: its cards have all been seen. */
  readonly isSeen: boolean
}

const NO_CARDS: Cards = { player: [], banker: [] }

/** Lets totals and result wait until the card that made them has been turned over. */
export function useDealing(table: TableState | null, still: number): Dealing {
  const coup = table?.coup ?? null
  const id = coup?.id ?? null
  const cards = coup?.cards ?? NO_CARDS
  const count = countOf(cards)
  const [seen, setSeen] = useState({ coup: id, count })
  const isKnown = seen.coup === id
  const known = Math.min(count, Math.max(isKnown ? seen.count : 0, still))
  useEffect(() => {
    // Each card is turned in its own time, however soon the next one comes.
    setTimeout(
      () => setSeen((last) => (last.coup === id && last.count > count ? last : { coup: id, count })),
      isCalm() ? 0 : TURNED_MS,
    )
  }, [id, count])
  return { cards, turned: firstCards(cards, known), isSeen: known === count }
}

const countOf = ({ player, banker }: Cards): number => player.length + banker.length

/** The first so many cards of a coup in the order in which they are dealt: in turn, the player's side first. */
function firstCards({ player, banker }: Cards, count: number): Cards {
  const turned: { player: CardName[]; banker: CardName[] } = { player: [], banker: [] }
  for (const at of [0, 1, 2]) {
    for (const [cards, side] of [[player, turned.player] as const, [banker, turned.banker] as const]) {
      const card = cards[at]
      if (card !== undefined && countOf(turned) < count) side.push(card)
    }
  }
  return turned
}
