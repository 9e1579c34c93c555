import type { ReactNode } from 'react'
import { DiceFelt, type SpotGroup } from '../dice/dice-felt.tsx'
import { facePairsOf } from '../dice/face-pairs.ts'
import { diceOfSpot } from '../dice/spot-faces.tsx'
import type { FeltProps } from '../game-look.ts'
import { pictureFaces } from './pictures.tsx'
import { spotName } from './spot-name.ts'

/** The cloth, in the order in which it is read. */
export const gourdGroups: readonly SpotGroup[] = [
  { kind: 'pictures', part: 'first', spots: pictureFaces.all.map((picture) => `single-${picture}`) },
  { kind: 'pairs', part: 'first', spots: facePairsOf(pictureFaces.all) },
]

/** The cloth of gourd, crab, fish: six large pictures, and below them all pairs. */
export function GourdFelt(props: FeltProps) {
  const { say } = props.kit
  const faceOf = (spot: string): ReactNode => {
    const dice = diceOfSpot(pictureFaces, spot)
    if (!spot.startsWith('single-') || dice === undefined) return dice
    return (
      <span className="spot-picture">
        {dice}
        <b>{spotName(say, spot)}</b>
      </span>
    )
  }
  return <DiceFelt {...props} game="gourd-crab-fish" groups={gourdGroups} faceOf={faceOf} />
}
