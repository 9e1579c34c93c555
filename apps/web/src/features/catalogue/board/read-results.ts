import type { RoadResult } from '@sanuk/engines/live/roads/road-results'

const WINNERS = { P: 'player', B: 'banker', T: 'tie' } as const

/** The results of a shoe, as a board writes them: `PBbT` is player, banker with a pair of the banker, tie. */
export const readResults = (text: string): RoadResult[] =>
  [...text.matchAll(/([PBT])(p?)(b?)/g)].map(([, letter, playerPair, bankerPair]) => ({
    winner: WINNERS[letter as keyof typeof WINNERS],
    playerPair: playerPair === 'p',
    bankerPair: bankerPair === 'b',
  }))
