import { dayOf } from '@sanuk/contracts/calendar-day'
import type { LimitKind } from '@sanuk/contracts/protection'
import { LOOSENING_HOURS } from '@sanuk/contracts/protection'
import { type Amount, parseAmount, writeAmount } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { PlayedDays } from '#platform/capabilities/played-rounds'
import type { Clock } from '#platform/clock'
import { type Database, inTransaction, type Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import { inForce, isLooser, type KeptLimit, toCome } from './limits.ts'
import { earliestDay } from './periods.ts'
import type { ByStaff, createChangeStore } from './store/changes.ts'
import type { createPlayedStore } from './store/days.ts'
import type { createLimitStore, Named } from './store/limits.ts'
import type { createProtectedStore, Owner } from './store/members.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly timeZoneOf: (brand: string) => Promise<string>
  readonly playedDays: PlayedDays
  readonly protectedOnes: ReturnType<typeof createProtectedStore>
  readonly limits: ReturnType<typeof createLimitStore>
  readonly played: ReturnType<typeof createPlayedStore>
  readonly changes: ReturnType<typeof createChangeStore>
}

const HOUR_MS = 60 * 60 * 1000

/** A limit that is wished for; `null` is none. */
export type LimitWish = Named & { readonly value: Amount | null; readonly by?: ByStaff | undefined }

const BOUNDS: Record<LimitKind, { readonly min: string; readonly max: string; readonly step: bigint }> = {
  deposit: { min: '20', max: '100000000', step: 100n },
  loss: { min: '1', max: '100000000', step: 100n },
  stake: { min: '1', max: '100000000', step: 100n },
  session: { min: '5', max: '1440', step: 10_000n },
}

/** Refuses, beside its field, what is no limit. */
export function validateLimit({ kind, period, value }: LimitWish): void {
  if (kind === 'session' && period !== 'day') throw atField('period', 'field.invalid')
  if (value === null) return
  const { min, max, step } = BOUNDS[kind]
  if (value % step !== 0n) throw atField('value', kind === 'session' ? 'field.invalid' : 'field.money')
  if (value < parseAmount(min)) throw atField('value', 'field.at_least', { min })
  if (value > parseAmount(max)) throw atField('value', 'field.at_most', { max })
}

const atField = (field: string, word: string, values: Record<string, string> = {}) =>
  new Refusal('invalid_request', { fields: [{ field, word, values }] })

/**
 * Sets limits. What tightens holds at once and ends whatever was to loosen; what loosens waits 24 hours and then holds
 * by the clock alone.
 */
export function createSetLimit(needs: Needs) {
  const { database, clock, limits, changes, protectedOnes } = needs

  /** From now on every stake of theirs is decided one by one; what they played before is counted once, under the lock. */
  const protect = async (owner: Owner): Promise<void> => {
    if (!(await protectedOnes.add(database, owner))) return
    const timeZone = await needs.timeZoneOf(owner.brand)
    await inTransaction(database, async (transaction) => {
      await protectedOnes.hold(transaction, owner.id)
      const from = startOfDay(earliestDay(dayOf(clock(), timeZone)), timeZone)
      // The books' clock may be a little ahead of ours.
      const range = { member: owner.id, from, until: new Date(clock().getTime() + HOUR_MS) }
      await needs.played.fill(transaction, owner, await needs.playedDays(range, timeZone, transaction))
    })
  }

  const change = async (transaction: Transaction, owner: Owner, wish: LimitWish): Promise<void> => {
    const { by } = wish
    const [now, named] = [clock(), { kind: wish.kind, period: wish.period }]
    const kept = await lockOne(transaction, owner, named)
    const holds = kept && inForce(kept, now)
    const told = { at: now, ...named, amount: wish.value, by }
    if (holds !== null && isLooser(holds, wish.value)) {
      if (by) throw atField('value', 'field.at_most', { max: writeAmount(holds) })
      const nextAt = new Date(now.getTime() + LOOSENING_HOURS * HOUR_MS)
      await limits.set(transaction, owner, { ...named, amount: holds, nextAmount: wish.value, nextAt })
      return changes.add(transaction, owner, { ...told, deed: 'limit_asked', until: nextAt })
    }
    if (wish.value === null) return
    await limits.set(transaction, owner, { ...named, amount: wish.value, nextAmount: null, nextAt: null })
    await changes.add(transaction, owner, { ...told, deed: 'limit_set' })
  }

  /** The limit of this name, while nobody else decides about the member. One that is gone by now is taken away. */
  const lockOne = async (transaction: Transaction, owner: Owner, named: Named): Promise<KeptLimit | null> => {
    await protectedOnes.hold(transaction, owner.id)
    const list = await limits.of(owner.id, transaction)
    const kept = list.find(({ kind, period }) => kind === named.kind && period === named.period) ?? null
    if (!kept || inForce(kept, clock()) !== null) return kept
    await limits.remove(transaction, owner.id, named)
    return null
  }

  return {
    protect,
    /** Refuses beside the field what is no limit; staff also with what would loosen it. */
    set: async (owner: Owner, wish: LimitWish): Promise<void> => {
      validateLimit(wish)
      await protect(owner)
      await inTransaction(database, (transaction) => change(transaction, owner, wish))
    },
    /** Takes back a change that is still to come. */
    keep: async (owner: Owner, named: Named): Promise<void> =>
      inTransaction(database, async (transaction) => {
        const kept = await lockOne(transaction, owner, named)
        const holds = kept && inForce(kept, clock())
        if (holds === null || !kept || !toCome(kept, clock())) return
        await limits.set(transaction, owner, { ...named, amount: holds, nextAmount: null, nextAt: null })
        await changes.add(transaction, owner, { at: clock(), deed: 'limit_kept', ...named, amount: holds })
      }),
  }
}
