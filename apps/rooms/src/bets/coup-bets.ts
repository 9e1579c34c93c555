import { type Amount, add, writeAmount, ZERO } from '@sanuk/money/amount'
import type { TableGame } from '../games/table-game.ts'
import type { Crowd, RoomMessage, SpotStake } from '../protocol.ts'
import { type SpotStakes, stakesBySpot, writeStakes } from './spot-stakes.ts'

type Mine = Extract<RoomMessage, { kind: 'mine' }>

/** Whose bets: a member plays in one currency. */
type Seat = { readonly placed: SpotStake[][]; readonly waiting: Map<string, readonly SpotStake[]> }

export type CoupBets = ReturnType<typeof createCoupBets>

/** The bets of one coup as this process knows them: what lies on the table, and what is being asked for. */
export function createCoupBets() {
  const seats = new Map<string, Seat>()
  const seatOf = (member: string): Seat => {
    const seat = seats.get(member) ?? { placed: [], waiting: new Map() }
    seats.set(member, seat)
    return seat
  }
  return {
    /** All that a member has on the coup, what is being asked for included. */
    of: (member: string): SpotStakes => {
      const seat = seats.get(member)
      return stakesBySpot(...(seat ? [...seat.placed, ...seat.waiting.values()] : []))
    },
    ask: (member: string, id: string, stakes: readonly SpotStake[]): void => {
      seatOf(member).waiting.set(id, stakes)
    },
    /** What was asked for counts now, or never will. */
    answer: (member: string, id: string, isPlaced: boolean): void => {
      const seat = seatOf(member)
      const stakes = seat.waiting.get(id)
      seat.waiting.delete(id)
      if (stakes && isPlaced) seat.placed.push([...stakes])
    },
    restore: (member: string, stakes: readonly SpotStake[]): void => {
      seatOf(member).placed.push([...stakes])
    },
    mine: (member: string): Pick<Mine, 'placed' | 'waiting'> => {
      const seat = seats.get(member)
      return {
        placed: writeStakes(stakesBySpot(...(seat?.placed ?? []))),
        waiting: [...(seat?.waiting ?? [])].map(([id, stakes]) => ({ id, stakes: [...stakes] })),
      }
    },
    isWaiting: (): boolean => [...seats.values()].some(({ waiting }) => waiting.size > 0),
    /** How many members have a stake on each spot, and of a pool how much. */
    crowd: ({ isPool }: Pick<TableGame, 'isPool'>): Crowd['spots'] => {
      const spots = new Map<string, { readonly players: number; readonly amount: Amount }>()
      for (const { placed } of seats.values()) {
        for (const [spot, stake] of stakesBySpot(...placed)) {
          const { players, amount } = spots.get(spot) ?? { players: 0, amount: ZERO }
          spots.set(spot, { players: players + 1, amount: add(amount, stake) })
        }
      }
      return [...spots].map(([spot, { players, amount }]) => ({
        spot,
        players,
        ...(isPool && { amount: writeAmount(amount) }),
      }))
    },
  }
}
