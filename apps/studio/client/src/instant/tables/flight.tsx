import { useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { flightWire } from '#instant-wire'
import type { BoardProps, Kind, PayTables } from '../kind.ts'
import { isCalm } from './calm.ts'
import { type CrashChoice, CrashControls } from './crash-controls.tsx'
import { FlightBurst, FlightCraft } from './flight-craft.tsx'
import { lawOf } from './flight-law.ts'
import type { Scene } from './flight-look.ts'
import { FlightSea } from './flight-sea.tsx'
import { FlightSky } from './flight-sky.tsx'
import { isTarget, trimmed, writeHundredths } from './limbo-target.ts'
import { type FlightState, type Stage, useFlightPicture } from './use-flight-picture.ts'

type FlightView = z.output<typeof flightWire.view>
type FlightProps = BoardProps<CrashChoice, 'cash-out', FlightView>

/** How long the end is shown before the next flight may begin. */
const ENDS_MS = 1300
const QUICK_ENDS_MS = 400

function Board({ say, choice, view, round, since, pieces, tables, amountOf }: FlightProps) {
  const scene: Scene = 'fish' in pieces ? 'sea' : 'sky'
  const state = stateOf(view)
  const stage = useStage()
  const { pace, highest } = lawOf(tables)
  // What was over when the board was opened is not seen to end once more.
  const [old] = useState(view?.crashedAt == null ? '' : round)
  const isLive = round !== old
  useFlightPicture(stage, {
    scene,
    state,
    since,
    isLive,
    pace,
    end: view?.cashedOutAt ?? view?.crashedAt ?? null,
    most: aimOf(choice, tables) ?? highest,
    worthOf: (hundredths) => amountOf?.(hundredths) ?? '',
  })
  return (
    <div className="flight-board" ref={stage.board} data-scene={scene} data-state={state} data-live={isLive}>
      {scene === 'sea' ? <FlightSea pieces={pieces} /> : <FlightSky lantern={pieces.lantern} />}
      <canvas className="flight-canvas" ref={stage.canvas} />
      <div className="flight-craft" ref={stage.craft} aria-hidden="true">
        {state === 'crashed' ? <FlightBurst scene={scene} /> : <FlightCraft scene={scene} />}
      </div>
      <Recent {...{ say, view, round }} />
      <p className="flight-multiple" ref={stage.multiple} />
      <p className="flight-worth" ref={stage.worth} />
      <p className="flight-word" role="status">
        {wordOf(scene, { say, view, choice, tables })}
      </p>
    </div>
  )
}

function useStage(): Stage {
  const stage: Stage = {
    board: useRef<HTMLDivElement>(null),
    canvas: useRef<HTMLCanvasElement>(null),
    craft: useRef<HTMLDivElement>(null),
    multiple: useRef<HTMLParagraphElement>(null),
    worth: useRef<HTMLParagraphElement>(null),
  }
  return useState(stage)[0]
}

const KEPT = 6

/** Where the last flights of this visit came to their end, the latest first. */
function Recent({ say, view, round }: Pick<FlightProps, 'say' | 'view' | 'round'>) {
  const [ends, setEnds] = useState<readonly { readonly round: string; readonly at: number }[]>([])
  const at = view?.crashedAt ?? null
  if (at !== null && ends[0]?.round !== round) setEnds([{ round, at }, ...ends].slice(0, KEPT))
  return (
    <ol className="flight-recent" aria-label={say('game.flight.recent')}>
      {ends.slice(1).map((end) => (
        <li key={end.round} data-far={end.at >= 200}>
          {writeHundredths(end.at)}
        </li>
      ))}
    </ol>
  )
}

function stateOf(view: FlightView | null): FlightState {
  if (!view) return 'ready'
  if (view.crashedAt === null) return 'flying'
  return view.cashedOutAt === null ? 'crashed' : 'left'
}

/** The multiple at which the player leaves without being asked, in hundredths; null where there is none. */
function aimOf({ autoCashOut }: CrashChoice, tables: PayTables): number | null {
  return autoCashOut !== null && isTarget(autoCashOut, lawOf(tables)) ? autoCashOut : null
}

type Told = Pick<FlightProps, 'say' | 'view' | 'choice' | 'tables'>

function wordOf(scene: Scene, { say, view, choice, tables }: Told): string {
  const aim = aimOf(choice, tables)
  if (view && view.crashedAt !== null) {
    const at = writeHundredths(view.crashedAt)
    if (view.cashedOutAt === null) return say(`game.flight.${scene}.crashed`, { at })
    return say(`game.flight.${scene}.left`, { at })
  }
  if (aim !== null) return say('game.crash.leaves', { at: trimmed(aim) })
  return say(view ? `game.flight.${scene}.flies` : `game.flight.${scene}.begin`)
}

/** A flight by the server's clock, until it crashes: whoever leaves before is paid what it shows. */
export const flight: Kind<CrashChoice, 'cash-out', FlightView> = {
  wire: flightWire,
  first: () => ({ autoCashOut: null }),
  ready: (choice, tables) => choice.autoCashOut === null || aimOf(choice, tables) !== null,
  pays: (choice, tables) => {
    const aim = aimOf(choice, tables)
    return aim === null ? null : trimmed(aim)
  },
  showsMs: (_view, quick) => (quick || isCalm() ? QUICK_ENDS_MS : ENDS_MS),
  Controls: CrashControls,
  Board,
}
