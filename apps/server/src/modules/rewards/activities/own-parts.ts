import type { ActivityState, ParticipationState } from '@sanuk/contracts/activities'
import { dayOf } from '@sanuk/contracts/calendar-day'
import type { Member } from '#platform/capabilities/member'
import { createDepositedEnough } from './deposited-enough.ts'
import type { Keeping } from './keeping.ts'
import type { ActivitiesNeeds } from './needs.ts'
import { standsIn } from './open-at.ts'
import { periodOf } from './period.ts'
import type { ActivityRecord, Participation } from './store/rows.ts'

/** What a member can do about an activity, with their latest part in it. */
export type OwnPart = {
  readonly activity: ActivityRecord
  readonly part: Participation | null
  readonly state: ActivityState
}

/** Every activity that is open or was taken part in, as one member stands to it. */
export function createOwnParts(needs: ActivitiesNeeds & Keeping) {
  const { activities, participations, reckoningOf, clock } = needs
  const depositedEnough = createDepositedEnough(needs)
  return async (member: Member): Promise<OwnPart[]> => {
    const [list, parts, { timeZone }, hasDeposited] = await Promise.all([
      activities.list(member.brand, { openOnly: false }),
      participations.latestOf(member.id),
      reckoningOf(member.brand),
      needs.hasDeposited(member.id),
    ])
    const at = clock()
    const today = dayOf(at, timeZone)
    return Promise.all(
      list.map(async (activity) => {
        const part = parts.find((one) => one.activity === activity.id) ?? null
        const period = periodOf(today, activity.period)
        const isEligible = !activity.open || (await depositedEnough(member.id, activity.rule, { today, timeZone }))
        const standing = { part, period, stands: standsIn(activity, at, timeZone), hasDeposited, isEligible }
        return { activity, part, state: stateOf(activity, { ...standing, level: member.rankLevel }) }
      }),
    )
  }
}

type Standing = {
  readonly part: Participation | null
  readonly period: string
  /** How the activity stands to everybody. */
  readonly stands: ReturnType<typeof standsIn>
  readonly level: number
  readonly hasDeposited: boolean
  /** Whether the member deposited what red packets ask for. */
  readonly isEligible: boolean
}

const SHOWN: Readonly<Record<Exclude<ParticipationState, 'left'>, ActivityState>> = {
  joined: 'joined',
  applying: 'applying',
  processing: 'processing',
  issued: 'claim',
  claimed: 'claimed',
  rejected: 'rejected',
}

/** What still waits counts on, whatever the activity itself has come to; what ended counts for its own span only. */
export function stateOf(activity: ActivityRecord, standing: Standing): ActivityState {
  const { part, period, stands, level, hasDeposited, isEligible } = standing
  const waits = part !== null && ['applying', 'processing', 'issued'].includes(part.state)
  // Whoever joined and got nothing until it closed sees that it is closed.
  const missed = part?.state === 'joined' && stands === 'close'
  const counts = waits || part?.period === period || stands === 'close'
  if (part && part.state !== 'left' && counts && !missed) return SHOWN[part.state]
  if (stands !== 'open') return stands
  if (level < activity.leastLevel) return 'rank_needed'
  if (activity.rule.kind === 'red_packet') return isEligible ? 'open' : 'deposit_needed'
  if (activity.rule.kind === 'application') return 'apply'
  return activity.rule.firstOnly && hasDeposited ? 'first_only' : 'join'
}
