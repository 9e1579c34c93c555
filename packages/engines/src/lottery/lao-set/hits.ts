import type { Settling } from '../family.ts'
import type { Hits, Selection } from '../play.ts'
import { ordersOf, sortedDigits } from '../whole-numbers.ts'
import { type LaoSetBet, SET_TIERS, type SetPrize, type SetShape } from './bet.ts'

/** A ticket that wins, and its tier. */
type Winner = { readonly digits: readonly number[]; readonly tier: number }

/** A number that was drawn, and every ticket that wins with it: found when the first combined bet asks. */
type Read = { readonly drawn: string; readonly winners: () => readonly Winner[] }

function read([drawn = '']: readonly string[]): Read {
  let found: readonly Winner[] | undefined
  return {
    drawn,
    winners: () => {
      found ??= winnersWith(drawn)
      return found
    },
  }
}

function hits(_: LaoSetBet, { tickets, rows = [] }: Selection, { drawn, winners }: Read): Hits {
  const won = SET_TIERS.map(() => 0)
  const count = (tier: number) => {
    if (tier >= 0) won[tier] = (won[tier] ?? 0) + 1
  }
  if (tickets) for (const ticket of tickets) count(tierFor(ticket, drawn))
  else for (const tier of tiersAmong(winners(), rows)) count(tier)
  return { won, refunded: 0 }
}

/** The place in `SET_TIERS` of what a ticket wins with this number; -1 where that is nothing. */
function tierFor(ticket: string, drawn: string): number {
  const prize = prizeFor(ticket, drawn)
  if (prize === null) return -1
  const shape = shapeOf(ticket)
  return SET_TIERS.findIndex((tier) => tier.prize === prize && tier.fits(shape))
}

/** The best prize that a ticket wins with this number, if any. */
function prizeFor(ticket: string, drawn: string): SetPrize | null {
  if (ticket === drawn) return 'four'
  if (ticket.endsWith(drawn.slice(1))) return 'last-three'
  if (sortedDigits(ticket) === sortedDigits(drawn)) return 'four-any-order'
  if (sortedDigits(ticket.slice(1)) === sortedDigits(drawn.slice(1))) return 'last-three-any-order'
  if (ticket.startsWith(drawn.slice(0, 2))) return 'first-two'
  return ticket.endsWith(drawn.slice(2)) ? 'last-two' : null
}

const shapeOf = (ticket: string): SetShape => ({
  orders: ordersOf(ticket),
  endings: ordersOf(ticket.slice(1)),
  firstTwoAlike: ticket[0] === ticket[1],
  lastTwoAlike: ticket[2] === ticket[3],
})

function winnersWith(drawn: string): Winner[] {
  const winners: Winner[] = []
  for (let number = 0; number < 10_000; number += 1) {
    const ticket = String(number).padStart(4, '0')
    const tier = tierFor(ticket, drawn)
    if (tier >= 0) winners.push({ digits: [...ticket].map(Number), tier })
  }
  return winners
}

/** The tiers of the winners whose digits all are picked. The digits of a row are bits: some 300 tickets are looked at. */
function tiersAmong(winners: readonly Winner[], rows: readonly (readonly number[])[]): number[] {
  const picked = rows.map((row) => row.reduce((bits, digit) => bits | (1 << digit), 0))
  return winners
    .filter(({ digits }) => digits.every((digit, place) => ((picked[place] ?? 0) & (1 << digit)) !== 0))
    .map(({ tier }) => tier)
}

/** How sets of four digits are settled. */
export const laoSetSettling: Settling<LaoSetBet, Read> = { read, hits }
