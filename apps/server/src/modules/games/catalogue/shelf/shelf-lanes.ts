import {
  CLASSIFICATIONS,
  GAME_TYPES,
  type MenuLane,
  MINIMUM_BET_FILTERS,
  PLAY_TYPES,
  type VendorCard,
} from '@sanuk/contracts/catalogue'
import { type Amount, parseAmount } from '@sanuk/money/amount'
import { type Choices, type ShelvedGame, vassalageKey } from './shelved-game.ts'

/** Cockfights are one category of one account type; vendors elsewhere are counted through. */
const COCKFIGHT_ACCOUNT_TYPE = 5

/** Categories that have games, each with its vendors and what it can be narrowed down by. */
export function menuLanes(shown: readonly ShelvedGame[], choices: Choices): MenuLane[] {
  const byType = Map.groupBy(shown, ({ gameType }) => gameType)
  return GAME_TYPES.flatMap((gameType) => {
    const games = byType.get(gameType) ?? []
    if (games.length === 0) return []
    const playable = games.filter((game) => game.playable)
    const has = <T>(values: readonly T[], of: (game: ShelvedGame) => T | null) => {
      const found = new Set(playable.map(of))
      return values.filter((value) => found.has(value))
    }
    return [
      {
        gameType,
        vendors: vendorsOf(games, choices),
        hotGames: playable.filter(({ isHot }) => isHot).length,
        classifications: has(CLASSIFICATIONS, (game) => game.classification),
        playTypes: has(PLAY_TYPES, (game) => game.playType),
        minimumBets: MINIMUM_BET_FILTERS.filter((bet) => takesAStakeOf(playable, parseAmount(bet))),
      },
    ]
  })
}

const takesAStakeOf = (games: readonly ShelvedGame[], stake: Amount): boolean =>
  games.some(({ isChild, lowestStake }) => !isChild && lowestStake !== null && lowestStake <= stake)

const comesFirst = (one: ShelvedGame, other: ShelvedGame): boolean =>
  one.turn === other.turn ? one.place < other.place : one.turn < other.turn

/** The order of the operators, then that of the vendors. */
function vendorsOf(games: readonly ShelvedGame[], choices: Choices): VendorCard[] {
  const groups = [...Map.groupBy(games, ({ vassalage }) => vassalage).values()].map((of) => {
    const first = of.reduce((one, other) => (comesFirst(other, one) ? other : one))
    const choice = choices.vassalages.get(vassalageKey(first))
    return { of, first, choice, place: choice?.place ?? Number.MAX_SAFE_INTEGER }
  })
  groups.sort((one, other) => one.place - other.place || (comesFirst(one.first, other.first) ? -1 : 1))
  return groups.map(({ of, first, choice }, turn) => ({
    vassalage: first.vassalage,
    displayName: first.vassalageName,
    smallIcon: first.vassalageIcon,
    isHot: (choice?.hot ?? of.some((game) => game.isHot && game.playable)) ? 1 : 0,
    accountTypeId: first.gameType === 'COCKFIGHT' ? COCKFIGHT_ACCOUNT_TYPE : turn + 1,
    gameType: first.gameType,
    games: of.filter((game) => !game.isChild).length,
  }))
}
