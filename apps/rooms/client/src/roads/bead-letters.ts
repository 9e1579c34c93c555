import type { RoadWinner } from '@sanuk/engines/live/roads/road-results'
import type { Say } from '../words.ts'

/** The letters of results in roads. */
export type BeadLetters = Readonly<Record<RoadWinner, string>>

/** Those of player, banker and tie. */
export const usualLetters = (say: Say): BeadLetters => ({
  player: say('rooms.bead.player'),
  banker: say('rooms.bead.banker'),
  tie: say('rooms.bead.tie'),
})
