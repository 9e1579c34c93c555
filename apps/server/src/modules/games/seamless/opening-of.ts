import type { Game } from '#platform/capabilities/game'
import type { Ask, Party } from './decide.ts'

/** What a bet says of the round it opens. */
export function openingOf(
  { ask, game, party }: { ask: Ask; game: Pick<Game, 'code' | 'gameType'>; party: Party },
  startedAt: Date,
) {
  const { id: member, brand, currency } = party.member
  const { vendor } = ask
  return {
    startedAt,
    brand,
    member,
    vendor,
    currency,
    account: party.accounts.member,
    seat: ask.content.seat,
    vendorRound: ask.content.round,
    game: game.code,
    gameType: game.gameType,
  }
}
