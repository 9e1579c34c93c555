import {
  ArrowDownToLine,
  ArrowUpFromLine,
  ChartNoAxesColumn,
  Gauge,
  Gift,
  HeartHandshake,
  List,
  Mail,
  Percent,
  ReceiptText,
  Send,
  Shield,
  Trophy,
  UserRoundPlus,
  Wallet,
} from 'lucide-react'
import { lazy } from 'react'
import type { CentreEntry } from '../components/centre/centre-entry.ts'
import { MemberCentre } from '../features/member-centre/member-centre.tsx'
import { UnreadMessages } from '../features/messages/unread-messages.tsx'
import type { PanelName } from '../panels/panel-names.ts'
import type { PanelProps } from '../panels/panel-table.ts'
import { useLocation } from '../router/use-router.ts'
import { WaitingMissions } from './waiting-missions.tsx'
import { WaitingRewards } from './waiting-rewards.tsx'

const AccountCentrePage = lazy(() =>
  import('./account-centre-page.tsx').then(({ AccountCentrePage }) => ({ default: AccountCentrePage })),
)
const WalletPage = lazy(() =>
  import('../features/transfers/wallet-page.tsx').then(({ WalletPage }) => ({ default: WalletPage })),
)
const DepositPage = lazy(() =>
  import('./deposit-with-gift.tsx').then(({ DepositWithGift }) => ({ default: DepositWithGift })),
)
const DepositDialog = lazy(() =>
  import('../features/cashier/deposit-dialog.tsx').then(({ DepositDialog }) => ({ default: DepositDialog })),
)
const WithdrawPage = lazy(() => import('./withdraw-page.tsx').then(({ WithdrawPage }) => ({ default: WithdrawPage })))
const BettingRecordPage = lazy(() =>
  import('./betting-record-page.tsx').then(({ BettingRecordPage }) => ({ default: BettingRecordPage })),
)

const AccountRecord = lazy(() =>
  import('../features/wallet/account-record.tsx').then(({ AccountRecord }) => ({ default: AccountRecord })),
)

const TurnoverPage = lazy(() =>
  import('../features/turnover/turnover-page.tsx').then(({ TurnoverPage }) => ({ default: TurnoverPage })),
)

const RewardCentrePage = lazy(() =>
  import('./reward-centre-page.tsx').then(({ RewardCentrePage }) => ({ default: RewardCentrePage })),
)

const RebatePage = lazy(() =>
  import('../features/rebates/rebate-page.tsx').then(({ RebatePage }) => ({ default: RebatePage })),
)
const MessagesPage = lazy(() =>
  import('../features/messages/messages-page.tsx').then(({ MessagesPage }) => ({ default: MessagesPage })),
)

const ProfitPage = lazy(() =>
  import('../features/profit/profit-page.tsx').then(({ ProfitPage }) => ({ default: ProfitPage })),
)

const ProtectionPage = lazy(() =>
  import('../features/protection/protection-page.tsx').then(({ ProtectionPage }) => ({ default: ProtectionPage })),
)

const MissionsPage = lazy(() =>
  import('../features/missions/missions-page.tsx').then(({ MissionsPage }) => ({ default: MissionsPage })),
)

const ReferralPage = lazy(() =>
  import('../features/referrals/referral-page.tsx').then(({ ReferralPage }) => ({ default: ReferralPage })),
)

const UplinePage = lazy(() =>
  import('../features/upline/upline-page.tsx').then(({ UplinePage }) => ({ default: UplinePage })),
)

/** The pages of the member centre, in the order of its menu. */
const pages: readonly CentreEntry<PanelName>[] = [
  { name: 'securityCenter', word: 'member-centre.account', Icon: Shield, Page: AccountCentrePage },
  { name: 'transferFund', word: 'member-centre.wallet', Icon: Wallet, Page: WalletPage },
  { name: 'depositv2', word: 'member-centre.deposit', Icon: ArrowDownToLine, Page: DepositPage },
  { name: 'withdraw', word: 'member-centre.withdraw', Icon: ArrowUpFromLine, Page: WithdrawPage },
  {
    ...{ name: 'transferUpline', word: 'member-centre.upline', Icon: Send, Page: UplinePage },
    module: 'MEMTRANS3',
  },
  { name: 'transactionHistory', word: 'member-centre.records', Icon: List, Page: AccountRecord },
  { name: 'bonusDetails', word: 'member-centre.turnover', Icon: Gauge, Page: TurnoverPage },
  { name: 'rewardCenter', word: 'member-centre.rewards', Icon: Gift, Page: RewardCentrePage, Mark: WaitingRewards },
  { name: 'manualRebate', word: 'member-centre.rebate', Icon: Percent, Page: RebatePage, module: 'MANPLAYREB3' },
  {
    ...{ name: 'missionLeaderboard', word: 'member-centre.missions', Icon: Trophy, Page: MissionsPage },
    Mark: WaitingMissions,
  },
  { name: 'referral', word: 'member-centre.referral', Icon: UserRoundPlus, Page: ReferralPage },
  { name: 'messageV2', word: 'member-centre.messages', Icon: Mail, Page: MessagesPage, Mark: UnreadMessages },
  { name: 'personalHistoryCopy', word: 'member-centre.betting', Icon: ReceiptText, Page: BettingRecordPage },
  { name: 'personalProfit', word: 'member-centre.profit', Icon: ChartNoAxesColumn, Page: ProfitPage },
  { name: 'protection', word: 'member-centre.protection', Icon: HeartHandshake, Page: ProtectionPage },
]

/** Where a brand has the centre switched off, limits and breaks alone are left of it. */
const entries = pages.map(
  (entry): CentreEntry<PanelName> => (entry.name === 'protection' ? entry : { module: 'MEMBER3', ...entry }),
)

/** The member centre with its pages. Over a running game a deposit is a small window of its own: the game stays in sight. */
export function MemberCentrePanel(props: PanelProps) {
  const overGame = useLocation(({ pathname }) => pathname === '/game')
  if (overGame && props.name === 'depositv2') return <DepositDialog open={props.open} onClose={props.onClose} />
  return <MemberCentre {...props} entries={entries} />
}
