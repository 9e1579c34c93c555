import { diceGame } from '../dice/dice-game.ts'
import type { SeriesGame } from '../live-game.ts'
import { gourdCrabFishSpots, PICTURES, type Picture } from './spots.ts'

export type PicturesOutcome = { readonly pictures: readonly Picture[] }

/** Gourd, crab, fish (Nam Tao Pu Pla): three dice with pictures for faces. It has no two sides to draw roads of. */
export const gourdCrabFishGame: SeriesGame<PicturesOutcome> = diceGame<PicturesOutcome>({
  code: 'gourd-crab-fish',
  spots: gourdCrabFishSpots,
  opposites: [],
  sides: [],
  read: ({ pictures }) => pictures.map((picture) => PICTURES.indexOf(picture) + 1),
  show: (dice) => ({ pictures: dice.flatMap((face) => PICTURES[face - 1] ?? []) }),
})
