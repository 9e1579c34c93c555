import { CardFace } from '@sanuk/vendor-client/cards/card-face'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { clipOf, cornerAt, type Fold, fold, type Point, type Size } from './fold.ts'

type SqueezeCardProps = {
  /** Whose card it is, and how it is turned. */
  readonly label: string
  readonly how: string
  readonly card: string
  /** Whether it lies crosswise: turned by a quarter to the right. */
  readonly isAcross: boolean
  readonly onTurn: () => void
}

/** Let go with so much of it folded over, a card turns; before that it falls back. */
const TURNS_AT = 0.38

/** A press that moved less is a press. */
const STILL_PX = 6

/** How far a key lifts the corner, of the way to the opposite one. */
const KEY_STEP = 0.15

type Grip = { readonly corner: Point; readonly from: Point }

/** A card that lies face down: a corner of it is dragged to look at its face, or it is turned with a press. */
export function SqueezeCard({ label, how, card, isAcross, onTurn }: SqueezeCardProps) {
  const grip = useRef<Grip | null>(null)
  const wasMoved = useRef(false)
  const [folded, setFolded] = useState<Fold | null>(null)
  const [lifted, setLifted] = useState(0)

  const press = (event: PointerEvent<HTMLButtonElement>) => {
    const [from, size] = [placeOn(event, isAcross), sizeOf(event.currentTarget)]
    grip.current = { from, corner: cornerAt(from, size) }
    wasMoved.current = false
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  /** How the card is folded with the pointer there; null while nothing moved. */
  const foldAt = (event: PointerEvent<HTMLButtonElement>): Fold | null => {
    if (!grip.current) return null
    const { corner, from } = grip.current
    const here = placeOn(event, isAcross)
    const way = { x: here.x - from.x, y: here.y - from.y }
    if (Math.hypot(way.x, way.y) > STILL_PX) wasMoved.current = true
    if (!wasMoved.current) return null
    return fold(sizeOf(event.currentTarget), corner, { x: corner.x + way.x, y: corner.y + way.y })
  }
  const letGo = (event: PointerEvent<HTMLButtonElement>) => {
    const last = foldAt(event)
    grip.current = null
    setFolded(null)
    if (last && last.share >= TURNS_AT) onTurn()
  }
  const key = (event: KeyboardEvent<HTMLButtonElement>) => {
    const step = KEY_STEPS[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.max(0, lifted + step)
    if (next >= 1) return onTurn()
    setLifted(next)
    setFolded(liftedBy(sizeOf(event.currentTarget), next))
  }
  return (
    <button
      type="button"
      className="card squeeze-card"
      aria-label={label}
      title={how}
      onPointerDown={press}
      onPointerMove={(event) => grip.current && setFolded(foldAt(event))}
      onPointerUp={letGo}
      onPointerCancel={() => {
        grip.current = null
        setFolded(null)
      }}
      onKeyDown={key}
      onClick={() => wasMoved.current || onTurn()}
    >
      <span className="card-flight">
        <span className="card-back" style={folded ? { clipPath: clipOf(folded.back) } : {}} />
        {folded && (
          <span
            className="card-front squeeze-flap"
            style={{ clipPath: clipOf(folded.face), transform: `matrix(${folded.matrix.join(', ')})` }}
          >
            <CardFace card={card} />
          </span>
        )}
      </span>
    </button>
  )
}

const KEY_STEPS: Readonly<Record<string, number>> = {
  ArrowUp: KEY_STEP,
  ArrowRight: KEY_STEP,
  ArrowDown: -KEY_STEP,
  ArrowLeft: -KEY_STEP,
}

/** The lower right corner, lifted by a part of the way to the opposite one. */
function liftedBy(size: Size, part: number): Fold | null {
  const { width, height } = size
  return fold(size, { x: width, y: height }, { x: width * (1 - part), y: height * (1 - part) })
}

const sizeOf = ({ offsetWidth, offsetHeight }: HTMLElement): Size => ({ width: offsetWidth, height: offsetHeight })

/** Where a pointer is, in the card's own pixels. */
function placeOn(event: PointerEvent<HTMLButtonElement>, isAcross: boolean): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const [x, y] = [event.clientX - left - width / 2, event.clientY - top - height / 2]
  const size = sizeOf(event.currentTarget)
  const own = isAcross ? { x: y, y: -x } : { x, y }
  return { x: own.x + size.width / 2, y: own.y + size.height / 2 }
}
