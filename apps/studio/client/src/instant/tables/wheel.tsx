import { useMemo } from 'react'
import type * as z from 'zod/mini'
import { wheelWire } from '#instant-wire'
import type { BoardProps, ChoiceProps, Kind, PayTables } from '../kind.ts'
import { Segments } from '../segments.tsx'
import { isCalm } from './calm.ts'
import { heatOf } from './heat.ts'
import { RISKS, RiskControl } from './risk.tsx'
import { shortMultiple } from './short-multiple.ts'
import { useShowing } from './showing.ts'
import { useSpin } from './use-spin.ts'
import { angleOf, partOf } from './wheel-angles.ts'
import { WheelDisc } from './wheel-disc.tsx'
import { PointerShape, WheelFrame } from './wheel-frame.tsx'
import { WheelLegend } from './wheel-legend.tsx'

type WheelChoice = z.output<typeof wheelWire.choice>
type WheelMove = z.output<typeof wheelWire.move>
type WheelView = z.output<typeof wheelWire.view>

const SIZES = [10, 20, 30, 40, 50] as const

const SPIN_MS = 4200
const QUICK_SPIN_MS = 900

/** The segment is seen to light up before the outcome is told. */
const LIGHT_MS = 250

const nameOf = ({ segments, risk }: WheelChoice) => `${segments} ${risk}`
const lasts = (quick: boolean) => {
  if (isCalm()) return 0
  return quick ? QUICK_SPIN_MS : SPIN_MS
}

function Controls({ say, choice, onChoice, disabled }: ChoiceProps<WheelChoice>) {
  return (
    <>
      <Segments
        name="segments"
        legend={say('game.wheel.segments')}
        value={choice.segments}
        options={SIZES.map((size) => ({ value: size, text: String(size) }))}
        disabled={disabled}
        onChange={(segments) => onChoice({ ...choice, segments })}
      />
      <RiskControl
        {...{ say, disabled, risks: RISKS }}
        risk={choice.risk}
        onRisk={(risk) => onChoice({ ...choice, risk })}
      />
    </>
  )
}

const NO_MULTIPLES: readonly string[] = []

function Board({ say, choice, view, round, pieces, tables, quick }: BoardProps<WheelChoice, WheelMove, WheelView>) {
  const multiples = tables[nameOf(choice)] ?? NO_MULTIPLES
  const heat = useMemo(() => heatOf(multiples), [multiples])
  const lastsMs = lasts(quick)
  const showing = useShowing({ round, choice: nameOf(choice), lastsMs })
  // After a reload the round may have been played on another wheel than the one that stands here.
  const shown = view && multiples[view.segment] === view.multiple ? view : null
  const target = shown && angleOf(shown.segment, choice.segments, partOf(round))
  const { disc, pointer } = useSpin({ showing, round, segments: choice.segments, target, lastsMs, quick })
  const met = showing === 'end' ? shown : null
  const isNothing = Number(met?.multiple) === 0
  return (
    <div className="wheel-board">
      <div className="wheel" data-showing={showing} data-won={met !== null && !isNothing} aria-hidden="true">
        <div className="wheel-disc" ref={disc}>
          <WheelDisc {...{ multiples, heat }} met={met?.segment ?? null} />
        </div>
        <WheelFrame />
        <div className="wheel-pointer" ref={pointer}>
          <PointerShape />
        </div>
        <div className="wheel-hub" data-empty={isNothing}>
          {met ? <strong key={round}>×{shortMultiple(met.multiple)}</strong> : <img src={pieces.hub} alt="" />}
        </div>
      </div>
      <WheelLegend {...{ say, multiples, heat }} met={met?.multiple ?? null} />
    </div>
  )
}

/** What every win pays, where all of them pay the same. */
function onlyWin(choice: WheelChoice, tables: PayTables): string | null {
  const [first, ...others] = new Set(tables[nameOf(choice)]?.filter((multiple) => Number(multiple) > 0))
  return first !== undefined && others.length === 0 ? shortMultiple(first) : null
}

/** A wheel of segments, spun once. */
export const wheel: Kind<WheelChoice, WheelMove, WheelView> = {
  wire: wheelWire,
  first: () => ({ segments: 20, risk: 'medium' }),
  pays: onlyWin,
  showsMs: (_view, quick) => lasts(quick) + LIGHT_MS,
  Controls,
  Board,
}
