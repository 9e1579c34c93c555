import type { Power } from '@sanuk/contracts/powers'
import {
  ArrowDownToLine,
  ArrowLeftRight,
  ArrowUpFromLine,
  Blocks,
  Building2,
  Calculator,
  ChartColumn,
  ChartPie,
  CircleQuestionMark,
  Coins,
  Dices,
  FileCheck,
  FileDiff,
  Gamepad2,
  Gauge,
  Gem,
  Gift,
  HandCoins,
  HeartHandshake,
  IdCard,
  Images,
  KeyRound,
  Landmark,
  ListChecks,
  Mail,
  Megaphone,
  MessageSquareText,
  Network,
  Percent,
  ReceiptText,
  Scale,
  ScanSearch,
  ScrollText,
  Send,
  ShieldAlert,
  ShieldUser,
  Spade,
  Sparkles,
  Star,
  Store,
  Target,
  Ticket,
  Trophy,
  UserRoundPlus,
  UsersRound,
} from 'lucide-react'
import type { ReactNode } from 'react'
import type { OfficeWord } from '../language/office-word.ts'

export type Place = {
  readonly to: string
  readonly word: OfficeWord
  readonly icon: ReactNode
  /** Who may go there; without one, everybody. */
  readonly power?: Power
  /** Opened all day long: it has a place of its own on a phone, too. */
  readonly daily?: true
}

export type PlaceGroup = { readonly word: OfficeWord; readonly places: readonly Place[] }

/** The pages of the office by what they are about, in the order of its menu. */
export const PLACE_GROUPS: readonly PlaceGroup[] = [
  {
    word: 'office.group.day',
    places: [
      { to: '/', word: 'office.overview', icon: <Gauge />, daily: true },
      { to: '/reports', word: 'reports.title', icon: <ChartColumn />, power: 'overview.see' },
      { to: '/approvals', word: 'approvals.title', icon: <ListChecks />, daily: true },
      { to: '/members', word: 'office.members', icon: <UsersRound />, power: 'members.see', daily: true },
      { to: '/agents', word: 'office-agents.title', icon: <Network />, power: 'agents.see' },
      { to: '/agent-signals', word: 'office-agent-signals.title', icon: <ScanSearch />, power: 'agents.see' },
      { to: '/protection', word: 'office-protection.title', icon: <HeartHandshake />, power: 'members.see' },
      { to: '/documents', word: 'office-documents.title', icon: <IdCard />, power: 'documents.see' },
      { to: '/risk', word: 'office-risk.title', icon: <ShieldAlert />, power: 'risk.see' },
      { to: '/rounds', word: 'office.rounds', icon: <ReceiptText />, power: 'rounds.see', daily: true },
      { to: '/lottery', word: 'office-lottery.title', icon: <Dices />, power: 'lottery.see' },
    ],
  },
  {
    word: 'office.group.money',
    places: [
      { to: '/deposits', word: 'office.deposits', icon: <ArrowDownToLine />, power: 'money.see' },
      { to: '/withdrawals', word: 'office-withdrawals.title', icon: <ArrowUpFromLine />, power: 'money.see' },
      { to: '/transfers', word: 'office-transfers.title', icon: <ArrowLeftRight />, power: 'money.see' },
      { to: '/agent-money', word: 'office-agent-money.title', icon: <Coins />, power: 'agents.see' },
      { to: '/agent-money/dividends', word: 'office-agent-bills.title', icon: <ChartPie />, power: 'agents.see' },
      { to: '/upline', word: 'office-upline.title', icon: <Send />, power: 'money.see' },
      { to: '/cashier', word: 'office-cashier.settings', icon: <Landmark />, power: 'money.see' },
      { to: '/statements', word: 'statements.title', icon: <FileCheck />, power: 'statements.see' },
      { to: '/books', word: 'office.books.balance', icon: <Calculator />, power: 'overview.see' },
    ],
  },
  {
    word: 'office.group.rewards',
    places: [
      { to: '/activities', word: 'office-activities.title', icon: <HandCoins />, power: 'content.see' },
      { to: '/content/promotion', word: 'office-content.promotion', icon: <Gift />, power: 'content.see' },
      { to: '/free-rounds', word: 'office-free-rounds.title', icon: <Sparkles />, power: 'money.see' },
      { to: '/vip', word: 'office-vip.title', icon: <Gem />, power: 'content.see' },
      { to: '/missions', word: 'office-missions.title', icon: <Target />, power: 'content.see' },
      { to: '/points', word: 'office-points.title', icon: <Star />, power: 'points.see' },
      { to: '/rebates', word: 'office-rebates.title', icon: <Percent />, power: 'content.see' },
      { to: '/raffle', word: 'office-raffle.title', icon: <Ticket />, power: 'content.see' },
      { to: '/referrals', word: 'office-referrals.title', icon: <UserRoundPlus />, power: 'content.see' },
    ],
  },
  {
    word: 'office.group.games',
    places: [
      { to: '/catalogue', word: 'office-catalogue.title', icon: <Gamepad2 />, power: 'catalogue.see' },
      { to: '/vendors', word: 'vendors.title', icon: <Blocks />, power: 'vendors.see' },
      { to: '/live-tables', word: 'office-live-tables.title', icon: <Spade />, power: 'tables.see' },
      { to: '/pools', word: 'office-pools.title', icon: <Trophy />, power: 'rounds.see' },
      { to: '/reconciliation', word: 'reconciliation.title', icon: <FileDiff />, power: 'reconciliation.see' },
    ],
  },
  {
    word: 'office.group.content',
    places: [
      { to: '/content/banner', word: 'office-content.banner', icon: <Images />, power: 'content.see' },
      { to: '/content/announcement', word: 'office-content.announcement', icon: <Megaphone />, power: 'content.see' },
      { to: '/content/article', word: 'office-content.article', icon: <CircleQuestionMark />, power: 'content.see' },
      { to: '/content/legal', word: 'office-content.legal', icon: <Scale />, power: 'content.see' },
      { to: '/messages', word: 'office-messages.title', icon: <Mail />, power: 'messages.see' },
      { to: '/feedback', word: 'office-feedback.title', icon: <MessageSquareText />, power: 'feedback.see' },
    ],
  },
  {
    word: 'office.group.house',
    places: [
      { to: '/brand', word: 'brand.title', icon: <Store />, power: 'brand.see' },
      { to: '/brands', word: 'office-brands.title', icon: <Building2 />, power: 'brands.see' },
      { to: '/providers', word: 'office-providers.title', icon: <KeyRound />, power: 'brand.see' },
      { to: '/operators', word: 'operators.title', icon: <ShieldUser />, power: 'operators.see' },
      { to: '/audit', word: 'audit.title', icon: <ScrollText />, power: 'audit.see' },
    ],
  },
]
