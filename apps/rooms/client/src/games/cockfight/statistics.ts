import { FIGHT_RESULTS } from '@sanuk/engines/live/cockfight/spots'
import type { CountedCase, GameStatistics } from '../statistics.ts'

const TONES: { readonly [result in (typeof FIGHT_RESULTS)[number]]: NonNullable<CountedCase['tone']> } = {
  meron: 'red',
  wala: 'blue',
  bdd: 'green',
  ftd: 'green',
}

/** How fights ended; those that were cancelled do not count. */
export const statistics: GameStatistics = {
  counts: ({ faces: [end] }) => end !== 'cancelled',
  groups: [
    {
      title: 'rooms.statistics.main',
      cases: FIGHT_RESULTS.map((spot) => ({ spot, tone: TONES[spot], isIn: ({ faces: [end] }) => end === spot })),
    },
  ],
}
