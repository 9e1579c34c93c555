import { dayOf } from '@sanuk/contracts/calendar-day'
import { subtract, ZERO } from '@sanuk/money/amount'
import type { Member } from '#platform/capabilities/member'
import { Refusal } from '#platform/refusal'
import { balanceOf } from './accounts.ts'
import { type ConvertWish, convert } from './convert.ts'
import { decide } from './decide.ts'
import { earn } from './earn.ts'
import { outOfBooks } from './formulas.ts'
import { grant } from './grant.ts'
import { createMall } from './mall.ts'
import type { PointsNeeds } from './needs.ts'
import { createPointRules } from './point-rules.ts'
import { type RedeemWish, redeem } from './redeem.ts'
import { days } from './store/days.ts'
import { createRedemptionStore } from './store/redemptions.ts'
import { createRewardStore } from './store/rewards.ts'
import type { Given } from './store/rows.ts'
import { createRulesStore } from './store/rules.ts'

export { validateRules } from './point-rules.ts'
export type { Given, Rules } from './store/rows.ts'

export type Points = ReturnType<typeof createPoints>

/** Points from play, the mall they are spent in, and the money they become. */
export function createPoints(needs: PointsNeeds) {
  const { database, clock, brandNamed, demandPaymentPassword } = needs
  const rules = createRulesStore(database)
  const rewards = createRewardStore(database)
  const redemptions = createRedemptionStore(database)
  const built = { ...needs, rules, rewards, redemptions }
  const asking = { redeem: redeem(built), convert: convert(built) }
  const todayOf = async (brand: string): Promise<string> => dayOf(clock(), (await brandNamed(brand)).timeZone)

  const demandMember = async (id: string): Promise<Member> => {
    const member = await needs.findMember(id)
    if (!member) throw new Refusal('login_required')
    return member
  }
  /** Whoever asks is believed by their payment password, each time. */
  const proved = async (id: string, paymentPassword: string): Promise<Member> => {
    await demandPaymentPassword(id, paymentPassword)
    return demandMember(id)
  }

  return {
    ...createMall(built),
    ...createPointRules({ ...built, todayOf }),
    todayOf,
    /** Grants points for play that was counted since; done each second, by every process. */
    earn: earn(built),
    /** Gives points for another room, once for its key. */
    grant,
    decide: decide(built),
    /** Refuses as `redeem.ts` and the payment password do. */
    redeem: async (member: string, paymentPassword: string, wish: RedeemWish): Promise<Given> =>
      asking.redeem(await proved(member, paymentPassword), wish),
    /** Refuses as `convert.ts` and the payment password do. */
    convert: async (member: string, paymentPassword: string, wish: ConvertWish): Promise<Given> =>
      asking.convert(await proved(member, paymentPassword), wish),
    givenOne: (id: string) => redemptions.given(database, id),
    givenBy: redemptions.givenBy,
    redemptionsOf: redemptions.ofBrand,
    queue: redemptions.queue,
    /** What a member has, what waits, and what today brought and may still bring. */
    standing: async (id: string) => {
      const member = await demandMember(id)
      const day = await todayOf(member.brand)
      const [kept, held, granted, converted, inForce, taken] = await Promise.all([
        ...[balanceOf(database, member), redemptions.held(id), days.granted(database, [{ member: id, day }])],
        ...[redemptions.convertedOn(database, id, day), rules.on(member.brand, day), redemptions.takenBy(database, id)],
      ] as const)
      const isOpen = inForce !== null && inForce.convert_daily_max > converted
      const convertible = isOpen ? subtract(inForce.convert_daily_max, converted) : ZERO
      return { points: outOfBooks(kept), held, earned: granted.get(`${id} ${day}`) ?? 0n, convertible, taken }
    },
  }
}
