import type { ReactNode } from 'react'
import type { Say } from '../../words.ts'

/** What stands on the six sides of the dice. Opposite sides are the first and the last, the second and the fifth, and so on. */
export type DiceFaces = {
  readonly all: readonly string[]
  /** A drawing of 100 by 100. */
  readonly draw: (face: string) => ReactNode
  readonly name: (say: Say, face: string) => string
  /** Whether the faces are numbers that add up. */
  readonly hasTotal: boolean
}

/** The total of dice with numbers. */
export const totalOfFaces = (faces: readonly string[]): number => faces.reduce((sum, face) => sum + Number(face), 0)
