import type { Wheel } from '@sanuk/engines/live/money-wheel/spots'
import type { GameStatistics } from '../statistics.ts'

/** Which faces of a wheel won. */
export const wheelStatistics = ({ faces }: Wheel): GameStatistics => ({
  groups: [
    {
      title: 'rooms-money-wheel.counts',
      cases: faces.map((spot) => ({ spot, isIn: ({ faces: [face] }) => face === spot })),
    },
  ],
})
