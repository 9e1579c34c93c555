import { itemAt } from '../../instant/lookup.ts'
import type { Draw } from '../../random/draw.ts'
import { gemWheel } from '../gem-wheel/spots.ts'
import { liveGame, type SeriesGame } from '../live-game.ts'
import type { Weighted } from '../pay-table.ts'
import { ramwongWheel } from '../ramwong-wheel/spots.ts'
import { redEnvelopes } from '../red-envelopes/spots.ts'
import { ordinarySegments, type Wheel, type WheelCondition, wheelSpots } from './spots.ts'

/** Where a wheel stopped: segments by their place clockwise from 0. */
export type WheelOutcome = {
  readonly segment: number
  /** The multiplier or the prize that was drawn there; null where there is none. */
  readonly multiplier: number | null
  /** Where it stopped when it turned again; null where it did not. */
  readonly next: number | null
}

type Drawn = Weighted<WheelOutcome>

/** All that can follow the first stop of a wheel. What has no second draw is one outcome. */
function outcomesAt({ segments, second }: Wheel, ordinary: readonly number[], segment: number): WheelOutcome[] {
  const face = itemAt(segments, segment)
  if (second.kind === 'prizes') {
    return (second.prizes[face] ?? [null]).map((multiplier) => ({ segment, multiplier, next: null }))
  }
  if (face !== second.face) return [{ segment, multiplier: null, next: null }]
  return second.multipliers.flatMap((multiplier) => ordinary.map((next) => ({ segment, multiplier, next })))
}

/** Every outcome of a wheel: segments are alike likely, and so is all that may follow each of them. */
function allOutcomes(wheel: Wheel, ordinary: readonly number[]): readonly Drawn[] {
  const bySegment = wheel.segments.map((_, segment) => outcomesAt(wheel, ordinary, segment))
  const ways = bySegment.reduce((all, { length }) => leastCommonMultiple(all, length), 1)
  return bySegment.flatMap((outcomes) => outcomes.map((facts) => ({ facts, ways: ways / outcomes.length })))
}

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? a : greatestCommonDivisor(b, a % b))
const leastCommonMultiple = (a: number, b: number): number => (a / greatestCommonDivisor(a, b)) * b

/** One draw for the segment; one for a prize or multiplier where the segment has some; one more for an encore. */
function drawOutcome({ segments, second }: Wheel, ordinary: readonly number[], draw: Draw): WheelOutcome {
  const segment = draw(segments.length)
  const face = itemAt(segments, segment)
  if (second.kind === 'prizes') {
    const prizes = second.prizes[face]
    return { segment, multiplier: prizes ? itemAt(prizes, draw(prizes.length)) : null, next: null }
  }
  if (face !== second.face) return { segment, multiplier: null, next: null }
  const multiplier = itemAt(second.multipliers, draw(second.multipliers.length))
  return { segment, multiplier, next: itemAt(ordinary, draw(ordinary.length)) }
}

/** A game of a wheel. Of its faces one always wins. */
export function wheelGame(wheel: Wheel): SeriesGame<WheelOutcome> {
  const ordinary = ordinarySegments(wheel)
  const outcomes = allOutcomes(wheel, ordinary)
  return {
    ...liveGame({
      code: wheel.code,
      table: {
        name: wheel.code.replaceAll('-', ' '),
        spots: wheelSpots(wheel),
        opposites: [wheel.faces],
        meets: (when: WheelCondition, { segment, multiplier, next }: WheelOutcome) =>
          when === `${itemAt(wheel.segments, next ?? segment)}-x${multiplier ?? 1}`,
        outcomesFor: () => outcomes,
      },
      factsOf: (outcome: WheelOutcome) => outcome,
      sides: [],
    }),
    draw: (draw) => drawOutcome(wheel, ordinary, draw),
  }
}

/** A wheel of a dance night. */
export const ramwongGame = wheelGame(ramwongWheel)

/** A wheel of gems. */
export const gemWheelGame = wheelGame(gemWheel)

/** Red envelopes on a tree. */
export const redEnvelopesGame = wheelGame(redEnvelopes)
