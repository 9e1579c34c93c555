import { salarySchemes } from '@sanuk/contracts/agent-salary'
import { type AgentScheme, DIVIDEND_SCHEMES } from '@sanuk/contracts/agent-schemes'
import { useQuery } from '@tanstack/react-query'
import {
  ArrowLeftRight,
  ChartNoAxesCombined,
  ChartPie,
  Clock,
  HandCoins,
  Megaphone,
  Scale,
  ScrollText,
  UserRoundPlus,
  UsersRound,
  Wallet,
  Zap,
} from 'lucide-react'
import { lazy } from 'react'
import type { CentreEntry } from '../components/centre/centre-entry.ts'
import { AgentCentre } from '../features/agents/centre/agent-centre.tsx'
import type { PanelName } from '../panels/panel-names.ts'
import type { PanelProps } from '../panels/panel-table.ts'
import { read } from '../wire/read.ts'

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
const TeamBettingPage = lazy(() =>
  import('../features/agents/betting/team-betting-page.tsx').then((it) => ({ default: it.TeamBettingPage })),
)
const TeamProfitPage = lazy(() =>
  import('../features/agents/profit/team-profit-page.tsx').then((it) => ({ default: it.TeamProfitPage })),
)
const IncomePage = lazy(() =>
  import('../features/agents/income/income-page.tsx').then((it) => ({ default: it.IncomePage })),
)
const TeamTransactionsPage = lazy(() =>
  import('../features/agents/transactions/team-transactions-page.tsx').then((it) => ({
    default: it.TeamTransactionsPage,
  })),
)
const DividendPage = lazy(() =>
  import('../features/agents/dividend/dividend-page.tsx').then((it) => ({ default: it.DividendPage })),
)
const DailySalaryPage = lazy(() =>
  import('../features/agents/salary-pages.tsx').then((it) => ({ default: it.DailySalaryPage })),
)
const HourlySalaryPage = lazy(() =>
  import('../features/agents/salary-pages.tsx').then((it) => ({ default: it.HourlySalaryPage })),
)
const RealtimeSalaryPage = lazy(() =>
  import('../features/agents/salary-pages.tsx').then((it) => ({ default: it.RealtimeSalaryPage })),
)

type AgentEntry = CentreEntry<PanelName> & {
  /** The page is in the menu only where the brand pays by one of these schemes or the agent had a contract in it. */
  readonly schemes?: readonly AgentScheme[]
}

/** The pages of the agent centre, in the order of its menu. */
const ENTRIES: readonly AgentEntry[] = [
  { name: 'agentAnnouncement', word: 'agent-centre.announcements', Icon: Megaphone, Page: AgentAnnouncementsPage },
  { name: 'agentTeamOverview', word: 'agent-centre.overview', Icon: ChartNoAxesCombined, Page: OverviewPage },
  { name: 'registerCenter', word: 'agent-centre.register', Icon: UserRoundPlus, Page: RegisterCenterPage },
  { name: 'downlineManagmentView', word: 'agent-centre.team', Icon: UsersRound, Page: TeamPage },
  { name: 'agentPersonalHistoryCopy', word: 'agent-centre.betting', Icon: ScrollText, Page: TeamBettingPage },
  { name: 'palStatementsAgentCopy', word: 'agent-centre.profit', Icon: Scale, Page: TeamProfitPage },
  { name: 'agentRevenueReport', word: 'agent-centre.income', Icon: Wallet, Page: IncomePage },
  {
    name: 'agentDownlineTransactionDetailsCopy',
    word: 'agent-centre.transactions',
    Icon: ArrowLeftRight,
    Page: TeamTransactionsPage,
  },
  {
    name: 'agentDividendRecordCopy2',
    word: 'agent-centre.dividend',
    Icon: ChartPie,
    Page: DividendPage,
    schemes: DIVIDEND_SCHEMES,
  },
  { name: 'agentDailyWages2', word: 'agent-centre.salary', Icon: HandCoins, Page: DailySalaryPage },
  {
    name: 'agentHourSalary',
    word: 'agent-centre.salary.hourly',
    Icon: Clock,
    Page: HourlySalaryPage,
    schemes: ['hourly-salary'],
  },
  {
    name: 'agentRealtimeSalary',
    word: 'agent-centre.salary.realtime',
    Icon: Zap,
    Page: RealtimeSalaryPage,
    schemes: ['realtime-salary'],
  },
]

/** The agent centre with its pages. */
export function AgentCentrePanel(props: PanelProps) {
  const { data } = useQuery(read(salarySchemes))
  const entries = ENTRIES.map(({ schemes, ...entry }) => ({
    ...entry,
    hidden: schemes !== undefined && !schemes.some((scheme) => data?.list.includes(scheme)),
  }))
  return <AgentCentre {...props} entries={entries} />
}
