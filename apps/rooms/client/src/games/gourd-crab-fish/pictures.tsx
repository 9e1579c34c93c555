import { PICTURES, type Picture } from '@sanuk/engines/live/gourd-crab-fish/spots'
import type { ComponentType } from 'react'
import type { Say } from '../../words.ts'
import type { DiceFaces } from '../dice/dice-faces.ts'
import { Gourd, Rooster, Tiger } from './land-pictures.tsx'
import { Crab, Fish, Prawn } from './sea-pictures.tsx'

const DRAWINGS: Readonly<Record<Picture, ComponentType>> = {
  fish: Fish,
  prawn: Prawn,
  gourd: Gourd,
  tiger: Tiger,
  crab: Crab,
  rooster: Rooster,
}

export const isPicture = (face: string): face is Picture => PICTURES.some((picture) => picture === face)

/** What a picture is called; its code where the words know none. */
export const pictureName = (say: Say, face: string): string =>
  isPicture(face) ? say(`rooms-dice.picture.${face}`) : face

/** Dice with the six pictures. */
export const pictureFaces: DiceFaces = {
  all: PICTURES,
  draw: (face) => {
    const Drawing = isPicture(face) ? DRAWINGS[face] : null
    return Drawing && <Drawing />
  },
  name: pictureName,
  hasTotal: false,
}
