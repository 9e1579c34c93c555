import type { LANGUAGES } from '@sanuk/contracts/wire'
import type activities from './en/activities.json'
import type agentAgreements from './en/agent-agreements.json'
import type agentBetting from './en/agent-betting.json'
import type agentCentre from './en/agent-centre.json'
import type agentDividend from './en/agent-dividend.json'
import type agentFreezes from './en/agent-freezes.json'
import type agentIncome from './en/agent-income.json'
import type agentLinks from './en/agent-links.json'
import type agentMembers from './en/agent-members.json'
import type agentProfit from './en/agent-profit.json'
import type agentSalary from './en/agent-salary.json'
import type agentTerms from './en/agent-terms.json'
import type agentTransactions from './en/agent-transactions.json'
import type agentTransfer from './en/agent-transfer.json'
import type agents from './en/agents.json'
import type analytics from './en/analytics.json'
import type app from './en/app.json'
import type approvals from './en/approvals.json'
import type audit from './en/audit.json'
import type brand from './en/brand.json'
import type cashier from './en/cashier.json'
import type closed from './en/closed.json'
import type content from './en/content.json'
import type documents from './en/documents.json'
import type fairness from './en/fairness.json'
import type feedback from './en/feedback.json'
import type field from './en/field.json'
import type footer from './en/footer.json'
import type freeRounds from './en/free-rounds.json'
import type game from './en/game.json'
import type help from './en/help.json'
import type home from './en/home.json'
import type identity from './en/identity.json'
import type launch from './en/launch.json'
import type legal from './en/legal.json'
import type letters from './en/letters.json'
import type lobby from './en/lobby.json'
import type lottery from './en/lottery.json'
import type lottery11x5 from './en/lottery-11x5.json'
import type lotteryBetting from './en/lottery-betting.json'
import type lotteryK3 from './en/lottery-k3.json'
import type lotteryKl8 from './en/lottery-kl8.json'
import type lotteryLaoSet from './en/lottery-lao-set.json'
import type lotteryLf from './en/lottery-lf.json'
import type lotteryLhc from './en/lottery-lhc.json'
import type lotteryMalay from './en/lottery-malay.json'
import type lotteryP5 from './en/lottery-p5.json'
import type lotteryPcb from './en/lottery-pcb.json'
import type lotteryPk10 from './en/lottery-pk10.json'
import type lotteryResults from './en/lottery-results.json'
import type lotterySsc from './en/lottery-ssc.json'
import type lotteryStatistics from './en/lottery-statistics.json'
import type lotteryThai from './en/lottery-thai.json'
import type lotteryThreeUp from './en/lottery-three-up.json'
import type lotteryVnNorth from './en/lottery-vn-north.json'
import type lotteryVnSouth from './en/lottery-vn-south.json'
import type lotteryYeekee from './en/lottery-yeekee.json'
import type lotteryZodiac from './en/lottery-zodiac.json'
import type memberCentre from './en/member-centre.json'
import type members from './en/members.json'
import type messages from './en/messages.json'
import type missions from './en/missions.json'
import type notices from './en/notices.json'
import type office from './en/office.json'
import type officeActivities from './en/office-activities.json'
import type officeAgentBills from './en/office-agent-bills.json'
import type officeAgentDefaults from './en/office-agent-defaults.json'
import type officeAgentMoney from './en/office-agent-money.json'
import type officeAgentSignals from './en/office-agent-signals.json'
import type officeAgents from './en/office-agents.json'
import type officeBrands from './en/office-brands.json'
import type officeCashier from './en/office-cashier.json'
import type officeCatalogue from './en/office-catalogue.json'
import type officeContent from './en/office-content.json'
import type officeDocuments from './en/office-documents.json'
import type officeFeedback from './en/office-feedback.json'
import type officeFreeRounds from './en/office-free-rounds.json'
import type officeFreezes from './en/office-freezes.json'
import type officeLiveChat from './en/office-live-chat.json'
import type officeLiveTables from './en/office-live-tables.json'
import type officeLottery from './en/office-lottery.json'
import type officeLotteryNumbers from './en/office-lottery-numbers.json'
import type officeLotteryReport from './en/office-lottery-report.json'
import type officeLotteryTerms from './en/office-lottery-terms.json'
import type officeMessages from './en/office-messages.json'
import type officeMissions from './en/office-missions.json'
import type officePoints from './en/office-points.json'
import type officePools from './en/office-pools.json'
import type officeProtection from './en/office-protection.json'
import type officeProviders from './en/office-providers.json'
import type officeRaffle from './en/office-raffle.json'
import type officeRebates from './en/office-rebates.json'
import type officeReferrals from './en/office-referrals.json'
import type officeRisk from './en/office-risk.json'
import type officeTransfers from './en/office-transfers.json'
import type officeUpline from './en/office-upline.json'
import type officeVip from './en/office-vip.json'
import type officeWithdrawals from './en/office-withdrawals.json'
import type operators from './en/operators.json'
import type pages from './en/pages.json'
import type passwords from './en/passwords.json'
import type payees from './en/payees.json'
import type points from './en/points.json'
import type profile from './en/profile.json'
import type promotions from './en/promotions.json'
import type protection from './en/protection.json'
import type push from './en/push.json'
import type raffle from './en/raffle.json'
import type rebates from './en/rebates.json'
import type reconciliation from './en/reconciliation.json'
import type redPackets from './en/red-packets.json'
import type referrals from './en/referrals.json'
import type refusal from './en/refusal.json'
import type reports from './en/reports.json'
import type rooms from './en/rooms.json'
import type roomsAndarBahar from './en/rooms-andar-bahar.json'
import type roomsBaccarat from './en/rooms-baccarat.json'
import type roomsBankHands from './en/rooms-bank-hands.json'
import type roomsBlackjack from './en/rooms-blackjack.json'
import type roomsChat from './en/rooms-chat.json'
import type roomsCockfight from './en/rooms-cockfight.json'
import type roomsDice from './en/rooms-dice.json'
import type roomsDragonTiger from './en/rooms-dragon-tiger.json'
import type roomsFanTan from './en/rooms-fan-tan.json'
import type roomsMoneyWheel from './en/rooms-money-wheel.json'
import type roomsRoulette from './en/rooms-roulette.json'
import type roomsSeatBlackjack from './en/rooms-seat-blackjack.json'
import type roomsSedie from './en/rooms-sedie.json'
import type roomsThreeCard from './en/rooms-three-card.json'
import type security from './en/security.json'
import type sheets from './en/sheets.json'
import type site from './en/site.json'
import type statements from './en/statements.json'
import type transfers from './en/transfers.json'
import type trust from './en/trust.json'
import type turnover from './en/turnover.json'
import type upline from './en/upline.json'
import type vendors from './en/vendors.json'
import type verification from './en/verification.json'
import type vip from './en/vip.json'
import type wagers from './en/wagers.json'
import type wallet from './en/wallet.json'
import type winners from './en/winners.json'
import type withdrawals from './en/withdrawals.json'

type Rooms = {
  agents: typeof agents
  'agent-agreements': typeof agentAgreements
  'agent-betting': typeof agentBetting
  'agent-centre': typeof agentCentre
  'agent-terms': typeof agentTerms
  'agent-transactions': typeof agentTransactions
  'agent-dividend': typeof agentDividend
  'agent-income': typeof agentIncome
  'agent-profit': typeof agentProfit
  'agent-salary': typeof agentSalary
  'agent-links': typeof agentLinks
  'agent-members': typeof agentMembers
  'agent-transfer': typeof agentTransfer
  'agent-freezes': typeof agentFreezes
  analytics: typeof analytics
  app: typeof app
  approvals: typeof approvals
  audit: typeof audit
  brand: typeof brand
  cashier: typeof cashier
  closed: typeof closed
  content: typeof content
  documents: typeof documents
  fairness: typeof fairness
  feedback: typeof feedback
  field: typeof field
  footer: typeof footer
  'free-rounds': typeof freeRounds
  game: typeof game
  help: typeof help
  home: typeof home
  identity: typeof identity
  launch: typeof launch
  legal: typeof legal
  letters: typeof letters
  lobby: typeof lobby
  lottery: typeof lottery
  'lottery-11x5': typeof lottery11x5
  'lottery-lf': typeof lotteryLf
  'lottery-p5': typeof lotteryP5
  'lottery-results': typeof lotteryResults
  'lottery-ssc': typeof lotterySsc
  'lottery-betting': typeof lotteryBetting
  'lottery-k3': typeof lotteryK3
  'lottery-kl8': typeof lotteryKl8
  'lottery-lhc': typeof lotteryLhc
  'lottery-pcb': typeof lotteryPcb
  'lottery-pk10': typeof lotteryPk10
  'lottery-yeekee': typeof lotteryYeekee
  'lottery-zodiac': typeof lotteryZodiac
  'lottery-lao-set': typeof lotteryLaoSet
  'lottery-malay': typeof lotteryMalay
  'lottery-statistics': typeof lotteryStatistics
  'lottery-thai': typeof lotteryThai
  'lottery-three-up': typeof lotteryThreeUp
  'lottery-vn-north': typeof lotteryVnNorth
  'lottery-vn-south': typeof lotteryVnSouth
  'member-centre': typeof memberCentre
  members: typeof members
  messages: typeof messages
  notices: typeof notices
  office: typeof office
  'office-agent-bills': typeof officeAgentBills
  'office-agent-defaults': typeof officeAgentDefaults
  'office-agent-money': typeof officeAgentMoney
  'office-agent-signals': typeof officeAgentSignals
  'office-agents': typeof officeAgents
  'office-brands': typeof officeBrands
  'office-cashier': typeof officeCashier
  'office-content': typeof officeContent
  'office-documents': typeof officeDocuments
  'office-feedback': typeof officeFeedback
  'office-raffle': typeof officeRaffle
  'office-catalogue': typeof officeCatalogue
  'office-free-rounds': typeof officeFreeRounds
  'office-freezes': typeof officeFreezes
  'office-lottery': typeof officeLottery
  'office-lottery-numbers': typeof officeLotteryNumbers
  'office-lottery-report': typeof officeLotteryReport
  'office-lottery-terms': typeof officeLotteryTerms
  'office-messages': typeof officeMessages
  'office-points': typeof officePoints
  'office-live-chat': typeof officeLiveChat
  'office-live-tables': typeof officeLiveTables
  'office-pools': typeof officePools
  'office-protection': typeof officeProtection
  'office-providers': typeof officeProviders
  'office-transfers': typeof officeTransfers
  'office-vip': typeof officeVip
  operators: typeof operators
  pages: typeof pages
  passwords: typeof passwords
  points: typeof points
  'office-withdrawals': typeof officeWithdrawals
  payees: typeof payees
  profile: typeof profile
  promotions: typeof promotions
  protection: typeof protection
  push: typeof push
  raffle: typeof raffle
  reconciliation: typeof reconciliation
  refusal: typeof refusal
  reports: typeof reports
  sheets: typeof sheets
  site: typeof site
  statements: typeof statements
  transfers: typeof transfers
  trust: typeof trust
  turnover: typeof turnover
  vendors: typeof vendors
  rooms: typeof rooms
  'rooms-andar-bahar': typeof roomsAndarBahar
  'rooms-bank-hands': typeof roomsBankHands
  'rooms-fan-tan': typeof roomsFanTan
  'rooms-money-wheel': typeof roomsMoneyWheel
  'rooms-roulette': typeof roomsRoulette
  'rooms-sedie': typeof roomsSedie
  'rooms-blackjack': typeof roomsBlackjack
  'rooms-seat-blackjack': typeof roomsSeatBlackjack
  'rooms-three-card': typeof roomsThreeCard
  'rooms-baccarat': typeof roomsBaccarat
  'rooms-chat': typeof roomsChat
  'rooms-cockfight': typeof roomsCockfight
  'rooms-dice': typeof roomsDice
  'rooms-dragon-tiger': typeof roomsDragonTiger
  security: typeof security
  verification: typeof verification
  rebates: typeof rebates
  missions: typeof missions
  'office-missions': typeof officeMissions
  'office-rebates': typeof officeRebates
  activities: typeof activities
  'office-activities': typeof officeActivities
  'red-packets': typeof redPackets
  referrals: typeof referrals
  'office-referrals': typeof officeReferrals
  'office-risk': typeof officeRisk
  upline: typeof upline
  'office-upline': typeof officeUpline
  vip: typeof vip
  wagers: typeof wagers
  wallet: typeof wallet
  winners: typeof winners
  withdrawals: typeof withdrawals
}

export type Language = (typeof LANGUAGES)[number]

/** A catalogue: the file `src/<language>/<room>.json`. */
export type Room = keyof Rooms

/** The keys of one room, as its English file lists them. */
export type WordOf<R extends Room> = keyof Rooms[R] & string

/** Every key of every room. */
export type Word = { [R in Room]: WordOf<R> }[Room]

/** What fills the placeholders of a message. */
export type Values = Readonly<Record<string, string | number>>
