import { CardSuit, type Suit } from './card-suit.tsx'

/** How high the suits of a plain card stand: in both outer columns, and in the one between. */
type Pips = { readonly sides: readonly number[]; readonly middle: readonly number[] }

const PIPS: Readonly<Record<string, Pips>> = {
  '2': { sides: [], middle: [24, 116] },
  '3': { sides: [], middle: [24, 70, 116] },
  '4': { sides: [24, 116], middle: [] },
  '5': { sides: [24, 116], middle: [70] },
  '6': { sides: [24, 70, 116], middle: [] },
  '7': { sides: [24, 70, 116], middle: [47] },
  '8': { sides: [24, 70, 116], middle: [47, 93] },
  '9': { sides: [24, 55, 85, 116], middle: [70] },
  T: { sides: [24, 55, 85, 116], middle: [40, 100] },
}

/** What a picture card wears on its head: a cap with a feather, a tiara, a crown. */
const CROWNS: Readonly<Record<string, string>> = {
  J: 'M0 34 Q4 12 30 12 Q56 12 60 34 Z M40 14 Q48 -14 74 -10 Q66 10 46 18 Z',
  Q: 'M4 34 L0 8 L14 20 L22 2 L30 18 L38 2 L46 20 L60 8 L56 34 Z',
  K: 'M4 34 L-2 4 L16 18 L26 4 L26 -2 L20 -2 L20 -8 L26 -8 L26 -14 L34 -14 L34 -8 L40 -8 L40 -2 L34 -2 L34 4 L44 18 L62 4 L56 34 Z',
}

const isSuit = (letter: string): letter is Suit => 'cdhs'.includes(letter)

type CardFaceProps = {
  /** As the engine writes it: `As`, `Td`. */
  readonly card: string
}

/** The front of a card, in a drawing of 100 by 140: rank and suit in the corner, and what tells it from afar. */
export function CardFace({ card }: CardFaceProps) {
  const [rank = '', letter = ''] = card
  const suit = isSuit(letter) ? letter : 's'
  return (
    <svg className="card-face" viewBox="0 0 100 140" data-red={suit === 'h' || suit === 'd'} aria-hidden="true">
      <text
        className="card-rank"
        x="18"
        y="35"
        textLength={rank === 'T' ? 29 : undefined}
        lengthAdjust="spacingAndGlyphs"
      >
        {rank === 'T' ? '10' : rank}
      </text>
      <CardSuit suit={suit} x={18} y={53} size={23} />
      <Picture rank={rank} suit={suit} />
    </svg>
  )
}

type PictureProps = { readonly rank: string; readonly suit: Suit }

function Picture({ rank, suit }: PictureProps) {
  const pips = PIPS[rank]
  if (pips) return <Plain pips={pips} suit={suit} />
  const crown = CROWNS[rank]
  if (!crown) return <CardSuit suit={suit} x={60} y={92} size={64} />
  return (
    <>
      <path className="card-crown" d={crown} transform="translate(35 42) scale(0.84)" />
      <rect className="card-band" x="37" y="72" width="47" height="6" rx="3" />
      <CardSuit suit={suit} x={60.5} y={107} size={48} />
    </>
  )
}

function Plain({ pips, suit }: { readonly pips: Pips; readonly suit: Suit }) {
  const spots = [
    ...pips.sides.flatMap((y) => [
      { x: 47, y },
      { x: 85, y },
    ]),
    ...pips.middle.map((y) => ({ x: 66, y })),
  ]
  return spots.map(({ x, y }) => <CardSuit key={`${x} ${y}`} {...{ suit, x, y }} size={22} isUpsideDown={y > 70} />)
}
