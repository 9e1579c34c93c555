import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { limboWire } from '#instant-wire'
import type { Say } from '../../words.ts'
import type { BoardProps, Kind } from '../kind.ts'
import { LimboArrow } from './limbo-arrow.tsx'
import { type LimboChoice, LimboControls } from './limbo-controls.tsx'
import { LimboSky } from './limbo-sky.tsx'
import { isTarget, trimmed, writeHundredths } from './limbo-target.ts'
import { flightMs, useFlight } from './use-flight.ts'
import { usePlayed } from './use-played.ts'

type LimboView = z.output<typeof limboWire.view>

/** The end of the flight stands for a moment before its outcome is told. */
const LANDING_MS = 100
const GROUND = 100
/** How much of the height lies below the target. */
const TARGET_HEIGHT = 0.66

function Board({ say, choice, view, round, pieces, quick }: BoardProps<LimboChoice, never, LimboView>) {
  const { target } = choice
  const reached = view?.reached ?? GROUND
  const { now, isOver } = useFlight(round, reached, flightMs(quick))
  // Once another target is set, the arrow is back on the bow.
  const isShown = usePlayed(round, choice) === choice && view !== null
  const state = stateOf(isShown, isOver, reached >= target)
  const height = isShown ? heightOf(now, target) : 0
  return (
    <div className="limbo-board" data-state={state} style={styleOf(height, writeHundredths(reached))}>
      <LimboSky altitude={isShown ? Math.log(now / GROUND) : 0} />
      <p className="limbo-multiple">×{writeHundredths(now)}</p>
      <div className="limbo-lane">
        {isTarget(target) && (
          <p className="limbo-line" data-passed={isShown && now >= target} aria-hidden="true">
            <span>×{writeHundredths(target)}</span>
          </p>
        )}
        <div className="limbo-flight" aria-hidden="true">
          <LimboArrow />
        </div>
        <img className="limbo-bow" src={pieces.flyer} alt="" />
      </div>
      <p className="limbo-word">{wordOf(say, state, target)}</p>
    </div>
  )
}

type State = 'ready' | 'flying' | 'passed' | 'missed'

function stateOf(isShown: boolean, isOver: boolean, isPassed: boolean): State {
  if (!isShown) return 'ready'
  if (!isOver) return 'flying'
  return isPassed ? 'passed' : 'missed'
}

function wordOf(say: Say, state: State, target: number): string {
  if (state === 'passed' || state === 'missed') return say(`game.limbo.${state}`)
  return isTarget(target) ? say('game.limbo.aim', { target: trimmed(target) }) : say('game.limbo.begin')
}

/** The part of the way up, from 0 to 1: the target always stands at the same height, and there is always sky above. */
function heightOf(multiple: number, target: number): number {
  const beyond = Math.log(multiple / target)
  if (beyond >= 0) return TARGET_HEIGHT + (1 - TARGET_HEIGHT) * (0.25 + 0.75 * (beyond / (beyond + 1)))
  return (TARGET_HEIGHT * Math.log(multiple / GROUND)) / Math.log(target / GROUND)
}

function styleOf(height: number, text: string): CSSProperties {
  return { '--height': height, '--target-height': TARGET_HEIGHT, '--letters': text.length + 1 } as CSSProperties
}

/** An arrow that flies up to some multiple: it pays the target, if it comes that far. */
export const limbo: Kind<LimboChoice, never, LimboView> = {
  wire: limboWire,
  first: () => ({ target: 200 }),
  ready: ({ target }) => isTarget(target),
  pays: ({ target }) => (isTarget(target) ? trimmed(target) : null),
  showsMs: (_view, quick) => flightMs(quick) + LANDING_MS,
  Controls: LimboControls,
  Board,
}
