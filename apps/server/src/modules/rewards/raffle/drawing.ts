import { randomBytes, randomUUID } from 'node:crypto'
import { drawWinners } from '@sanuk/contracts/raffle-draw'
import { inTransaction, type Transaction } from '#platform/database'
import type { RaffleNeeds, WonPrize } from './needs.ts'
import { nextClose } from './next-close.ts'
import { prizesByPlace, ticketsOf } from './prizes.ts'
import { type Draw, type RaffleStore, type Range, raffleChanges } from './store.ts'

type Needs = RaffleNeeds & { readonly store: RaffleStore }

/** Rounds that are settled in the last moment have so long to be written down. */
const GRACE_MS = 60_000

const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

/** A draw that opens so soon after the one before begins where that ended. */
const FOLLOWS_WITHIN_MS = HOUR_MS

/** Opens draws and, when they are over, draws them. */
export function createDrawing({ database, clock, wagers, reckoningOf, store, tellWon }: Needs) {
  /** A draw follows the one before without a gap; after a pause it begins anew. */
  const openNext = async (brand: string): Promise<void> => {
    const plan = await store.plan(brand)
    if (!plan?.enabled || (await store.open(brand))) return
    const now = clock()
    const { timeZone, currency } = await reckoningOf(brand)
    const latest = await store.latest(brand)
    const follows = latest && now.getTime() - latest.closes_at.getTime() < FOLLOWS_WITHIN_MS
    const opens_at = follows ? latest.closes_at : now
    await inTransaction(database, (transaction) =>
      raffleChanges.openDraw(transaction, {
        id: randomUUID(),
        brand,
        currency,
        opens_at,
        plan,
        closes_at: nextClose(now, timeZone, plan.draws_at),
        seed: randomBytes(32).toString('hex'),
      }),
    )
  }

  const rangesOf = async (transaction: Transaction, draw: Draw): Promise<Range[]> => {
    const { brand, currency, opens_at: from, closes_at: to } = draw
    const stakes = await wagers.stakesBetween(transaction, { brand, currency, from, to })
    let last = 0
    return stakes.flatMap(({ member, stake }) => {
      const count = ticketsOf(stake, { perTicket: draw.stake_per_ticket, max: draw.tickets_max })
      if (count === 0) return []
      const first = last + 1
      last += count
      return [{ member, first, last }]
    })
  }

  /** Answers who won. */
  const drawClosed = (brand: string): Promise<WonPrize[]> =>
    inTransaction(database, async (transaction) => {
      const now = clock()
      const draw = await raffleChanges.lockClosed(transaction, brand, new Date(now.getTime() - GRACE_MS))
      if (!draw) return []
      const ranges = await rangesOf(transaction, draw)
      const seal = await raffleChanges.sealBefore(transaction, draw.closes_at)
      const tickets = ranges.at(-1)?.last ?? 0
      const amounts = prizesByPlace(draw.prizes)
      const numbers = await drawWinners({ draw: draw.id, seed: draw.seed, seal, tickets }, amounts.length)
      const expiresAt = new Date(now.getTime() + draw.claim_days * DAY_MS)
      const won = numbers.flatMap((ticket, index) => {
        const range = ranges.find(({ first, last }) => first <= ticket && ticket <= last)
        const prize = amounts[index]
        return range && prize !== undefined
          ? [{ place: index + 1, member: range.member, ticket, amount: prize, expiresAt }]
          : []
      })
      await raffleChanges.keepTickets(transaction, draw, ranges)
      await raffleChanges.keepPrizes(transaction, draw, won)
      await raffleChanges.close(transaction, draw.id, { drawnAt: now, tickets, seal: seal.number })
      return won.map((prize) => ({ ...prize, draw: draw.id, currency: draw.currency }))
    })

  return {
    /** Draws what is over and opens what comes next, for every brand. Run again, or by two at once, it changes nothing. */
    drawAndOpen: async (): Promise<void> => {
      for (const brand of await store.brands()) {
        for (const prize of await drawClosed(brand)) await tellWon(prize)
        await openNext(brand)
      }
    },
  }
}
