import { dayOf } from '@sanuk/contracts/calendar-day'
import type { LimitKind } from '@sanuk/contracts/protection'
import { type Amount, amount, subtract, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { isClosed } from './closure.ts'
import { inForce, type KeptLimit, usedOf } from './limits.ts'
import { earliestDay, startOf } from './periods.ts'
import type { createPlayClock } from './play-clock.ts'
import type { createPlayedStore } from './store/days.ts'
import type { createLimitStore } from './store/limits.ts'
import type { createProtectedStore, Owner, Protected } from './store/members.ts'

type Needs = {
  readonly clock: Clock
  readonly protectedOnes: ReturnType<typeof createProtectedStore>
  readonly limits: ReturnType<typeof createLimitStore>
  readonly played: ReturnType<typeof createPlayedStore>
  readonly playClock: ReturnType<typeof createPlayClock>
}

/** Why somebody may not play or pay in now: they stay away, or their own limit is reached. */
export type Bar = 'closed' | LimitKind

/** Whose money it is, and by which clocks their days are cut: known before a transaction begins. */
export type Zoned = Owner & { readonly timeZone: string }

export type Held = { readonly owner: Zoned; readonly kept: Protected }

/** A minute as limits of a session are kept. */
const MINUTE = 10_000n

/**
 * What members' own limits admit. Everything is decided under the lock of the member's row, in the transaction that
 * moves the money, so that however many try at once, a limit is never passed.
 */
export function createAdmit(needs: Needs) {
  const { clock, limits, played, playClock } = needs

  const isAway = ({ kept }: Held): boolean => isClosed(kept.closure, clock())

  /** How much more may be staked or lost; `null` is as much as anybody wants. */
  const roomFor = async (transaction: Transaction, { owner }: Held, list: readonly KeptLimit[]) => {
    const now = clock()
    const today = dayOf(now, owner.timeZone)
    const days = await played.since(owner.id, earliestDay(today), transaction)
    let room: { readonly kind: LimitKind; readonly left: Amount } | null = null
    for (const limit of list) {
      const holds = inForce(limit, now)
      if (holds === null || (limit.kind !== 'stake' && limit.kind !== 'loss')) continue
      const left = subtract(holds, usedOf(limit, days, today))
      if (room === null || left < room.left) room = { kind: limit.kind, left }
    }
    return room
  }

  const isSessionOver = async (transaction: Transaction, { owner }: Held, list: readonly KeptLimit[]) => {
    const limit = list.find(({ kind }) => kind === 'session')
    const holds = limit && inForce(limit, clock())
    if (!holds) return false
    const day = dayOf(clock(), owner.timeZone)
    await playClock.saw(transaction, owner, day)
    return BigInt(await playClock.secondsOn(owner.id, day, transaction)) * MINUTE >= holds * 60n
  }

  /** Why a member who is held may not stake this now, or `null`. */
  const stake = async (transaction: Transaction, held: Held, sum: Amount): Promise<Bar | null> => {
    if (isAway(held)) return 'closed'
    const list = await limits.of(held.owner.id, transaction)
    if (list.length === 0) return null
    if (await isSessionOver(transaction, held, list)) return 'session'
    const room = await roomFor(transaction, held, list)
    return room && sum > room.left ? room.kind : null
  }

  return {
    /** Whether a member who is held takes a break now. */
    isAway,
    stake,
    /** The same for money that goes to a vendor's own wallet: how much of it may go. Throws where none may. */
    move: async (transaction: Transaction, owner: Zoned, wish: { sum: Amount; all: boolean }): Promise<Amount> => {
      const kept = await needs.protectedOnes.hold(transaction, owner.id)
      if (!kept) return wish.sum
      const bar = await stake(transaction, { owner, kept }, ZERO)
      if (bar) throw barred(bar)
      const room = await roomFor(transaction, { owner, kept }, await limits.of(owner.id, transaction))
      if (!room || wish.sum <= room.left) return wish.sum
      if (wish.all && room.left >= 100n) return amount(room.left - (room.left % 100n))
      throw barred(room.kind, room.left)
    },
    /** Refuses a deposit that would pass the member's limit. `paidSince` tells what was paid or is waited for. */
    deposit: async (
      transaction: Transaction,
      { owner, sum }: { readonly owner: Zoned; readonly sum: Amount },
      paidSince: (from: Date) => Promise<Amount>,
    ): Promise<void> => {
      const kept = await needs.protectedOnes.hold(transaction, owner.id)
      if (!kept) return
      const now = clock()
      if (isClosed(kept.closure, now)) throw barred('closed')
      for (const limit of await limits.of(owner.id, transaction)) {
        const holds = inForce(limit, now)
        if (holds === null || limit.kind !== 'deposit') continue
        const left = subtract(holds, await paidSince(startOf(limit.period, now, owner.timeZone)))
        if (sum > left) throw barred('deposit', left)
      }
    },
  }
}

/** How somebody who asked by the site hears of it; beside the field stands what is left. */
export function barred(bar: Bar, left?: Amount): Refusal {
  if (bar === 'closed') return new Refusal('play_paused')
  const max = writeAmount(left && left > 0n ? left : ZERO)
  const fields = left === undefined ? [] : [{ field: 'amount', word: 'field.own_limit', values: { max } }]
  return new Refusal('own_limit_reached', { fields })
}
