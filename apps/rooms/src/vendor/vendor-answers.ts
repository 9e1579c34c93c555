import type { VendorAnswer, VendorRequest } from '@sanuk/contracts/vendor'
import type { ReplayTickets } from '@sanuk/vendor-server/player/replay-ticket'
import { VendorRefusal } from '@sanuk/vendor-server/vendor/vendor-refusal'
import type { SeatStore } from '../bets/seat-store.ts'
import type { Table } from '../tables/table.ts'
import { tablePlan } from '../tables/table-plans.ts'
import { boardOf } from './board.ts'

type Needs = {
  readonly origin: string
  readonly games: () => Promise<VendorAnswer<'games'>>
  readonly launch: (request: VendorRequest<'launch'>) => Promise<string>
  readonly seats: Pick<SeatStore, 'find'>
  readonly tickets: ReplayTickets
  readonly tables: ReadonlyMap<string, Table>
  readonly clock: () => Date
}

/** What we answer the platform. The secret of an address stands behind its `#`, where no log has it. */
export function vendorAnswers({ origin, games, launch, seats, tickets, tables, clock }: Needs) {
  return {
    games,
    launch: async (request: VendorRequest<'launch'>): Promise<VendorAnswer<'launch'>> => {
      if (!tablePlan(request.game) || request.mode !== 'real') {
        throw new VendorRefusal('UNKNOWN_GAME', 'no such table is dealt at')
      }
      const id = await launch(request)
      return { url: `${origin}/table/${request.game}/?lang=${request.language}#launch=${id}` }
    },
    jackpots: async (): Promise<VendorAnswer<'jackpots'>> => ({ pools: [] }),
    board: async ({ games: asked }: VendorRequest<'board'>): Promise<VendorAnswer<'board'>> =>
      boardOf(tables.values(), asked),
    roundDetails: async (request: VendorRequest<'roundDetails'>): Promise<VendorAnswer<'roundDetails'>> => {
      const seat = isUuid(request.round) ? await seats.find(request.round) : undefined
      if (!seat?.stake || seat.member !== request.member) {
        throw new VendorRefusal('UNKNOWN_ROUND', 'no such round was played')
      }
      const { language, theme, timeZone } = request
      const look = new URLSearchParams({ lang: language, theme, zone: timeZone })
      return { url: `${origin}/replay/?${look}#ticket=${tickets.write(seat.id, clock())}` }
    },
  }
}

const isUuid = (text: string): boolean => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text)
