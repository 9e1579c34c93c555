import type { CSSProperties } from 'react'
import type * as z from 'zod/mini'
import { flightWire } from '#instant-wire'
import type { Say } from '../../words.ts'
import type { BoardProps, Kind } from '../kind.ts'
import { isCalm } from './calm.ts'
import { msUntil, multipleAfter, wayOf } from './climb.ts'
import { type CrashChoice, CrashControls } from './crash-controls.tsx'
import { CrashWay } from './crash-way.tsx'
import { LimboSky } from './limbo-sky.tsx'
import { isTarget, trimmed, writeHundredths } from './limbo-target.ts'
import { useClimb } from './use-climb.ts'

type CrashView = z.output<typeof flightWire.view>
type Leave = 'cash-out'

/** How long the end is shown before the next flight may begin. */
const ENDS_MS = 1_400
const QUICK_ENDS_MS = 500

function Board({ say, choice, view, since, pieces, amountOf }: BoardProps<CrashChoice, Leave, CrashView>) {
  const flown = useClimb(view?.crashedAt === null ? since : null)
  const state = stateOf(view)
  const end = view?.cashedOutAt ?? view?.crashedAt ?? null
  const ms = end === null ? flown : msUntil(end)
  const shown = end ?? multipleAfter(flown)
  const way = wayOf(ms)
  const tip = way.at(-1) ?? { across: 0, up: 0 }
  return (
    <div className="crash-board" data-state={state} style={styleOf(tip, writeHundredths(shown))}>
      <LimboSky altitude={Math.log(shown / 100)} />
      {state !== 'ready' && !isCalm() && <CrashWay way={way} />}
      <p className="crash-multiple">×{writeHundredths(shown)}</p>
      <p className="crash-worth">{state === 'flying' && amountOf?.(shown)}</p>
      <div className="crash-flyer" aria-hidden="true">
        <span className="crash-flame" />
        <img src={state === 'burst' ? pieces.burst : pieces.flyer} alt="" />
      </div>
      <p className="crash-word">{wordOf(say, view, choice)}</p>
    </div>
  )
}

type State = 'ready' | 'flying' | 'left' | 'burst'

function stateOf(view: CrashView | null): State {
  if (!view) return 'ready'
  if (view.crashedAt === null) return 'flying'
  return view.cashedOutAt === null ? 'burst' : 'left'
}

function wordOf(say: Say, view: CrashView | null, { autoCashOut }: CrashChoice): string {
  if (view && view.crashedAt !== null) {
    const at = trimmed(view.crashedAt)
    return say(view.cashedOutAt === null ? 'game.crash.burst' : 'game.crash.left', { at })
  }
  if (autoCashOut !== null && isTarget(autoCashOut)) return say('game.crash.leaves', { at: trimmed(autoCashOut) })
  return say(view ? 'game.crash.flies' : 'game.crash.begin')
}

function styleOf({ across, up }: { readonly across: number; readonly up: number }, text: string): CSSProperties {
  return { '--across': across, '--up': up, '--letters': text.length + 1 } as CSSProperties
}

/** A rocket that climbs by the server's clock until it bursts: whoever leaves before is paid what it shows. */
export const crash: Kind<CrashChoice, Leave, CrashView> = {
  wire: flightWire,
  first: { autoCashOut: null },
  ready: ({ autoCashOut }) => autoCashOut === null || isTarget(autoCashOut),
  pays: ({ autoCashOut }) => (autoCashOut !== null && isTarget(autoCashOut) ? trimmed(autoCashOut) : null),
  showsMs: (_view, quick) => (quick || isCalm() ? QUICK_ENDS_MS : ENDS_MS),
  Controls: CrashControls,
  Board,
}
