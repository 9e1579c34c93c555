import type { Game } from '#platform/capabilities/game'
import type { Ask } from '../decide.ts'

/** Stakes of one member that are taken in one step, all or none: each is a bet with a name and a round of its own. */
export type Bets = {
  readonly vendor: string
  readonly token: string
  readonly member: string
  readonly currency: string
  readonly asks: readonly Ask[]
}

/** The same with the games that they name, as they were found before. */
export type FoundBets = Bets & { readonly games: ReadonlyMap<string, Game> }

export const namesOf = ({ asks }: Bets): string[] => asks.map(({ transaction }) => transaction)

export const roundsOf = ({ asks }: Bets): string[] => [...new Set(asks.map(({ content }) => content.round))]
