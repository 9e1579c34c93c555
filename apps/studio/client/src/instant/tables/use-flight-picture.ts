import { type RefObject, useLayoutEffect, useRef } from 'react'
import { isCalm } from './calm.ts'
import { msUntil, multipleAfter } from './climb.ts'
import { LEFT_SPARKS, LOOKS, type Look, type Scene } from './flight-look.ts'
import { headingOf, paintMarks, paintWay, type Size, type Spot, spotOf } from './flight-picture.ts'
import { createSparks, leaveTrail, type Sparks, throwSparks } from './flight-sparks.ts'
import { altitudeAfter, type Way, wayAfter } from './flight-way.ts'
import { writeHundredths } from './limbo-target.ts'

export type FlightState = 'ready' | 'flying' | 'left' | 'crashed'

/** The parts of the board that change with every frame: React is not asked for any of it. */
export type Stage = {
  readonly board: RefObject<HTMLDivElement | null>
  readonly canvas: RefObject<HTMLCanvasElement | null>
  readonly craft: RefObject<HTMLDivElement | null>
  readonly multiple: RefObject<HTMLParagraphElement | null>
  readonly worth: RefObject<HTMLParagraphElement | null>
}

type Flight = {
  readonly scene: Scene
  readonly state: FlightState
  readonly since: number | null
  /** How many times as fast as usual it flies. */
  readonly pace: number
  /** Where it is over, in hundredths. */
  readonly end: number | null
  /** No multiple beyond is shown: the flight ends there by itself. */
  readonly most: number
  /** Whether the end came while it was looked at. */
  readonly isLive: boolean
  readonly worthOf: (hundredths: number) => string
}

/** How long sparks are in the air once all is over. */
const SPARKS_MS = 1700
/** The craft turns from its rest into its way. */
const TURN_MS = 1400
const MOST_PIXELS = 2

/** Draws the flight as it stands, each frame while something moves. */
export function useFlightPicture(stage: Stage, flight: Flight): void {
  const { scene, state, since, end, isLive } = flight
  const latest = useRef(flight)
  latest.current = flight
  const painter = useRef<Painter>(null)
  useLayoutEffect(() => {
    const board = stage.board.current
    if (!board) return
    painter.current = painterOf(stage, LOOKS[scene], createSparks(LOOKS[scene]))
    const fit = new ResizeObserver(() => {
      painter.current?.fit()
      painter.current?.show(latest.current, performance.now(), null)
    })
    fit.observe(board)
    return () => fit.disconnect()
  }, [stage, scene])

  // biome-ignore lint/correctness/useExhaustiveDependencies: the rest is read anew with every frame.
  useLayoutEffect(() => {
    const moves = !isCalm() && (state === 'flying' || (isLive && state !== 'ready'))
    painter.current?.begin(moves ? state : 'ready', msUntil(end ?? 100))
    const began = performance.now()
    let before = began
    const step = (now: number) => {
      painter.current?.show(latest.current, now, moves ? Math.min(0.05, Math.max(0, now - before) / 1000) : null)
      before = now
      if (state === 'flying' || (moves && now - began < SPARKS_MS)) frame = requestAnimationFrame(step)
    }
    let frame = 0
    step(began)
    return () => cancelAnimationFrame(frame)
  }, [scene, state, since, end])
}

type Painter = {
  /** Fits the picture to the board, as large as that is now. */
  readonly fit: () => void
  /** A new state has come: sparks are thrown, or there are none any more. */
  readonly begin: (state: FlightState, ms: number) => void
  /** Shows a moment; `seconds` have gone since the last, null where nothing is to move. */
  readonly show: (flight: Flight, now: number, seconds: number | null) => void
}

function painterOf(stage: Stage, look: Look, sparks: Sparks): Painter | null {
  const [board, canvas, craft] = [stage.board.current, stage.canvas.current, stage.craft.current]
  const pen = canvas?.getContext('2d')
  if (!board || !canvas || !craft || !pen) return null
  const font = getComputedStyle(board).fontFamily
  let size: Size = { width: 0, height: 0 }
  const fit = () => {
    size = { width: board.clientWidth, height: board.clientHeight }
    fitTo(canvas, pen, size)
  }
  fit()

  const write = ({ state, end, most, worthOf }: Flight, ms: number) => {
    const shown = end ?? Math.min(multipleAfter(ms), most)
    const text = `×${writeHundredths(shown)}`
    setText(stage.multiple.current, text)
    setText(stage.worth.current, state === 'flying' ? worthOf(shown) : '')
    board.style.setProperty('--letters', String(text.length))
  }
  const place = (way: Way, ms: number) => {
    const tip = spotOf(size, look, way.points.at(-1) ?? START)
    const heading = headingOf(size, look, way)
    const turn = look.rest + (leanOf(heading, look) - look.rest) * Math.min(1, ms / TURN_MS)
    craft.style.transform = `translate(${tip.x.toFixed(1)}px, ${tip.y.toFixed(1)}px) rotate(${turn.toFixed(1)}deg)`
    return { tip, turn }
  }
  return {
    fit,
    begin: (state, ms) => {
      if (state === 'ready') return sparks.clear()
      if (state === 'flying') return
      const at = spotOf(size, look, wayAfter(ms).points.at(-1) ?? START)
      if (state === 'left') throwSparks(sparks, at, { count: 70, speed: 190, colours: LEFT_SPARKS })
      else throwSparks(sparks, at, { count: 130, speed: 380, colours: look.burst })
    },
    show: (flight, now, seconds) => {
      const { since, end, most, state, pace } = flight
      const flown = since === null ? 0 : Math.max(0, now - since) * pace
      const ms = end === null ? Math.min(flown, msUntil(most)) : msUntil(end)
      write(flight, ms)
      // Who wants no motion sees the number climb, and the way when it is over.
      const drawn = isCalm() && state === 'flying' ? 0 : ms
      const way = wayAfter(drawn)
      board.style.setProperty('--altitude', altitudeAfter(drawn).toFixed(4))
      const { tip, turn } = place(way, drawn)
      pen.clearRect(0, 0, size.width, size.height)
      if (state === 'ready') return
      paintMarks({ pen, size, look }, way, font)
      paintWay({ pen, size, look }, way)
      if (seconds === null) return
      if (state === 'flying') trail(sparks, look, { tip, turn, seconds })
      sparks.paint(pen, seconds)
    },
  }
}

type Tip = { readonly tip: Spot; readonly turn: number; readonly seconds: number }

const START = { across: 0, out: 0 }
/** How far the tail is behind the middle of the craft, in pixels. */
const TAIL = 26
/** Sparks and bubbles in a second. */
const BURNT = 110
const BUBBLES = 34

function trail(sparks: Sparks, look: Look, { tip, turn, seconds }: Tip): void {
  // Bubbles rise from the craft; what a rocket burns is left straight behind it.
  const angle = look.isHollow ? Math.PI / 2 : ((turn - 90) * Math.PI) / 180
  const at = { x: tip.x - Math.cos(angle) * TAIL, y: tip.y - Math.sin(angle) * TAIL, angle }
  // On the average so many, however long a frame is.
  const count = Math.floor((look.isHollow ? BUBBLES : BURNT) * seconds + Math.random())
  for (let left = 0; left < count; left += 1) leaveTrail(sparks, at, look.trail)
}

/** From upright, in degrees: a rocket points where it goes, a bell only leans. */
function leanOf(heading: number, { leans, isHollow }: Look): number {
  const degrees = (heading * 180) / Math.PI
  return isHollow ? -leans * Math.cos(heading) : Math.min(leans, degrees + 90)
}

function fitTo(canvas: HTMLCanvasElement, pen: CanvasRenderingContext2D, { width, height }: Size): void {
  const ratio = Math.min(MOST_PIXELS, devicePixelRatio)
  const [across, down] = [Math.round(width * ratio), Math.round(height * ratio)]
  if (canvas.width !== across || canvas.height !== down) Object.assign(canvas, { width: across, height: down })
  pen.setTransform(ratio, 0, 0, ratio, 0, 0)
}

function setText(node: HTMLElement | null, text: string): void {
  if (node && node.textContent !== text) node.textContent = text
}
