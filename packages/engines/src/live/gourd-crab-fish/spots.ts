import { facePairs, pairSpot, singleSpot } from '../dice/spots.ts'
import type { Spot } from '../spots.ts'

/** The pictures of a die, in the order of its faces from one to six. */
export const PICTURES = ['fish', 'prawn', 'gourd', 'tiger', 'crab', 'rooster'] as const
export type Picture = (typeof PICTURES)[number]

/** The picture of a face, from 1. */
const pictureOf = (face: number): string => PICTURES[face - 1] ?? ''

/** The pay table in the order of a table. */
export const gourdCrabFishSpots: readonly Spot[] = [
  ...PICTURES.map((picture, at) => singleSpot(`single-${picture}`, at + 1, ['1', '2', '3'])),
  ...facePairs.map((pair) => pairSpot(`pair-${pair.map(pictureOf).join('-')}`, pair, '5')),
]
