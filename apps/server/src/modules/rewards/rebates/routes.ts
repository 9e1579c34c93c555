import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { claimRebate, ownRebate, type RebateDay } from '@sanuk/contracts/rebates'
import { type Amount, amount, writeAmount, ZERO } from '@sanuk/money/amount'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import type { Members } from '../../accounts/members/index.ts'
import type { Protection } from '../../accounts/protection/index.ts'
import type { Turnover } from '../../games/turnover/index.ts'
import type { KeptDay, Rebates } from './index.ts'
import { ratesAt } from './rates.ts'

type Needs = {
  readonly rebates: Rebates
  readonly clock: Clock
  readonly findMember: Members['find']
  readonly turnover: Pick<Turnover, 'playedOn'>
  readonly demandMayPlay: Protection['demandMayPlay']
}

/** Rates are in hundredths of a per cent. */
const WHOLE = 10_000n

export function rebatesRoutes(serve: Serve, { rebates, clock, findMember, turnover, demandMayPlay }: Needs): void {
  serve(ownRebate, async ({ caller }) => {
    const member = await findMember(caller.id)
    if (!member) throw new Refusal('login_required')
    const held = await rebates.standing(member)
    if (!held) return { ...CLOSED, level: member.rankLevel }
    const { plan, day, withToday, counting } = held
    const [played, earned, due, days] = await Promise.all([
      turnover.playedOn(member.id, day),
      rebates.earnedToday(counting, plan),
      rebates.dueTo(member.id, { brand: member.brand, at: clock(), withToday: false }),
      rebates.daysOf(member.id),
    ])
    const rates = ratesAt(plan, member.rankLevel)
    const paidToday = days.find((one) => one.day === day)?.paid ?? ZERO
    const all = withToday ? amount(due + earned - paidToday) : due
    return {
      ...{ open: true, byHand: withToday, automatic: plan.automatic, level: member.rankLevel },
      rates: GAME_TYPES.flatMap((gameType) => (rates[gameType] ? [{ gameType, rate: rates[gameType] }] : [])),
      today: played
        .filter(({ currency, valid }) => currency === member.currency && valid > 0n)
        .map(({ gameType, valid }) => {
          const rate = rates[gameType] ?? 0
          const part = amount((valid * BigInt(rate)) / WHOLE)
          return { gameType, rate, valid: writeAmount(valid), earned: writeAmount(part) }
        }),
      ...{ due: writeAmount(all > 0n ? all : ZERO), least: plan.least, dayMax: plan.dayMax, play: plan.play },
      days: days.map((one) => shown(one, { today: day, at: clock(), earned })),
    }
  })
  serve(claimRebate, async ({ caller }) => {
    await demandMayPlay(caller.id)
    return { amount: writeAmount(await rebates.claim(caller.id)) }
  })
}

const CLOSED = {
  ...{ open: false, byHand: false, automatic: false, rates: [], today: [], days: [] },
  ...{ due: writeAmount(ZERO), least: writeAmount(ZERO), dayMax: writeAmount(ZERO), play: 0 },
}

type Standing = Pick<KeptDay, 'earned' | 'paid' | 'expiresAt'>
type Now = { readonly today: string; readonly at: Date; readonly earned: Amount }

function shown({ day, valid, earned: kept, paid, expiresAt }: KeptDay, now: Now) {
  const earned = day === now.today ? now.earned : kept
  return {
    ...{ day, state: stateOf({ earned, paid, expiresAt }, now.at), valid: writeAmount(valid) },
    ...{ earned: writeAmount(earned), paid: writeAmount(paid), expiresAt: expiresAt?.toISOString() ?? null },
  }
}

function stateOf({ earned, paid, expiresAt }: Standing, at: Date): RebateDay['state'] {
  if (expiresAt === null) return 'running'
  if (earned === paid) return 'paid'
  if (earned < paid) return 'owing'
  return expiresAt > at ? 'waiting' : 'expired'
}
