import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { layFoil } from './foil.ts'
import { type Place, SIDE } from './foil-wear.ts'

type ScratchFoilProps = {
  /** Printed on it. */
  readonly text: string
  readonly coin: string | undefined
  /** Undefined while there is nothing under it. */
  readonly onUncover: ((field: number) => void) | undefined
  readonly isGone: boolean
}

/** The foil over a card, and the coin it is rubbed off with. What it hides is revealed by a button, too. */
export function ScratchFoil({ text, coin, onUncover, isGone }: ScratchFoilProps) {
  const [foil, dust] = [useRef<HTMLCanvasElement>(null), useRef<HTMLCanvasElement>(null)]
  const laid = useRef<ReturnType<typeof layFoil>>(null)
  const last = useRef<Place>(null)
  const uncover = useRef(onUncover)
  uncover.current = onUncover
  const [held, setHeld] = useState<Place | null>(null)

  useEffect(() => {
    if (!foil.current || !dust.current) return
    laid.current = layFoil(
      { foil: foil.current, dust: dust.current },
      { text, onUncover: (field) => uncover.current?.(field) },
    )
    return laid.current.stop
  }, [text, foil, dust])

  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    const place = placeOf(event)
    setHeld(place)
    if (event.buttons === 0) last.current = null
    else if (onUncover) {
      laid.current?.rub(last.current ?? place, place)
      last.current = place
    }
  }
  const press = (event: PointerEvent<HTMLCanvasElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    move(event)
  }
  const leave = () => {
    last.current = null
    setHeld(null)
  }
  return (
    <div className="scratch-foil" data-gone={isGone} data-ready={onUncover !== undefined} aria-hidden="true">
      <canvas
        ref={foil}
        className="scratch-metal"
        onPointerDown={press}
        onPointerMove={move}
        onPointerUp={leave}
        onPointerLeave={leave}
        onPointerCancel={leave}
      />
      <canvas ref={dust} className="scratch-dust" />
      {held && onUncover && (
        <img
          className="scratch-coin"
          src={coin}
          alt=""
          style={{ left: `${(held.x / SIDE) * 100}%`, top: `${(held.y / SIDE) * 100}%` }}
        />
      )}
    </div>
  )
}

function placeOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): Place {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return { x: ((clientX - left) / width) * SIDE, y: ((clientY - top) / height) * SIDE }
}
