import type { Game } from '#platform/capabilities/game'
import type { createChoiceStore } from './store/choices.ts'
import type { createGameStore } from './store/games.ts'

type Needs = {
  readonly games: Pick<ReturnType<typeof createGameStore>, 'listed'>
  readonly choices: Pick<ReturnType<typeof createChoiceStore>, 'ofGame'>
}

/** Whether a brand hides an entry that a game lies under: then the game takes no stakes, either. */
export function createUnderHidden({ games, choices }: Needs) {
  /** `below` are the codes on the way here: lists in which entries lie under each other end. */
  const isUnderHidden = async (brand: string, game: Game, below: readonly string[] = []): Promise<boolean> => {
    const { vendor, code, parent } = game
    if (parent === null || parent === code || below.includes(parent)) return false
    const entry = await games.listed(vendor, parent)
    if (!entry) return false
    const { own, vassalage } = await choices.ofGame(brand, entry)
    return own.hidden || vassalage.hidden || isUnderHidden(brand, entry, [...below, code])
  }
  return (brand: string, game: Game) => isUnderHidden(brand, game)
}
