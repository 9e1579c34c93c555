import type { ReactNode } from 'react'
import type { RoomWord } from '../../words.ts'
import { DiceFelt, type SpotGroup } from '../dice/dice-felt.tsx'
import { facePairsOf } from '../dice/face-pairs.ts'
import { numberFaces } from '../dice/pips.tsx'
import { diceOfSpot, writtenSpot } from '../dice/spot-faces.tsx'
import { diceSpotName } from '../dice/spot-name.ts'
import type { FeltProps } from '../game-look.ts'

/** The cloth, in the order in which it is read. */
export const thaiHiloGroups: readonly SpotGroup[] = [
  { kind: 'sides', part: 'first', spots: ['low', '11-hilo', 'high'] },
  { kind: 'singles', part: 'first', spots: numberFaces.all.map((face) => `single-${face}`) },
  { kind: 'pairs', part: 'first', spots: facePairsOf(numberFaces.all) },
]

const RANGES: Readonly<Record<string, RoomWord>> = { low: 'rooms-dice.range.low', high: 'rooms-dice.range.high' }

/** The cloth of Thai hi-lo. */
export function ThaiHiloFelt(props: FeltProps) {
  const { say } = props.kit
  const faceOf = (spot: string): ReactNode => {
    const range = RANGES[spot]
    return range ? writtenSpot(diceSpotName(say, spot), say(range)) : diceOfSpot(numberFaces, spot)
  }
  return <DiceFelt {...props} game="thai-hilo" groups={thaiHiloGroups} faceOf={faceOf} />
}
