import { choose } from './choose.ts'
import type { Selection } from './play.ts'
import type { SetBet } from './sets.ts'

/** Which numbers were drawn, by number. */
export type Flags = readonly boolean[]

export function flagsOf(drawn: readonly number[], largest: number): Flags {
  const flags = new Array<boolean>(largest + 1).fill(false)
  for (const number of drawn) flags[number] = true
  return flags
}

/** How many of the picks were drawn. */
export function hitsIn(picks: readonly number[], drawn: Flags): number {
  let hits = 0
  for (const pick of picks) if (drawn[pick]) hits += 1
  return hits
}

/** How many numbers of a ticket, each of one or two figures, were drawn. */
export function hitsOnTicket(ticket: string, width: number, drawn: Flags): number {
  let hits = 0
  for (let at = 0; at < ticket.length; at += width) {
    const figure = ticket.charCodeAt(at) - 48
    if (drawn[width === 1 ? figure : figure * 10 + ticket.charCodeAt(at + 1) - 48]) hits += 1
  }
  return hits
}

const ticketsWith = (hits: number, { length }: SetBet, { tickets, drawn }: TicketsOf): number => {
  let won = 0
  for (const ticket of tickets) if (hitsOnTicket(ticket, ticket.length / length, drawn) === hits) won += 1
  return won
}
type TicketsOf = { readonly tickets: readonly string[]; readonly drawn: Flags }

/** Units all of whose numbers were drawn. */
export function subsetsWon(bet: SetBet, { rows = [], tickets }: Selection, drawn: Flags): number {
  if (tickets) return ticketsWith(bet.length, bet, { tickets, drawn })
  const [first = [], legs = []] = rows
  if (!bet.banker) return choose(hitsIn(first, drawn), bet.length)
  return hitsIn(first, drawn) === first.length ? choose(hitsIn(legs, drawn), bet.length - first.length) : 0
}

/** Units that hold every number that was drawn; they are at least as long as the draw. */
export function supersetsWon(bet: SetBet, { rows = [], tickets }: Selection, drawn: Flags): number {
  const count = drawn.reduce((sum, flag) => sum + Number(flag), 0)
  if (tickets) return ticketsWith(count, bet, { tickets, drawn })
  const [first = [], legs = []] = rows
  const [firstHits, legHits] = [hitsIn(first, drawn), hitsIn(legs, drawn)]
  if (firstHits + legHits < count) return 0
  return bet.banker
    ? choose(legs.length - legHits, bet.length - first.length - legHits)
    : choose(first.length - count, bet.length - count)
}
