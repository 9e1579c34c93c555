import type { RoadWinner } from '@sanuk/engines/live/roads/road-results'

/** Roads call the dragon's red side banker and the tiger's blue one player. */
export const WINNERS = { banker: 'dragon', player: 'tiger', tie: 'tie' } as const satisfies Record<RoadWinner, string>
