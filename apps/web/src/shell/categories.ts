import type { GameType } from '@sanuk/contracts/catalogue'
import type { Word } from '@sanuk/locales/word'
import { Bird, Cherry, Fish, Gamepad2, type LucideIcon, Spade, Ticket, Tv, Volleyball } from 'lucide-react'

export type Category = {
  readonly path: '/live' | '/rng' | '/fish' | '/pvp' | '/sports' | '/esports' | '/elott' | '/cockfight'
  readonly word: Word
  readonly Icon: LucideIcon
  /** The lane of the vendors' menu that belongs here; the cockfight has none and starts its one game. */
  readonly gameType?: GameType
}

/** The categories of the header, in its order. */
export const categories: readonly Category[] = [
  { path: '/live', word: 'site.category.LIVE', Icon: Tv, gameType: 'LIVE' },
  { path: '/rng', word: 'site.category.RNG', Icon: Cherry, gameType: 'RNG' },
  { path: '/fish', word: 'site.category.FISH', Icon: Fish, gameType: 'FISH' },
  { path: '/pvp', word: 'site.category.PVP', Icon: Spade, gameType: 'PVP' },
  { path: '/sports', word: 'site.category.SPORTS', Icon: Volleyball, gameType: 'SPORTS' },
  { path: '/esports', word: 'site.category.ESPORTS', Icon: Gamepad2, gameType: 'ESPORTS' },
  { path: '/elott', word: 'site.category.ELOTT', Icon: Ticket, gameType: 'ELOTT' },
  { path: '/cockfight', word: 'site.category.COCKFIGHT', Icon: Bird },
]
