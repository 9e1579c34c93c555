import type { Ticket } from '@sanuk/contracts/lottery'
import type { Game, GamesNamed } from '#platform/capabilities/game'
import { Refusal } from '#platform/refusal'
import { ticketAnswer } from './answers.ts'
import { type Lottery, lotteryNamed, type TicketRecord } from './index.ts'

type Needs = { readonly lottery: Pick<Lottery, 'issues'>; readonly gamesNamed: GamesNamed }

/** What is known of the lotteries with these codes, by code. */
export async function lotteriesNamed(
  { gamesNamed }: Pick<Needs, 'gamesNamed'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Game>> {
  const names = [...new Set(codes)].flatMap((code) => {
    const vendor = lotteryNamed(code)?.vendor
    return vendor ? [{ vendor, code }] : []
  })
  const games = await gamesNamed(names)
  return new Map(
    names.flatMap(({ vendor, code }) => {
      const game = games.get(`${vendor} ${code}`)
      return game ? [[code, game]] : []
    }),
  )
}

/** Tickets as their member is shown them. */
export async function showTickets(needs: Needs, tickets: readonly TicketRecord[]): Promise<Ticket[]> {
  const [games, now] = await Promise.all([
    lotteriesNamed(
      needs,
      tickets.map(({ game }) => game),
    ),
    needs.lottery.issues.now(),
  ])
  return tickets.map((ticket) => ticketAnswer(ticket, games.get(ticket.game), now))
}

/** The place in a list of what is numbered as it was bought. Refuses with `invalid_request`. */
export function readPlace(cursor: string): bigint {
  if (!/^\d{1,18}$/.test(cursor)) {
    throw new Refusal('invalid_request', { fields: [{ field: 'cursor', word: 'field.invalid' }] })
  }
  return BigInt(cursor)
}
