import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import type { CatalogueLane } from '@sanuk/contracts/office-catalogue'
import type { Desk, DeskGame } from './desk.ts'
import { menuLanes } from './shelf-lanes.ts'
import { vassalageKey } from './shelved-game.ts'

/** Categories with all their labels: those of the menus in their order, then the hidden ones. */
export function deskLanes({ games, choices }: Desk): CatalogueLane[] {
  const menus = new Map(
    menuLanes(
      games.filter(({ hidden }) => !hidden),
      choices,
    ).map((lane) => [lane.gameType, lane.vendors]),
  )
  const byType = Map.groupBy(games, ({ gameType }) => gameType)
  return GAME_TYPES.flatMap((gameType) => {
    const labels = new Map((byType.get(gameType) ?? []).map((game) => [game.vassalage, game]))
    if (labels.size === 0) return []
    const shown = menus.get(gameType) ?? []
    const others = [...labels.values()].filter((game) => !shown.some(({ vassalage }) => vassalage === game.vassalage))
    const lineOf = (game: DeskGame, menu?: (typeof shown)[number]) => {
      const choice = choices.vassalages.get(vassalageKey(game))
      return {
        vassalage: game.vassalage,
        name: game.vassalageName,
        icon: game.vassalageIcon,
        games: menu?.games ?? 0,
        hidden: choice?.hidden ?? false,
        isHot: menu?.isHot === 1,
        chosenHot: choice?.hot ?? null,
        placed: (choice?.place ?? null) !== null,
      }
    }
    return [
      {
        gameType,
        vassalages: [
          ...shown.flatMap((menu) => {
            const game = labels.get(menu.vassalage)
            return game ? [lineOf(game, menu)] : []
          }),
          ...others.map((game) => lineOf(game)),
        ],
      },
    ]
  })
}
