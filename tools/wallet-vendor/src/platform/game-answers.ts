import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import { writeAmount } from '@sanuk/money/amount'
import type { Book } from '../book/book.ts'
import type { RoundTickets } from '../play/round-tickets.ts'
import type { Sessions } from '../play/sessions.ts'
import { LUCKY_COIN } from '../titles.ts'
import { VendorRefusal } from '../vendor-refusal.ts'

type Needs = {
  readonly origin: string
  readonly sessions: Sessions
  readonly book: Book
  readonly tickets: RoundTickets
}

/** What is seen for a moment, until the cover is there. */
const PLACEHOLDER =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 8 9'%3E%3Crect width='8' height='9' fill='%237a3a0c'/%3E%3Ccircle cx='4' cy='4.2' r='2.4' fill='%23f0b53a'/%3E%3C/svg%3E"

/** The game as the platform lists it, opens it and shows its past rounds. Secrets of an address stand behind its `#`. */
export function gameAnswers({ origin, sessions, book, tickets }: Needs) {
  return {
    games: async (): Promise<VendorAnswer<'games'>> => ({
      games: [
        {
          code: LUCKY_COIN.code,
          gameType: 'RNG',
          vassalage: 'SATANG',
          vassalageName: 'Satang Club',
          vassalageIcon: `${origin}/art/label.svg`,
          classification: 'AC',
          names: LUCKY_COIN.names,
          picture: { sources: [{ width: 480, url: `${origin}/art/lucky-coin.svg` }], placeholder: PLACEHOLDER },
          lines: null,
          minimumStake: writeAmount(LUCKY_COIN.minimumStake),
          maximumStake: writeAmount(LUCKY_COIN.maximumStake),
          returnToPlayer: LUCKY_COIN.returnToPlayer,
          maximumWinMultiple: 2,
          tags: ['new'],
          playable: true,
        },
      ],
    }),
    launch: async (request: VendorRequest<'launch'>): Promise<VendorAnswer<'launch'>> => {
      if (request.game !== LUCKY_COIN.code) throw new VendorRefusal('UNKNOWN_GAME', 'no such game can be played')
      return { url: `${origin}/play/${request.game}/?lang=${request.language}#launch=${sessions.launch(request)}` }
    },
    /** It has no pools. */
    jackpots: async (): Promise<VendorAnswer<'jackpots'>> => ({ pools: [] }),
    roundDetails: async (request: VendorRequest<'roundDetails'>): Promise<VendorAnswer<'roundDetails'>> => {
      const round = book.round(request.round)
      if (round?.member !== request.member) throw new VendorRefusal('UNKNOWN_ROUND', 'no such round was played')
      const { language, theme, timeZone } = request
      const look = new URLSearchParams({ lang: language, theme, zone: timeZone })
      return { url: `${origin}/rounds/${tickets.write(round.round)}/?${look}` }
    },
  }
}
