import { choose } from '../choose.ts'
import type { Settling } from '../family.ts'
import type { Hits, Result, Selection } from '../play.ts'
import { hitsAmong, type Tally, tallyOf } from '../whole-numbers.ts'
import type { VietnamBet } from './bet.ts'
import { placesOf, type Region } from './region.ts'

type Read = {
  readonly result: Result
  /** Last two digits of all numbers. */
  readonly endings: ReadonlySet<string>
  /** Last two digits of the special prize. */
  readonly tens: number
  readonly ones: number
  /** What each play on numbers is compared with, found when the first bet asks for it. */
  readonly tallies: Map<VietnamBet, Tally>
}

function read(result: Result): Read {
  const [special = ''] = result
  return {
    result,
    endings: new Set(result.map((number) => number.slice(-2))),
    tens: Number(special.at(-2)),
    ones: Number(special.at(-1)),
    tallies: new Map(),
  }
}

const won = (...units: number[]): Hits => ({ won: units, refunded: 0 })

/** 1 where the picked symbols of the only row hold this one. */
const wonByPick = ({ rows: [picked = []] = [] }: Selection, symbol: number): Hits =>
  won(Number(picked.includes(symbol)))

/** How bets on the draws of a region are settled. */
export const vietnamSettling = (region: Region): Settling<VietnamBet, Read> => ({
  read,
  hits: (bet, selection, drawn) => {
    switch (bet.kind) {
      case 'number':
        return won(hitsAmong(selection, tallyFor(region, bet, drawn)))
      case 'parlay':
        return won(
          occurrences(bet.numbers, selection, drawn).reduce((units, many) => units + choose(many, bet.numbers), 0),
        )
      case 'full-parlay': {
        const found = occurrences(bet.numbers, selection, drawn)
        return won(...bet.odds.map((_, at) => found.reduce((units, many) => units + choose(many, at + 2), 0)))
      }
      case 'absent':
        return won(absences(bet.numbers, selection, drawn))
      case 'digit':
        return wonByPick(selection, drawn[bet.place])
      case 'sum':
        return wonByPick(selection, (drawn.tens + drawn.ones) % 10)
      case 'double':
        return won(Number(drawn.tens === drawn.ones))
      case 'sides':
        return wonByPick(selection, bet.of === 'odd-even' ? Number(drawn.ones % 2 === 0) : Number(drawn.tens < 5))
    }
  },
})

function tallyFor(region: Region, bet: Extract<VietnamBet, { kind: 'number' }>, { result, tallies }: Read): Tally {
  const known = tallies.get(bet)
  if (known) return known
  const numbers = placesOf(region, bet).map((place) => result[place] ?? '')
  const tally = tallyOf(
    numbers.map((number) => (bet.end === 'last' ? number.slice(-bet.digits) : number.slice(0, bet.digits))),
  )
  tallies.set(bet, tally)
  return tally
}

/** How many numbers of each ticket occur, or of all that is picked. */
function occurrences(length: number, { tickets, rows: [picked = []] = [] }: Selection, { endings }: Read): number[] {
  if (!tickets) return [picked.filter((number) => endings.has(String(number).padStart(2, '0'))).length]
  return tickets.map((ticket) => {
    let many = 0
    for (let at = 0; at < length; at += 1) if (endings.has(ticket.slice(at * 2, at * 2 + 2))) many += 1
    return many
  })
}

/** How many units hold no number that occurs. */
function absences(length: number, selection: Selection, drawn: Read): number {
  const found = occurrences(length, selection, drawn)
  if (selection.tickets) return found.filter((many) => many === 0).length
  const [many = 0] = found
  return choose((selection.rows?.[0]?.length ?? 0) - many, length)
}
