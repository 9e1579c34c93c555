import { createFollow } from './follow.ts'
import { createMemberRounds } from './member-rounds.ts'
import type { TeamNeeds } from './needs.ts'
import { createOverview } from './overview.ts'
import { createFiguresStore } from './store/figures.ts'
import { createPeopleStore } from './store/people.ts'
import { createTeamList } from './team-list.ts'

export type Team = ReturnType<typeof createTeam>

/** What agents see of their teams: figures by business day, who stands below, and what they played. */
export function createTeam(needs: TeamNeeds) {
  const figures = createFiguresStore(needs.database)
  const people = createPeopleStore(needs.database)
  return {
    /** Counts what happened since the last time. */
    follow: createFollow(needs),
    overview: createOverview({ ...needs, figures }),
    list: createTeamList({ ...needs, people }),
    memberRounds: createMemberRounds({ ...needs, people }),
  }
}
