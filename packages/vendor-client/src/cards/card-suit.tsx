import { SUIT_OUTLINES, type Suit } from './suit-outlines.ts'

export type { Suit }

type CardSuitProps = {
  readonly suit: Suit
  readonly x: number
  readonly y: number
  readonly size: number
  readonly isUpsideDown?: boolean
}

/** A suit within the drawing of a card, its middle at a place. */
export function CardSuit({ suit, x, y, size, isUpsideDown = false }: CardSuitProps) {
  const turn = isUpsideDown ? 180 : 0
  return (
    <path
      d={SUIT_OUTLINES[suit]}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)`}
    />
  )
}
