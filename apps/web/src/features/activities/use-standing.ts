import type { ACTIVITY_STATES, Activity } from '@sanuk/contracts/activities'
import { useActivities } from './use-activities.ts'

type State = (typeof ACTIVITY_STATES)[number] | Activity['state']

const LOOKS = {
  coming: 'plain',
  join: 'luck',
  apply: 'luck',
  claim: 'luck',
  joined: 'good',
  open: 'luck',
  gone: 'plain',
  resting: 'plain',
  rank_needed: 'plain',
  first_only: 'plain',
  deposit_needed: 'luck',
  applying: 'plain',
  processing: 'plain',
  claimed: 'good',
  rejected: 'plain',
  close: 'plain',
} as const satisfies Record<State, 'plain' | 'luck' | 'good'>

/** How the activity that a promotion tells of stands to whoever looks; `null` where its own days say it all. */
export function useStanding(promotion: string): { readonly state: State; readonly look: (typeof LOOKS)[State] } | null {
  const found = useActivities().list.find(({ activity }) => activity.promotion === promotion)
  const state = found?.part?.state ?? found?.activity.state ?? 'open'
  return found?.part || state !== 'open' ? { state, look: LOOKS[state] } : null
}
