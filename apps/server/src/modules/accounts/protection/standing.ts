import { dayOf } from '@sanuk/contracts/calendar-day'
import { type Amount, amount } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { isClosed, mayAsk } from './closure.ts'
import { inForce, type KeptLimit, shownUse, toCome, usedOf } from './limits.ts'
import { earliestDay, endOf, lastDays, startOf } from './periods.ts'
import { type createPlayClock, USUAL_CHECK_MINUTES } from './play-clock.ts'
import type { createPlayedStore } from './store/days.ts'
import type { createLimitStore } from './store/limits.ts'
import type { createProtectedStore, Owner } from './store/members.ts'
import type { createPlayTimeStore } from './store/play-time.ts'

type Needs = {
  readonly clock: Clock
  readonly timeZoneOf: (brand: string) => Promise<string>
  readonly protectedOnes: ReturnType<typeof createProtectedStore>
  readonly limits: ReturnType<typeof createLimitStore>
  readonly played: ReturnType<typeof createPlayedStore>
  readonly playTime: ReturnType<typeof createPlayTimeStore>
  readonly playClock: ReturnType<typeof createPlayClock>
}

type PaidSince = (member: string, since: Date) => Promise<Amount>

/** A limit as its member reads it. */
export type ShownLimit = Pick<KeptLimit, 'kind' | 'period'> & {
  readonly value: Amount
  readonly used: Amount
  readonly resetsAt: Date
  readonly next: { readonly value: Amount | null; readonly at: Date } | null
}

/** How a member's protection stands. */
export function createStanding(needs: Needs) {
  const { clock, timeZoneOf, protectedOnes, limits, played, playTime, playClock } = needs

  const shownLimits = async (owner: Owner, paidSince: PaidSince): Promise<ShownLimit[]> => {
    const [now, timeZone] = [clock(), await timeZoneOf(owner.brand)]
    const today = dayOf(now, timeZone)
    const list = await limits.of(owner.id)
    const days = list.length > 0 ? await played.since(owner.id, earliestDay(today)) : []
    const useOf = async (limit: KeptLimit): Promise<Amount> => {
      if (limit.kind === 'deposit') return paidSince(owner.id, startOf(limit.period, now, timeZone))
      if (limit.kind !== 'session') return shownUse(usedOf(limit, days, today))
      return amount(BigInt(Math.floor((await playClock.secondsOn(owner.id, today)) / 60)) * 10_000n)
    }
    const shown = await Promise.all(
      list.map(async (limit) => {
        const value = inForce(limit, now)
        const { kind, period } = limit
        if (value === null) return null
        const resetsAt = endOf(period, now, timeZone)
        return { kind, period, value, used: await useOf(limit), resetsAt, next: toCome(limit, now) }
      }),
    )
    return shown.filter((one) => one !== null)
  }

  return {
    standing: async (owner: Owner, paidSince: PaidSince) => {
      const now = clock()
      const kept = await protectedOnes.find(owner.id)
      const closure = kept?.closure && isClosed(kept.closure, now) ? kept.closure : null
      return {
        limits: kept ? await shownLimits(owner, paidSince) : [],
        closure: closure && { ...closure, mayAsk: mayAsk(closure, now) },
        checkMinutes: (await playTime.presence(owner.id)).checkMinutes ?? USUAL_CHECK_MINUTES,
        playedSeconds: await playClock.secondsOn(owner.id, await playClock.today(owner.brand)),
      }
    },
    /** Seconds played today and since the member last read how it went, and minutes that are left of their own limit. */
    clockOf: async (owner: Owner) => {
      const today = await playClock.today(owner.brand)
      const [presence, seconds, list] = await Promise.all([
        ...[playTime.presence(owner.id), playClock.secondsOn(owner.id, today), limits.of(owner.id)],
      ] as const)
      const session = list.find(({ kind }) => kind === 'session')
      const holds = session ? inForce(session, clock()) : null
      const minutesLeft = holds === null ? null : Math.max(0, Number(holds / 10_000n) - Math.floor(seconds / 60))
      const checkMinutes = presence.checkMinutes ?? USUAL_CHECK_MINUTES
      return { today, seconds, sinceCheck: presence.uncheckedSeconds, checkMinutes, minutesLeft }
    },
    /** Seconds played on each of the last business days, the oldest first. */
    timeOf: async (owner: Owner, count: number): Promise<{ day: string; seconds: number }[]> => {
      const days = lastDays(await playClock.today(owner.brand), count)
      const seconds = await playTime.since(owner.id, days[0] ?? '')
      return days.map((day) => ({ day, seconds: seconds.get(day) ?? 0 }))
    },
  }
}
