import type { ReactNode } from 'react'
import type { DiceFaces } from './dice-faces.ts'
import { FlatDie } from './die.tsx'

/** The faces that a spot is about, by its code: `single-3`, `double-3`, `triple-3`, `pair-3-4`; none for other spots. */
export function facesOfSpot(spot: string): readonly string[] {
  const [kind, ...faces] = spot.split('-')
  if (kind === 'pair' || kind === 'single') return faces
  if (kind === 'double') return faces.flatMap((face) => [face, face])
  return kind === 'triple' ? faces.flatMap((face) => [face, face, face]) : []
}

/** The dice of a spot; undefined where it is about none. */
export function diceOfSpot(faces: DiceFaces, spot: string): ReactNode {
  const shown = facesOfSpot(spot)
  if (shown.length === 0 || !shown.every((face) => faces.all.includes(face))) return undefined
  return (
    <span className="spot-dice">
      {shown.map((face, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same face can stand there three times
        <FlatDie key={at} {...{ faces, face }} />
      ))}
    </span>
  )
}

/** A spot that is written large, with something small below it. */
export const writtenSpot = (large: string, small?: string): ReactNode => (
  <span className="spot-written">
    <b>{large}</b>
    {small && <small>{small}</small>}
  </span>
)
