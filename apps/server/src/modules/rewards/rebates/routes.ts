import { GAME_TYPES } from '@sanuk/contracts/catalogue'
import { claimRebate, ownRebate, type RebateDay } from '@sanuk/contracts/rebates'
import { type Amount, amount, writeAmount, ZERO } from '@sanuk/money/amount'
import type { FindMember } from '#platform/capabilities/member'
import type { DemandMayPlay } from '#platform/capabilities/play-permission'
import type { PlayedOn } from '#platform/capabilities/valid-turnover'
import type { Clock } from '#platform/clock'
import { Refusal } from '#platform/refusal'
import type { Serve } from '#platform/serve'
import { explainDay } from './explain-day.ts'
import type { KeptDay, Rebates } from './index.ts'
import { ratesAt } from './rates.ts'

type Needs = {
  readonly rebates: Rebates
  readonly clock: Clock
  readonly findMember: FindMember
  readonly turnover: { readonly playedOn: PlayedOn }
  readonly demandMayPlay: DemandMayPlay
}

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
      today: explainDay(
        played.filter(({ currency }) => currency === member.currency),
        { rates, plan, currency: member.currency },
      ).steps.flatMap((step) => {
        if (step.kind !== 'share') return []
        const { what: gameType, rate, basis, amount: part } = step
        return [{ gameType, rate, valid: writeAmount(basis), earned: writeAmount(part) }]
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
