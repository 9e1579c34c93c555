import { documentsRoom } from './modules/accounts/documents/room.ts'
import { freshProofRoom } from './modules/accounts/factors/fresh-proof-room.ts'
import { factorsRoom } from './modules/accounts/factors/room.ts'
import { guardRoom } from './modules/accounts/guard/room.ts'
import { identityRoom } from './modules/accounts/identity/room.ts'
import { membersRoom } from './modules/accounts/members/room.ts'
import { protectionRoom } from './modules/accounts/protection/room.ts'
import { providersRoom } from './modules/accounts/providers/room.ts'
import { contactCodesRoom } from './modules/accounts/security/contact-codes-room.ts'
import { securityRoom } from './modules/accounts/security/room.ts'
import { trialsRoom } from './modules/accounts/trials/room.ts'
import { verificationRoom } from './modules/accounts/verification/room.ts'
import { agentsRoom } from './modules/agents/agents/room.ts'
import { frozenRoom } from './modules/agents/freezes/frozen-room.ts'
import { freezesRoom } from './modules/agents/freezes/room.ts'
import { incomeRoom } from './modules/agents/income/room.ts'
import { invitationsRoom } from './modules/agents/links/invitations-room.ts'
import { linksRoom } from './modules/agents/links/room.ts'
import { recordsRoom } from './modules/agents/records/room.ts'
import { salaryRoom } from './modules/agents/salary/room.ts'
import { startingContractsRoom } from './modules/agents/salary/starting-contracts-room.ts'
import { signalsRoom } from './modules/agents/signals/room.ts'
import { teamRoom } from './modules/agents/team/room.ts'
import { uplineRoom } from './modules/agents/upline/room.ts'
import { boardsRoom } from './modules/games/boards/room.ts'
import { catalogueRoom } from './modules/games/catalogue/room.ts'
import { poolPostingRoom } from './modules/games/jackpots/pool-posting-room.ts'
import { jackpotsRoom } from './modules/games/jackpots/room.ts'
import { endGamesRoom } from './modules/games/launch/end-games-room.ts'
import { launchRoom } from './modules/games/launch/room.ts'
import { liveTablesRoom } from './modules/games/live-tables/room.ts'
import { seamlessRoom } from './modules/games/seamless/room.ts'
import { seatsRoom } from './modules/games/seats/room.ts'
import { transfersRoom } from './modules/games/transfers/room.ts'
import { turnoverRoom } from './modules/games/turnover/room.ts'
import { vendorsRoom } from './modules/games/vendors/room.ts'
import { wagersRoom } from './modules/games/wagers/room.ts'
import { lotteryRoom } from './modules/lottery/lottery/room.ts'
import { yeekeeRoom } from './modules/lottery/yeekee/room.ts'
import { adjustmentsRoom } from './modules/money/adjustments/room.ts'
import { booksRoom } from './modules/money/books/room.ts'
import { depositedRoom } from './modules/money/cashier/deposited-room.ts'
import { cashierRoom } from './modules/money/cashier/room.ts'
import { holdersRoom } from './modules/money/payees/holders-room.ts'
import { payeesRoom } from './modules/money/payees/room.ts'
import { reconciliationRoom } from './modules/money/reconciliation/room.ts'
import { statementsRoom } from './modules/money/statements/room.ts'
import { walletRoom } from './modules/money/wallet/room.ts'
import { withdrawalsRoom } from './modules/money/withdrawals/room.ts'
import { activitiesRoom } from './modules/rewards/activities/room.ts'
import { freeRoundsRoom } from './modules/rewards/free-rounds/room.ts'
import { missionsRoom } from './modules/rewards/missions/room.ts'
import { pointsRoom } from './modules/rewards/points/room.ts'
import { raffleRoom } from './modules/rewards/raffle/room.ts'
import { rebatesRoom } from './modules/rewards/rebates/room.ts'
import { referralsRoom } from './modules/rewards/referrals/room.ts'
import { vipRoom } from './modules/rewards/vip/room.ts'
import { brandsRoom } from './modules/site/brands/room.ts'
import { agreedVersionsRoom } from './modules/site/content/agreed-versions-room.ts'
import { consentRoom } from './modules/site/content/consent-room.ts'
import { contentRoom } from './modules/site/content/room.ts'
import { feedbackRoom } from './modules/site/feedback/room.ts'
import { messagesRoom } from './modules/site/messages/room.ts'
import { picturesRoom } from './modules/site/pictures/room.ts'
import { pushRoom } from './modules/site/push/room.ts'
import { systemRoom } from './modules/site/system/room.ts'
import { supportRoom } from './modules/site/system/support-room.ts'
import { approvalsRoom } from './modules/staff/approvals/room.ts'
import { auditRoom } from './modules/staff/audit/room.ts'
import { operatorsRoom } from './modules/staff/operators/room.ts'
import { reportsRoom } from './modules/staff/reports/room.ts'
import { riskRoom } from './modules/staff/risk/room.ts'
import { Floors } from './platform/floors.ts'

/** Every room, in floor order: a room is built from rooms above it in this list. */
export const ROOMS = Floors.empty()
  .add(booksRoom)
  .add(systemRoom)
  .add(supportRoom)
  .add(guardRoom)
  .add(membersRoom)
  .add(agentsRoom)
  .add(walletRoom)
  .add(messagesRoom)
  .add(verificationRoom)
  .add(factorsRoom)
  .add(providersRoom)
  .add(holdersRoom)
  .add(contactCodesRoom)
  .add(agreedVersionsRoom)
  .add(startingContractsRoom)
  .add(invitationsRoom)
  .add(endGamesRoom)
  .add(frozenRoom)
  .add(identityRoom)
  .add(freezesRoom)
  .add(securityRoom)
  .add(freshProofRoom)
  .add(trialsRoom)
  .add(auditRoom)
  .add(operatorsRoom)
  .add(picturesRoom)
  .add(consentRoom)
  .add(contentRoom)
  .add(feedbackRoom)
  .add(pushRoom)
  .add(documentsRoom)
  .add(vendorsRoom)
  .add(catalogueRoom)
  .add(jackpotsRoom)
  .add(boardsRoom)
  .add(liveTablesRoom)
  .add(wagersRoom)
  .add(protectionRoom)
  .add(seatsRoom)
  .add(transfersRoom)
  .add(launchRoom)
  .add(turnoverRoom)
  .add(poolPostingRoom)
  .add(depositedRoom)
  .add(activitiesRoom)
  .add(freeRoundsRoom)
  .add(cashierRoom)
  .add(payeesRoom)
  .add(withdrawalsRoom)
  .add(seamlessRoom)
  .add(lotteryRoom)
  .add(yeekeeRoom)
  .add(reconciliationRoom)
  .add(statementsRoom)
  .add(raffleRoom)
  .add(vipRoom)
  .add(pointsRoom)
  .add(rebatesRoom)
  .add(missionsRoom)
  .add(referralsRoom)
  .add(salaryRoom)
  .add(teamRoom)
  .add(recordsRoom)
  .add(incomeRoom)
  .add(linksRoom)
  .add(uplineRoom)
  .add(riskRoom)
  .add(signalsRoom)
  .add(adjustmentsRoom)
  .add(approvalsRoom)
  .add(brandsRoom)
  .add(reportsRoom)
