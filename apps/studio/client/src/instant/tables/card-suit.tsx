export type Suit = 'c' | 'd' | 'h' | 's'

/** Outlines in a square of 100. */
const OUTLINES: Readonly<Record<Suit, string>> = {
  s: 'M50 4 C58 24 94 42 94 66 C94 84 72 92 57 78 C58 86 62 92 68 97 L32 97 C38 92 42 86 43 78 C28 92 6 84 6 66 C6 42 42 24 50 4 Z',
  h: 'M50 96 C42 78 4 56 4 29 C4 2 40 -2 50 22 C60 -2 96 2 96 29 C96 56 58 78 50 96 Z',
  d: 'M50 2 C58 22 72 40 88 50 C72 60 58 78 50 98 C42 78 28 60 12 50 C28 40 42 22 50 2 Z',
  c: 'M50 4 C68 4 78 20 70 38 C86 32 98 44 96 59 C94 76 72 82 57 68 C58 80 62 90 68 97 L32 97 C38 90 42 80 43 68 C28 82 6 76 4 59 C2 44 14 32 30 38 C22 20 32 4 50 4 Z',
}

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
      d={OUTLINES[suit]}
      transform={`translate(${x} ${y}) rotate(${turn}) scale(${size / 100}) translate(-50 -50)`}
    />
  )
}
