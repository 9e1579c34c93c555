import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import type { ReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import { VendorRefusal } from '@sanuk/vendor-server/vendor/vendor-refusal'
import { playableGame } from '../games/games.ts'
import type { Jackpots } from '../jackpots/jackpots.ts'
import { isPlayed } from '../rounds/round.ts'
import type { RoundStore } from '../rounds/round-store.ts'

type Needs = {
  readonly origin: string
  readonly games: () => Promise<VendorAnswer<'games'>>
  readonly launch: (request: VendorRequest<'launch'>) => Promise<string>
  readonly rounds: RoundStore
  readonly tickets: ReplayTickets
  readonly jackpots: Jackpots
  readonly clock: () => Date
}

/**
 * What the Studio answers the platform. In an address the look of the page stands behind the `?`, and its secret behind
 * the `#`: no log of ours or theirs has that.
 */
export function vendorAnswers({ origin, games, launch, rounds, tickets, jackpots, clock }: Needs) {
  return {
    games,
    launch: async (request: VendorRequest<'launch'>): Promise<VendorAnswer<'launch'>> => {
      if (!playableGame(request.game)) throw new VendorRefusal('UNKNOWN_GAME', 'no such game can be played')
      const id = await launch(request)
      return { url: `${origin}/play/${request.game}/?lang=${request.language}#launch=${id}` }
    },
    jackpots: async ({ currency }: VendorRequest<'jackpots'>): Promise<VendorAnswer<'jackpots'>> => ({
      pools: await jackpots.in(currency),
    }),
    roundDetails: async (request: VendorRequest<'roundDetails'>): Promise<VendorAnswer<'roundDetails'>> => {
      const round = isUuid(request.round) ? await rounds.find(request.round) : null
      if (!round || !isPlayed(round) || round.member !== request.member) {
        throw new VendorRefusal('UNKNOWN_ROUND', 'no such round was played')
      }
      const { language, theme, timeZone } = request
      const look = new URLSearchParams({ lang: language, theme, zone: timeZone })
      return { url: `${origin}/replay/?${look}#ticket=${tickets.write(round.id, clock())}` }
    },
  }
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
