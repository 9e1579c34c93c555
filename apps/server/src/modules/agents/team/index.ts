import { createFollow } from './follow.ts'
import { createMemberRounds } from './member-rounds.ts'
import type { TeamNeeds } from './needs.ts'
import { createOverview } from './overview.ts'
import { createProfit } from './profit.ts'
import { createSetRemark } from './set-remark.ts'
import { createFiguresStore } from './store/figures.ts'
import { createPeopleStore } from './store/people.ts'
import { createProfitStore } from './store/profit.ts'
import { createRemarkStore } from './store/remarks.ts'
import { createTeamList } from './team-list.ts'

export type Team = ReturnType<typeof createTeam>

/** What agents see of their teams: figures by business day, who stands below, and what they played. */
export function createTeam(needs: TeamNeeds) {
  const figures = createFiguresStore(needs.database)
  const people = createPeopleStore(needs.database)
  const remarks = createRemarkStore(needs.database)
  return {
    /** Counts what happened since the last time. */
    follow: createFollow(needs),
    overview: createOverview({ ...needs, figures }),
    profit: createProfit({ ...needs, people, profit: createProfitStore(needs.database) }),
    list: createTeamList({ ...needs, people, remarks }),
    setRemark: createSetRemark({ ...needs, remarks }),
    memberRounds: createMemberRounds({ ...needs, people }),
  }
}
