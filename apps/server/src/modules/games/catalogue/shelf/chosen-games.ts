import type { HIDDEN_BY } from '@sanuk/contracts/office-catalogue'
import { type Choice, type ChosenGame, chosenGame, NO_CHOICE } from '../choice.ts'
import type { ChosenPlaces } from './shelf-order.ts'
import { type Choices, entryName, type StockedGame, vassalageKey } from './shelved-game.ts'

/** A vendor, in the order of all vendors. */
export type ShelfVendor = { readonly code: string; readonly enabled: boolean }

/** A game as a brand has it, with the places that were chosen for it, before it is put in order. */
export type PlacedGame = StockedGame &
  ChosenGame & {
    readonly turn: number
    readonly places: ChosenPlaces
    readonly hiddenBy: (typeof HIDDEN_BY)[number] | null
  }

/** All listed games as a brand has them, hidden ones, too. Whoever hides an entry hides what lies under it. */
export function chosenGames(
  stock: Iterable<StockedGame>,
  choices: Choices,
  vendors: readonly ShelfVendor[],
): PlacedGame[] {
  const games = [...stock]
  const turns = new Map(vendors.map(({ code, enabled }, turn) => [code, { turn, enabled }]))
  const hidersOf = createHiders(games, choices)
  return games.map((game) => {
    const { own, vassalage } = choicesOf(game, choices)
    const hiddenBy = hidersOf(game)
    const chosen = chosenGame(game, { own, vassalage, underHidden: hiddenBy === 'entry' })
    const { turn, enabled } = turns.get(game.vendor) ?? { turn: vendors.length, enabled: false }
    return {
      ...game,
      ...chosen,
      turn,
      hiddenBy,
      playable: chosen.playable && enabled,
      places: { own: own.place, vassalage: vassalage.place },
    }
  })
}

function choicesOf(game: StockedGame, choices: Choices): { own: Choice; vassalage: Choice } {
  return {
    own: choices.games.get(game.nodeId) ?? NO_CHOICE,
    vassalage: choices.vassalages.get(vassalageKey(game)) ?? NO_CHOICE,
  }
}

function createHiders(games: readonly StockedGame[], choices: Choices) {
  const named = new Map(games.map((game) => [entryName(game.vendor, game.code), game]))
  /** `below` are the games on the way here: lists in which entries lie under each other end. */
  const hiderOf = (game: StockedGame, below: readonly StockedGame[] = []): PlacedGame['hiddenBy'] => {
    const { own, vassalage } = choicesOf(game, choices)
    if (own.hidden) return 'game'
    if (vassalage.hidden) return 'vassalage'
    const entry = game.parent === null ? undefined : named.get(entryName(game.vendor, game.parent))
    if (!entry || entry === game || below.includes(entry)) return null
    return hiderOf(entry, [...below, game]) && 'entry'
  }
  return (game: StockedGame) => hiderOf(game)
}
