import type { ReactNode } from 'react'
import type { RoomWord } from '../../words.ts'
import { DiceFelt, type SpotGroup } from '../dice/dice-felt.tsx'
import { facePairsOf } from '../dice/face-pairs.ts'
import { numberFaces } from '../dice/pips.tsx'
import { diceOfSpot, writtenSpot } from '../dice/spot-faces.tsx'
import { diceSpotName } from '../dice/spot-name.ts'
import type { FeltProps } from '../game-look.ts'

const ofFaces = (kind: string) => numberFaces.all.map((face) => `${kind}-${face}`)

const totals = Array.from({ length: 14 }, (_, at) => `total-${at + 4}`)

/** The cloth, in the order in which it is read. */
export const sicBoGroups: readonly SpotGroup[] = [
  { kind: 'sides', part: 'first', spots: ['small', 'odd', 'even', 'big'] },
  { kind: 'totals', part: 'first', spots: totals },
  { kind: 'singles', part: 'first', spots: ofFaces('single') },
  { kind: 'doubles', part: 'second', spots: ofFaces('double') },
  { kind: 'triples', part: 'second', spots: ['any-triple', ...ofFaces('triple')] },
  { kind: 'pairs', part: 'second', spots: facePairsOf(numberFaces.all) },
]

const RANGES: Readonly<Record<string, RoomWord>> = { small: 'rooms-dice.range.small', big: 'rooms-dice.range.big' }

/** The cloth of sic bo. */
export function SicBoFelt(props: FeltProps) {
  const { say } = props.kit
  const faceOf = (spot: string): ReactNode => {
    const range = RANGES[spot]
    if (range) return writtenSpot(diceSpotName(say, spot), say(range))
    const total = /^total-(\d+)$/.exec(spot)?.[1]
    return total === undefined ? diceOfSpot(numberFaces, spot) : writtenSpot(total)
  }
  return <DiceFelt {...props} game="sic-bo" groups={sicBoGroups} faceOf={faceOf} />
}
