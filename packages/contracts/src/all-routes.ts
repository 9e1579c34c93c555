import * as activities from './activities.ts'
import * as adjustments from './adjustments.ts'
import * as agentAgreements from './agent-agreements.ts'
import * as agentBetting from './agent-betting.ts'
import * as agentCentre from './agent-centre.ts'
import * as agentDividend from './agent-dividend.ts'
import * as agentIncome from './agent-income.ts'
import * as agentLinks from './agent-links.ts'
import * as agentMembers from './agent-members.ts'
import * as agentProfit from './agent-profit.ts'
import * as agentSalary from './agent-salary.ts'
import * as agentTransactions from './agent-transactions.ts'
import * as approvals from './approvals.ts'
import * as audit from './audit.ts'
import * as boards from './boards.ts'
import * as cashier from './cashier.ts'
import * as catalogue from './catalogue.ts'
import * as content from './content.ts'
import * as documents from './documents.ts'
import * as factors from './factors.ts'
import * as feedback from './feedback.ts'
import * as freeRounds from './free-rounds.ts'
import * as freezes from './freezes.ts'
import * as gateway from './gateway.ts'
import * as guard from './guard.ts'
import * as identity from './identity.ts'
import * as jackpots from './jackpots.ts'
import * as ledger from './ledger.ts'
import * as lottery from './lottery.ts'
import * as lotteryCalendar from './lottery-calendar.ts'
import * as lotteryDays from './lottery-days.ts'
import * as lotteryNumbers from './lottery-numbers.ts'
import * as lotteryPlans from './lottery-plans.ts'
import * as lotteryResults from './lottery-results.ts'
import * as lotteryStatistics from './lottery-statistics.ts'
import * as lotteryVietnam from './lottery-vietnam.ts'
import * as lotteryYeekee from './lottery-yeekee.ts'
import * as messages from './messages.ts'
import * as missions from './missions.ts'
import * as office from './office.ts'
import * as officeActivities from './office-activities.ts'
import * as officeAgentBills from './office-agent-bills.ts'
import * as officeAgentDefaults from './office-agent-defaults.ts'
import * as officeAgentMoney from './office-agent-money.ts'
import * as officeAgentSignals from './office-agent-signals.ts'
import * as officeAgents from './office-agents.ts'
import * as officeBrand from './office-brand.ts'
import * as officeBrands from './office-brands.ts'
import * as officeCashier from './office-cashier.ts'
import * as officeCashierSettings from './office-cashier-settings.ts'
import * as officeCatalogue from './office-catalogue.ts'
import * as officeClosedAccounts from './office-closed-accounts.ts'
import * as officeContent from './office-content.ts'
import * as officeDocuments from './office-documents.ts'
import * as officeFeedback from './office-feedback.ts'
import * as officeFreeRounds from './office-free-rounds.ts'
import * as officeFreezes from './office-freezes.ts'
import * as officeLists from './office-lists.ts'
import * as officeLiveChat from './office-live-chat.ts'
import * as officeLiveTables from './office-live-tables.ts'
import * as officeLottery from './office-lottery.ts'
import * as officeLotteryCalendar from './office-lottery-calendar.ts'
import * as officeLotteryImports from './office-lottery-imports.ts'
import * as officeLotteryNumbers from './office-lottery-numbers.ts'
import * as officeLotteryReports from './office-lottery-reports.ts'
import * as officeLotteryTerms from './office-lottery-terms.ts'
import * as officeMemberProfile from './office-member-profile.ts'
import * as officeMembers from './office-members.ts'
import * as officeMessages from './office-messages.ts'
import * as officeMissions from './office-missions.ts'
import * as officeOverview from './office-overview.ts'
import * as officePoints from './office-points.ts'
import * as officePools from './office-pools.ts'
import * as officeProfile from './office-profile.ts'
import * as officeProtection from './office-protection.ts'
import * as officeProviders from './office-providers.ts'
import * as officeRaffle from './office-raffle.ts'
import * as officeRebates from './office-rebates.ts'
import * as officeReconciliation from './office-reconciliation.ts'
import * as officeReferrals from './office-referrals.ts'
import * as officeReports from './office-reports.ts'
import * as officeRisk from './office-risk.ts'
import * as officeRounds from './office-rounds.ts'
import * as officeStatements from './office-statements.ts'
import * as officeTransfers from './office-transfers.ts'
import * as officeTurnover from './office-turnover.ts'
import * as officeUpline from './office-upline.ts'
import * as officeVendors from './office-vendors.ts'
import * as officeVip from './office-vip.ts'
import * as officeWithdrawalTerms from './office-withdrawal-terms.ts'
import * as officeWithdrawals from './office-withdrawals.ts'
import * as operators from './operators.ts'
import * as passwords from './passwords.ts'
import * as payees from './payees.ts'
import * as points from './points.ts'
import * as profile from './profile.ts'
import * as protection from './protection.ts'
import * as providers from './providers.ts'
import * as push from './push.ts'
import * as raffle from './raffle.ts'
import * as rebates from './rebates.ts'
import * as referrals from './referrals.ts'
import * as registration from './registration.ts'
import * as registrationRules from './registration-rules.ts'
import type { Route } from './route.ts'
import * as seamless from './seamless.ts'
import * as security from './security.ts'
import * as sessions from './sessions.ts'
import * as signInProof from './sign-in-proof.ts'
import * as support from './support.ts'
import * as system from './system.ts'
import * as transfers from './transfers.ts'
import * as turnover from './turnover.ts'
import * as upline from './upline.ts'
import * as verification from './verification.ts'
import * as vip from './vip.ts'
import * as wagers from './wagers.ts'
import * as wallet from './wallet.ts'
import * as withdrawals from './withdrawals.ts'

const rooms = {
  system: { ...system, ...registrationRules, ...support },
  guard,
  identity: { ...identity, ...passwords, ...registration, ...sessions, ...signInProof },
  verification,
  factors,
  providers,
  security,
  wallet,
  cashier: { ...cashier, ...gateway },
  payees,
  withdrawals,
  transfers,
  catalogue,
  wagers,
  jackpots,
  boards,
  content,
  feedback,
  freeRounds,
  documents,
  messages,
  profile,
  push,
  raffle,
  vip,
  rebates,
  referrals,
  upline,
  agentCentre,
  agentSalary,
  agentDividend,
  agentAgreements,
  agentProfit,
  agentIncome,
  agentLinks,
  agentMembers,
  agentBetting,
  agentTransactions,
  freezes,
  activities,
  missions,
  turnover,
  protection,
  points,
  seamless,
  ledger,
  lottery: {
    ...lottery,
    ...lotteryPlans,
    ...lotteryNumbers,
    ...lotteryResults,
    ...lotteryCalendar,
    ...lotteryDays,
    ...lotteryStatistics,
    ...lotteryVietnam,
    ...lotteryYeekee,
  },
  office: {
    ...operators,
    ...audit,
    ...approvals,
    ...adjustments,
    ...office,
    ...officeAgentMoney,
    ...officeAgentDefaults,
    ...officeAgentBills,
    ...officeAgentSignals,
    ...officeAgents,
    ...officeBrand,
    ...officeBrands,
    ...officeCashier,
    ...officeCashierSettings,
    ...officeCatalogue,
    ...officeClosedAccounts,
    ...officeContent,
    ...officeDocuments,
    ...officeFeedback,
    ...officeFreeRounds,
    ...officeFreezes,
    ...officeLiveTables,
    ...officeLiveChat,
    ...officeLists,
    ...officeLottery,
    ...officeLotteryCalendar,
    ...officeLotteryImports,
    ...officeLotteryNumbers,
    ...officeLotteryReports,
    ...officeLotteryTerms,
    ...officeMembers,
    ...officeMemberProfile,
    ...officeMessages,
    ...officeMissions,
    ...officeOverview,
    ...officePoints,
    ...officePools,
    ...officeProtection,
    ...officeProfile,
    ...officeProviders,
    ...officeRaffle,
    ...officeReconciliation,
    ...officeStatements,
    ...officeReports,
    ...officeTransfers,
    ...officeVendors,
    ...officeActivities,
    ...officeRebates,
    ...officeReferrals,
    ...officeUpline,
    ...officeRisk,
    ...officeRounds,
    ...officeTurnover,
    ...officeVip,
    ...officeWithdrawals,
    ...officeWithdrawalTerms,
  },
}

/** Every call of the wire with its name, `room.verb`: the list that the API page and the walking tests go through. */
export const allRoutes: readonly (Route & { readonly name: string; readonly room: string })[] = Object.entries(
  rooms,
).flatMap(([room, exports]) =>
  Object.entries(exports).flatMap(([verb, value]) =>
    isRoute(value) ? [{ ...value, name: `${room}.${verb}`, room }] : [],
  ),
)

function isRoute(value: unknown): value is Route {
  return typeof value === 'object' && value !== null && 'path' in value && 'access' in value && 'answer' in value
}
