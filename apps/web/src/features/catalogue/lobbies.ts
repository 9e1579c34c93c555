import { type GameType, type MenuLane, MINIMUM_BET_FILTERS, type VendorCard } from '@sanuk/contracts/catalogue'
import type { Word } from '@sanuk/locales/word'

/** A category that has a page of its own. */
export type Lobby = {
  readonly path: '/live' | '/rng' | '/fish' | '/pvp' | '/sports' | '/esports' | '/elott'
  /** What it shows: the type its path names, and lotteries of both kinds together. */
  readonly gameTypes: readonly GameType[]
  readonly title: Word
  readonly subtitle?: Word
  /** For whoever lists pages. */
  readonly about: Word
  /** Whether its stakes are as small as the filter's. */
  readonly smallStakes: boolean
  /** Whether its games may be live tables, whose tiles show what happens there. */
  readonly boards?: true
}

/** The lobbies, in the order of the header. */
export const LOBBIES: readonly Lobby[] = [
  {
    path: '/live',
    gameTypes: ['LIVE'],
    title: 'site.category.LIVE',
    about: 'lobby.about.LIVE',
    subtitle: 'lobby.subtitle.LIVE',
    smallStakes: false,
    boards: true,
  },
  { path: '/rng', gameTypes: ['RNG'], title: 'site.category.RNG', about: 'lobby.about.RNG', smallStakes: true },
  { path: '/fish', gameTypes: ['FISH'], title: 'site.category.FISH', about: 'lobby.about.FISH', smallStakes: true },
  { path: '/pvp', gameTypes: ['PVP'], title: 'site.category.PVP', about: 'lobby.about.PVP', smallStakes: true },
  {
    path: '/sports',
    gameTypes: ['SPORTS'],
    title: 'site.category.SPORTS',
    about: 'lobby.about.SPORTS',
    subtitle: 'lobby.subtitle.SPORTS',
    smallStakes: false,
  },
  {
    path: '/esports',
    gameTypes: ['ESPORTS'],
    title: 'site.category.ESPORTS',
    about: 'lobby.about.ESPORTS',
    smallStakes: false,
  },
  {
    path: '/elott',
    gameTypes: ['ELOTT', 'LOTT'],
    title: 'site.category.ELOTT',
    about: 'lobby.about.ELOTT',
    smallStakes: false,
  },
]

/** Lotteries keep their favourites on this device. */
export const LOTTERIES: readonly GameType[] = ['ELOTT', 'LOTT']

/** The lobby where games of a type are; the cockfight has none. */
export function lobbyOf(gameType: GameType): Lobby | undefined {
  return LOBBIES.find(({ gameTypes }) => gameTypes.includes(gameType))
}

/** What the menus say of the game types of one lobby, taken together. */
export type LobbyMenu = Pick<MenuLane, 'hotGames' | 'classifications' | 'playTypes' | 'minimumBets'> & {
  readonly vendors: readonly Pick<VendorCard, 'vassalage' | 'displayName' | 'smallIcon' | 'isHot'>[]
}

/** Until the menus are known, every smallest stake keeps its place. */
export function lobbyMenu(lanes: readonly MenuLane[] | undefined, gameTypes: readonly GameType[]): LobbyMenu {
  const own = (lanes ?? []).filter(({ gameType }) => gameTypes.includes(gameType))
  return {
    // A label with games of both types is one vendor.
    vendors: [...new Map(own.flatMap(({ vendors }) => vendors).map((one) => [one.vassalage, one])).values()],
    hotGames: own.reduce((sum, lane) => sum + lane.hotGames, 0),
    classifications: [...new Set(own.flatMap((lane) => lane.classifications))],
    playTypes: [...new Set(own.flatMap((lane) => lane.playTypes))],
    minimumBets: MINIMUM_BET_FILTERS.filter((bet) => !lanes || own.some((lane) => lane.minimumBets.includes(bet))),
  }
}
