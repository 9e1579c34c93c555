import type { OutcomeField } from '@sanuk/contracts/live-tables'
import { itemAt } from '@sanuk/engines/instant/lookup'
import { ANDAR_BAHAR_MOST_CARDS, type AndarBaharOutcome, andarBaharFrom } from '@sanuk/engines/live/andar-bahar/game'
import { type BullBullOutcome, bullBullFrom } from '@sanuk/engines/live/bull-bull/game'
import { BULL_BULL_HANDS } from '@sanuk/engines/live/bull-bull/spots'
import type { WheelOutcome } from '@sanuk/engines/live/money-wheel/game'
import { ordinarySegments, type Wheel } from '@sanuk/engines/live/money-wheel/spots'
import { type PokDengOutcome, pokDengFrom } from '@sanuk/engines/live/pok-deng/deal'
import { POK_DENG_HANDS } from '@sanuk/engines/live/pok-deng/spots'
import { CARD_NAMES, dealPack } from './deal-cards.ts'
import { type EntryOf, field } from './outcome-entry.ts'

const card = (place: string, isOptional = false): OutcomeField => field(place, CARD_NAMES, { isOptional })

/** Cards that go round so many times: one to each hand, then one to the bank. */
const roundOf = (hands: readonly number[], isOptional = false): OutcomeField[] =>
  [...hands.map((hand) => `hand-${hand}`), 'bank'].map((place) => card(place, isOptional))

/** Two cards a hand, and third ones for whoever takes one by the rules. */
export const POK_DENG_ENTRY: EntryOf<PokDengOutcome> = {
  fields: [...roundOf(POK_DENG_HANDS), ...roundOf(POK_DENG_HANDS), ...roundOf(POK_DENG_HANDS, true)],
  read: (cards) => dealPack(pokDengFrom, cards),
}

export const BULL_BULL_ENTRY: EntryOf<BullBullOutcome> = {
  fields: Array.from({ length: 5 }, () => roundOf(BULL_BULL_HANDS)).flat(),
  read: (cards) => dealPack(bullBullFrom, cards),
}

/** The joker, and cards to both sides in turn until one has its rank. */
export const ANDAR_BAHAR_ENTRY: EntryOf<AndarBaharOutcome> = {
  fields: [
    card('joker'),
    ...Array.from({ length: ANDAR_BAHAR_MOST_CARDS }, (_, at) => card(at % 2 === 0 ? 'andar' : 'bahar', at > 0)),
  ],
  read: (cards) => dealPack(andarBaharFrom, cards),
}

/** The segment of a wheel, and what is drawn after it where it stopped on a face that has something to draw. */
export const wheelEntry = (wheel: Wheel): EntryOf<WheelOutcome> => ({
  fields: [segmentField(wheel, 'segment', [...wheel.segments.keys()]), ...secondFields(wheel)],
  read: ([segment, multiplier, next]) => ({
    segment: Number(segment),
    multiplier: multiplier === undefined ? null : Number(multiplier),
    next: next === undefined ? null : Number(next),
  }),
})

const segmentField = ({ segments }: Wheel, place: string, at: readonly number[]): OutcomeField => ({
  ...field(place, at),
  names: at.map((segment) => itemAt(segments, segment)),
})

/** Asked only where the wheel stopped on this face. */
const onFace = ({ segments }: Wheel, face: string, asked: OutcomeField): OutcomeField => ({
  ...asked,
  after: { place: 'segment', faces: segments.flatMap((one, at) => (one === face ? [String(at)] : [])) },
})

function secondFields(wheel: Wheel): OutcomeField[] {
  const { second } = wheel
  if (second.kind === 'prizes') {
    return Object.entries(second.prizes).flatMap(([face, prizes]) =>
      prizes ? [onFace(wheel, face, field('multiplier', [...new Set(prizes)]))] : [],
    )
  }
  return [
    onFace(wheel, second.face, field('multiplier', [...new Set(second.multipliers)])),
    onFace(wheel, second.face, segmentField(wheel, 'next', ordinarySegments(wheel))),
  ]
}
