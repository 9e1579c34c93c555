import { ChartNoAxesCombined, HandCoins, Megaphone, UserRoundPlus, UsersRound } from 'lucide-react'
import { lazy } from 'react'
import type { CentreEntry } from '../components/centre/centre-entry.ts'
import { AgentCentre } from '../features/agents/centre/agent-centre.tsx'
import type { PanelName } from '../panels/panel-names.ts'
import type { PanelProps } from '../panels/panel-table.ts'

const AgentAnnouncementsPage = lazy(() =>
  import('./agent-announcements-page.tsx').then((it) => ({ default: it.AgentAnnouncementsPage })),
)
const OverviewPage = lazy(() =>
  import('../features/agents/overview/overview-page.tsx').then((it) => ({ default: it.OverviewPage })),
)
const RegisterCenterPage = lazy(() =>
  import('../features/agents/register-center.tsx').then((it) => ({ default: it.RegisterCenterPage })),
)
const TeamPage = lazy(() => import('../features/agents/team/team-page.tsx').then((it) => ({ default: it.TeamPage })))
const DailySalaryPage = lazy(() =>
  import('../features/agents/daily-salary.tsx').then((it) => ({ default: it.DailySalaryPage })),
)

/** The pages of the agent centre, in the order of its menu. */
const entries: readonly CentreEntry<PanelName>[] = [
  { name: 'agentAnnouncement', word: 'agent-centre.announcements', Icon: Megaphone, Page: AgentAnnouncementsPage },
  { name: 'agentTeamOverview', word: 'agent-centre.overview', Icon: ChartNoAxesCombined, Page: OverviewPage },
  { name: 'registerCenter', word: 'agent-centre.register', Icon: UserRoundPlus, Page: RegisterCenterPage },
  { name: 'downlineManagmentView', word: 'agent-centre.team', Icon: UsersRound, Page: TeamPage },
  { name: 'agentDailyWages2', word: 'agent-centre.salary', Icon: HandCoins, Page: DailySalaryPage },
]

/** The agent centre with its pages. */
export function AgentCentrePanel(props: PanelProps) {
  return <AgentCentre {...props} entries={entries} />
}
