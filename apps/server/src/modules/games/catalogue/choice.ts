import type { Amount } from '@sanuk/money/amount'
import type { Game } from '#platform/capabilities/game'

/**
 * What a brand's operators chose for a vassalage or for one game of it. Null leaves it as the vendor has it. Of a
 * vassalage, `hot` and `place` are its own in the menus, and the rest goes for all its games.
 */
export type Choice = {
  readonly hidden: boolean
  readonly hot: boolean | null
  /** The smaller stands the further in front; those without one follow in the vendor's order. */
  readonly place: number | null
  readonly classification: Game['classification'] | null
  /** Limits inside the vendor's; where the vendor narrows its own, those go. */
  readonly minimumStake: Amount | null
  readonly maximumStake: Amount | null
}

export const NO_CHOICE: Choice = {
  hidden: false,
  hot: null,
  place: null,
  classification: null,
  minimumStake: null,
  maximumStake: null,
}

/** A game as one brand has it. A hidden one is not shown and takes no stakes. */
export type ChosenGame = Game & { readonly hidden: boolean }

/** What a brand chose for a game and for its vassalage, and whether the entry that it lies under is hidden. */
export type ChoicesOfGame = { readonly own: Choice; readonly vassalage: Choice; readonly underHidden: boolean }

/** A game with what its brand chose: the closer word goes, and of limits the narrower. */
export function chosenGame(game: Game, { own, vassalage, underHidden }: ChoicesOfGame): ChosenGame {
  const hidden = own.hidden || vassalage.hidden || underHidden
  const minimumStake = largest(game.minimumStake, own.minimumStake, vassalage.minimumStake)
  const maximumStake = smallest(game.maximumStake, own.maximumStake, vassalage.maximumStake)
  return {
    ...game,
    hidden,
    minimumStake,
    maximumStake,
    classification: own.classification ?? vassalage.classification ?? game.classification,
    isHot: own.hot ?? game.isHot,
    playable: game.playable && !hidden && minimumStake <= maximumStake,
  }
}

function largest(first: Amount, ...others: (Amount | null)[]): Amount {
  return others.reduce<Amount>((most, it) => (it !== null && it > most ? it : most), first)
}

function smallest(first: Amount, ...others: (Amount | null)[]): Amount {
  return others.reduce<Amount>((least, it) => (it !== null && it < least ? it : least), first)
}
