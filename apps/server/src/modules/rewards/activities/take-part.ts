import { randomUUID } from 'node:crypto'
import type { ActivityKind, ParticipationState } from '@sanuk/contracts/activities'
import { dayOf } from '@sanuk/contracts/calendar-day'
import type { Member } from '#platform/capabilities/member'
import type { Transaction } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { Keeping } from './keeping.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { isOpenAt } from './open-at.ts'
import { stateAfter } from './participation-states.ts'
import { periodOf } from './period.ts'
import type { ActivityRecord } from './store/rows.ts'
import { turnOf } from './turn-of.ts'

export type ApplicationWish = { readonly remark: string; readonly images: readonly string[] }

/** Pictures that one member may send in an hour. */
const PICTURES = { name: 'activity pictures', limit: 12, seconds: 60 * 60 }

/** What members do: join, leave, apply. All that one member does is done one after the other. */
export function createTakePart(needs: ActivitiesNeeds & Keeping) {
  const { database, clock, activities, participations } = needs

  const demandMember = async (id: string): Promise<Member> => {
    const member = await needs.findMember(id)
    if (!member) throw new Refusal('login_required')
    return member
  }
  /** Refuses with `not_found`, `activity_closed`, `rank_too_low`. */
  const demandOpen = async (member: Member, id: string, kind: ActivityKind): Promise<ActivityRecord> => {
    const activity = await activities.find(id)
    if (activity?.brand !== member.brand || activity.rule.kind !== kind) throw new Refusal('not_found')
    if (!isOpenAt(activity, clock())) throw new Refusal('activity_closed')
    if (member.rankLevel < activity.leastLevel) throw new Refusal('rank_too_low')
    return activity
  }
  const periodNow = async ({ brand, period }: ActivityRecord): Promise<string> =>
    periodOf(dayOf(clock(), (await needs.reckoningOf(brand)).timeZone), period)

  const begin = async (transaction: Transaction, member: Member, begun: Begun): Promise<ParticipationState> => {
    const { activity, state, remark = null, pictures = [] } = begun
    const { id, brand, rule, play } = activity
    const at = clock()
    const added = await participations.add(transaction, {
      ...{ id: randomUUID(), brand, activity: id, member: member.id, period: begun.period, state, rule, play },
      ...{ remark, pictures: [...pictures], amount: null, joinedAt: at, changedAt: at },
    })
    if (!added) throw new Refusal('activity_done')
    return state
  }

  return {
    /** Joins for the gift of the next deposit; only one at a time, and none while an earlier gift is to be played. */
    join: async (id: string, wanted: string): Promise<ParticipationState> => {
      const member = await demandMember(id)
      const activity = await demandOpen(member, wanted, 'deposit_bonus')
      if (activity.rule.kind === 'deposit_bonus' && activity.rule.firstOnly && (await needs.hasDeposited(id))) {
        throw new Refusal('activity_closed')
      }
      const period = await periodNow(activity)
      return turnOf(database, member.id, async (transaction) => {
        const part = await participations.lockOf(transaction, { activity: wanted, member: id, period })
        if (part?.state === 'joined') return 'joined'
        const awaiting = await participations.lockAwaiting(transaction, id)
        if (awaiting.length > 0 || (await needs.owesBonus(id, transaction))) throw new Refusal('bonus_running')
        if (!part) return begin(transaction, member, { activity, period, state: 'joined' })
        const state = stateAfter(part.state, 'rejoin')
        if (state === null) throw new Refusal('activity_done')
        const { rule, play } = activity
        await participations.change(transaction, part.id, { state, at: clock(), rule, play })
        return state
      })
    },
    leave: async (id: string, left: string): Promise<ParticipationState> => {
      const member = await demandMember(id)
      return turnOf(database, member.id, async (transaction) => {
        const awaiting = await participations.lockAwaiting(transaction, id)
        const part = awaiting.find(({ activity }) => activity === left)
        const state = part ? stateAfter(part.state, 'leave') : null
        if (!part || state === null) throw new Refusal('activity_done')
        await participations.change(transaction, part.id, { state, at: clock() })
        return state
      })
    },
    /** Asks for something. Refuses also with `picture_needed`, `too_many_requests` and as pictures do. */
    apply: async (id: string, wanted: string, wish: ApplicationWish): Promise<ParticipationState> => {
      const member = await demandMember(id)
      const activity = await demandOpen(member, wanted, 'application')
      const { rule, brand } = activity
      if (rule.kind === 'application' && rule.pictures && wish.images.length === 0) throw new Refusal('picture_needed')
      const period = await periodNow(activity)
      if (await participations.has({ activity: wanted, member: id, period })) throw new Refusal('activity_done')
      const budgets = wish.images.map(() => ({ ...PICTURES, subject: id }))
      if (budgets.length > 0) await needs.budgets.demand(brand, budgets)
      const pictures: string[] = []
      for (const image of wish.images) pictures.push(await needs.pictures.keepClosed(brand, image))
      const { remark } = wish
      return turnOf(database, member.id, (transaction) =>
        begin(transaction, member, { activity, period, state: 'applying', remark, pictures }),
      )
    },
  }
}

type Begun = {
  readonly activity: ActivityRecord
  readonly period: string
  readonly state: ParticipationState
  readonly remark?: string
  readonly pictures?: readonly string[]
}
