import type { CSSProperties } from 'react'
import type { DiceFaces } from './dice-faces.ts'

/** A flat die, for felts and lists. Whatever it stands in names it. */
export function FlatDie({ faces, face }: { readonly faces: DiceFaces; readonly face: string }) {
  return (
    <svg className="flat-die" viewBox="0 0 100 100" aria-hidden="true">
      <rect className="flat-die-side" x="2" y="2" width="96" height="96" rx="20" />
      {faces.draw(face)}
    </svg>
  )
}

type DieProps = {
  readonly faces: DiceFaces
  /** What it shows; null while it lies on its corner or tumbles. */
  readonly face: string | null
  readonly motion: 'resting' | 'tumbling' | 'landing' | 'lying'
  readonly at: number
}

/** How a side of the cube is brought to the front, by its place among the faces. */
const TO_FRONT = [
  'rotateX(0deg)',
  'rotateY(-90deg)',
  'rotateX(-90deg)',
  'rotateX(90deg)',
  'rotateY(90deg)',
  'rotateY(180deg)',
]

/** Where a side of the cube is. */
const SIDES = [
  'rotateX(0deg)',
  'rotateY(90deg)',
  'rotateX(90deg)',
  'rotateX(-90deg)',
  'rotateY(-90deg)',
  'rotateY(180deg)',
]

/** How dice lie that have been thrown: never quite straight. */
const TURNS = ['-14deg', '7deg', '18deg']

/** A die in space. */
export function Die({ faces, face, motion, at }: DieProps) {
  const front = face === null ? undefined : TO_FRONT[faces.all.indexOf(face)]
  const style = { '--to-front': front, '--turn': TURNS[at], '--at': at } as CSSProperties
  return (
    <span className="die" data-motion={motion} style={style}>
      <span className="die-cube">
        {faces.all.map((side, place) => (
          <svg
            key={side}
            className="die-side"
            viewBox="0 0 100 100"
            style={{ transform: `${SIDES[place]} translateZ(calc(var(--die) / 2))` }}
            aria-hidden="true"
          >
            {faces.draw(side)}
          </svg>
        ))}
      </span>
    </span>
  )
}
