import { parseAmount } from '@sanuk/money/amount'
import { startOfDay } from '#platform/business-days'
import type { Member } from '#platform/capabilities/member'
import { inTransaction } from '#platform/database'
import { dayAfter } from '#platform/dated-rules'
import type { createCountDay } from './count-day.ts'
import type { Keeping } from './keeping.ts'
import type { MissionsNeeds } from './needs.ts'
import { createOwnList } from './own-list.ts'
import { weekOf } from './periods.ts'
import { ALL_GAMES } from './store/counted.ts'
import { countedOn } from './store/progress.ts'

type Needs = MissionsNeeds &
  Keeping & {
    readonly countDay: ReturnType<typeof createCountDay>
    readonly todayOf: (brand: string) => Promise<string>
  }
type Plan = NonNullable<Awaited<ReturnType<Keeping['plans']['on']>>>

/** How a member stands in everything of missions. */
export function createStanding(needs: Needs) {
  const { database, clock, plans, boards, following, todayOf } = needs

  const missionsOf = createOwnList(needs)

  /** Whoever looks is there today. */
  const visit = async ({ id, brand }: Member, day: string): Promise<void> => {
    const first = await following.visit([{ member: id, brand, day }])
    if (first.length === 0) return
    const { timeZone, currency } = await needs.reckoningOf(brand)
    const place = { brand, timeZone, currency }
    await inTransaction(database, (on) => needs.countDay(on, { ...place, day, members: [id], types: ['login'] }))
  }

  const lastBoard = async ({ id, brand }: Pick<Member, 'id' | 'brand'>) => {
    const week = await boards.lastClosed(brand)
    return week === null ? null : { week, own: await boards.placeOf({ brand, week }, id) }
  }

  return {
    lastBoard,
    /** Everything of one member; nothing where the brand has no missions. */
    standing: async (member: Member) => {
      const day = await todayOf(member.brand)
      const plan = await plans.on(member.brand, day)
      if (!plan?.open) return null
      await visit(member, day)
      const [missions, checkIn, last] = await Promise.all([
        missionsOf(member, { plan, day }),
        checkInOf(needs, member, { plan, day }),
        lastBoard(member),
      ])
      const prizeWaits = last?.own?.reward && !last.own.claimedAt && last.own.expiresAt > clock()
      const claimable =
        missions.filter(({ state, soldOut }) => state === 'completed' && !soldOut).length +
        (checkIn && !checkIn.checkedIn && checkIn.isMet ? 1 : 0) +
        (prizeWaits ? 1 : 0)
      return { missions, checkIn, board: plan.board !== null, claimable }
    },
    /** The board of the week with the places that are shown, and the one before. */
    board: async ({ id, brand }: Pick<Member, 'id' | 'brand'>, shown: number) => {
      const day = await todayOf(brand)
      const { timeZone } = await needs.reckoningOf(brand)
      const plan = await plans.on(brand, day)
      const week = weekOf(day)
      const prizes = plan?.open ? (plan.board?.prizes ?? []) : []
      const [leading, own, last] = await Promise.all([
        boards.leading({ brand, week }, shown),
        boards.standing({ brand, week }, id),
        lastBoard({ id, brand }),
      ])
      const places = last ? await boards.places({ brand, week: last.week }, shown) : []
      return { week, endsAt: startOfDay(week, timeZone, 7), prizes, leading, own, last: last && { ...last, places } }
    },
  }
}

/** The ladder of a member: how many days they came in a row, and what today asks for. */
async function checkInOf(
  needs: Needs,
  { id, brand }: Member,
  { plan, day }: { readonly plan: Plan; readonly day: string },
) {
  const { database, checkIns } = needs
  if (!plan.checkIn) return null
  const { rungs, condition } = plan.checkIn
  const { timeZone, currency } = await needs.reckoningOf(brand)
  const [today, yesterday] = await Promise.all([checkIns.streakOn(id, day), checkIns.streakOn(id, dayAfter(day, -1))])
  const counting = { brand, timeZone, currency, scope: ALL_GAMES, from: day, to: day, members: [id] }
  const come = condition && (await countedOn(database, { ...counting, type: condition.type }))
  return {
    streak: today ?? yesterday ?? 0,
    checkedIn: today !== null,
    rungs,
    condition,
    come,
    isMet: !condition || (come ?? 0n) >= parseAmount(condition.target),
    next: today ?? (yesterday ?? 0) + 1,
  }
}
