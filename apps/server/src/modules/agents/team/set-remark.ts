import { dayOf } from '@sanuk/contracts/calendar-day'
import { Refusal } from '#platform/refusal'
import type { TeamNeeds } from './needs.ts'
import type { RemarkStore } from './store/remarks.ts'

type Needs = Pick<TeamNeeds, 'clock' | 'isInBranch' | 'reckoningOf'> & { readonly remarks: RemarkStore }

type Remark = {
  readonly brand: string
  /** The agent who writes it. */
  readonly agent: string
  readonly member: string
  /** Empty to remove it. */
  readonly remark: string
}

/** Keeps an agent's private note about somebody of the branch. Refuses with `not_found` others. */
export function createSetRemark({ clock, isInBranch, reckoningOf, remarks }: Needs) {
  return async ({ brand, agent, member, remark }: Remark): Promise<void> => {
    const day = dayOf(clock(), (await reckoningOf(brand)).timeZone)
    if (!(await isInBranch(agent, { member, day }))) throw new Refusal('not_found')
    await remarks.set({ brand, agent, member }, remark)
  }
}
