import { facePairs } from '@sanuk/engines/live/dice/spots'

/** The spots on two different faces, in the order of a table. */
export const facePairsOf = (faces: readonly string[]): readonly string[] =>
  facePairs.map((pair) => `pair-${pair.map((face) => faces[face - 1]).join('-')}`)
