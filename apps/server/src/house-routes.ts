import { trialBalance } from '@sanuk/ledger/accounts'
import { flowsByDay } from '@sanuk/ledger/flows'
import type { Ground } from './house-ground.ts'
import { mountMemberOfficeRoutes } from './house-member-routes.ts'
import { mountRecordRoutes } from './house-record-routes.ts'
import type { Rooms } from './house-rooms.ts'
import { mountStaffRoutes } from './house-staff-routes.ts'
import { activitiesOfficeRoutes } from './modules/activities/office-routes.ts'
import { activitiesRoutes } from './modules/activities/routes.ts'
import { adjustmentsOfficeRoutes } from './modules/adjustments/office-routes.ts'
import { approvalsOfficeRoutes } from './modules/approvals/office-routes.ts'
import { booksRoutes } from './modules/books/routes.ts'
import { cashierOfficeRoutes } from './modules/cashier/office-routes.ts'
import { paymentsOfficeRoutes } from './modules/cashier/payments-office-routes.ts'
import { cashierRoutes } from './modules/cashier/routes.ts'
import { cashierSettingsRoutes } from './modules/cashier/settings-routes.ts'
import { sandboxGame } from './modules/catalogue/index.ts'
import { listsOfficeRoutes } from './modules/catalogue/lists-routes.ts'
import { catalogueOfficeRoutes } from './modules/catalogue/office-routes.ts'
import { ownGamesRoutes } from './modules/catalogue/own-routes.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { consentRoutes } from './modules/content/consent-routes.ts'
import { firstWords } from './modules/content/first-words.ts'
import { contentOfficeRoutes } from './modules/content/office-routes.ts'
import { contentRoutes } from './modules/content/routes.ts'
import { documentsOfficeRoutes } from './modules/documents/office-routes.ts'
import { documentsRoutes } from './modules/documents/routes.ts'
import { createFreshProof } from './modules/factors/index.ts'
import { factorsRoutes } from './modules/factors/routes.ts'
import { feedbackOfficeRoutes } from './modules/feedback/office-routes.ts'
import { feedbackRoutes } from './modules/feedback/routes.ts'
import { freeRoundsOfficeRoutes } from './modules/free-rounds/office-routes.ts'
import { freeRoundsRoutes } from './modules/free-rounds/routes.ts'
import { guardRoutes } from './modules/guard/routes.ts'
import { forgottenRoutes } from './modules/identity/forgotten-routes.ts'
import { identityRoutes } from './modules/identity/routes.ts'
import { sessionsRoutes } from './modules/identity/sessions-routes.ts'
import { jackpotsOfficeRoutes } from './modules/jackpots/office-routes.ts'
import { jackpotsRoutes } from './modules/jackpots/routes.ts'
import { launchRoutes } from './modules/launch/routes.ts'
import { profileRoutes } from './modules/members/profile-routes.ts'
import { messagesOfficeRoutes } from './modules/messages/office-routes.ts'
import { messagesRoutes } from './modules/messages/routes.ts'
import { missionsOfficeRoutes } from './modules/missions/office-routes.ts'
import { missionsRoutes } from './modules/missions/routes.ts'
import { payeesRoutes } from './modules/payees/routes.ts'
import { pointsOfficeRoutes } from './modules/points/office-routes.ts'
import { pointsRoutes } from './modules/points/routes.ts'
import { protectionRoutes } from './modules/protection/routes.ts'
import { providersOfficeRoutes } from './modules/providers/office-routes.ts'
import { providersRoutes } from './modules/providers/routes.ts'
import { pushRoutes } from './modules/push/routes.ts'
import { raffleOfficeRoutes } from './modules/raffle/office-routes.ts'
import { raffleRoutes } from './modules/raffle/routes.ts'
import { rebatesOfficeRoutes } from './modules/rebates/office-routes.ts'
import { rebatesRoutes } from './modules/rebates/routes.ts'
import { reconciliationOfficeRoutes } from './modules/reconciliation/office-routes.ts'
import { referralsOfficeRoutes } from './modules/referrals/office-routes.ts'
import { referralsRoutes } from './modules/referrals/routes.ts'
import { reportsOfficeRoutes } from './modules/reports/office-routes.ts'
import { riskOfficeRoutes } from './modules/risk/office-routes.ts'
import { seamlessRoutes } from './modules/seamless/routes.ts'
import { securityRoutes } from './modules/security/routes.ts'
import { statementsOfficeRoutes } from './modules/statements/office-routes.ts'
import { systemRoutes } from './modules/system/routes.ts'
import { supportOfficeRoutes, supportRoutes } from './modules/system/support-routes.ts'
import { transfersOfficeRoutes } from './modules/transfers/office-routes.ts'
import { transfersRoutes } from './modules/transfers/routes.ts'
import { trialsRoutes } from './modules/trials/routes.ts'
import { turnoverOfficeRoutes } from './modules/turnover/office-routes.ts'
import { turnoverRoutes } from './modules/turnover/routes.ts'
import { uplineOfficeRoutes } from './modules/upline/office-routes.ts'
import { uplineRoutes } from './modules/upline/routes.ts'
import { vendorsOfficeRoutes } from './modules/vendors/office-routes.ts'
import { verificationRoutes } from './modules/verification/routes.ts'
import { vipOfficeRoutes } from './modules/vip/office-routes.ts'
import { vipRoutes } from './modules/vip/routes.ts'
import { wagersRoutes } from './modules/wagers/routes.ts'
import { accountRecordRoutes } from './modules/wallet/account-record.ts'
import { walletRoutes } from './modules/wallet/routes.ts'
import { closedAccountRoutes } from './modules/withdrawals/closed-office-routes.ts'
import { withdrawalsOfficeRoutes } from './modules/withdrawals/office-routes.ts'
import { withdrawalsRoutes } from './modules/withdrawals/routes.ts'
import { withdrawalTermsRoutes } from './modules/withdrawals/terms-office-routes.ts'
import { queryable } from './platform/database.ts'
import type { Serve } from './platform/serve.ts'
import { createAskVendor } from './platform/vendors.ts'

/** What visitors, members and vendors may call. */
export function mountSiteRoutes(serve: Serve, rooms: Rooms, ground: Ground): void {
  const { system, members, wallet, identity, content, cashier, catalogue, transfers, launch, wagers, seamless } = rooms
  const findMember = members.find
  const findMembers = members.findMany
  systemRoutes(serve, { system, clock: ground.clock, publicKey: rooms.sealing.publicKey })
  supportRoutes(serve, { system, support: rooms.support, findMember })
  guardRoutes(serve, { guard: rooms.guard })
  booksRoutes(serve, { books: rooms.books })
  identityRoutes(serve, { identity, members, findPictures: rooms.pictures.find })
  profileRoutes(serve, {
    ...{ database: ground.databases.database, clock: ground.clock, members, pictures: rooms.pictures },
    ...{ budgets: rooms.guard.budgets, payeeNameOf: rooms.payees.nameOf },
  })
  sessionsRoutes(serve, { sessions: identity.sessions, countryOf: rooms.countryOf })
  trialsRoutes(serve, { trials: rooms.trials })
  forgottenRoutes(serve, identity)
  verificationRoutes(serve, { verification: rooms.verification })
  waysInRoutes(serve, rooms)
  walletRoutes(serve, { wallet, findMember })
  accountRecordRoutes(serve, {
    ...{ database: ground.databases.database, accountOf: wallet.accountOf, findMember },
    ...{ gamesOf: wagers.gamesOf, gamesNamed: catalogue.named },
  })
  contentRoutes(serve, { content })
  consentRoutes(serve, { consent: rooms.consent })
  feedbackRoutes(serve, { feedback: rooms.feedback })
  documentsRoutes(serve, { documents: rooms.documents })
  messagesRoutes(serve, { messages: rooms.messages, firstWords })
  pushRoutes(serve, { push: rooms.push })
  cashierRoutes(serve, {
    cashier,
    bank: ground.bank?.code ?? '',
    payeeName: 'Sanuk Demo',
    demoBank: ground.bank?.address ?? null,
    homeBrand: system.registry.home,
    demandAgreed: rooms.consent.demand,
  })
  payeesRoutes(serve, { payees: rooms.payees })
  withdrawalsRoutes(serve, {
    ...{ withdrawals: rooms.withdrawals, findMember, balanceOf: wallet.balanceOf },
    bank: ground.bank?.code ?? '',
  })
  catalogueRoutes(serve, { catalogue })
  jackpotsRoutes(serve, { jackpots: rooms.jackpots })
  ownGamesRoutes(serve, { catalogue, playedLately: wagers.playedLately })
  transfersRoutes(serve, { transfers, findMember })
  const { demandMayPlay, demandMayOpen } = rooms.protection
  launchRoutes(serve, { launch, findMember, demandMayOpen, demandAgreed: rooms.consent.demand })
  raffleRoutes(serve, { raffle: rooms.raffle, findMembers, demandMayPlay })
  uplineRoutes(serve, { upline: rooms.upline, findMember, demandMayPlay: rooms.protection.demandMayPlay })
  referralsRoutes(serve, {
    ...{ referrals: rooms.referrals, clock: ground.clock, findMember, findMembers },
    demandMayPlay: rooms.protection.demandMayPlay,
  })
  rebatesRoutes(serve, {
    ...{ rebates: rooms.rebates, clock: ground.clock, findMember, turnover: rooms.turnover, demandMayPlay },
  })
  turnoverRoutes(serve, { turnover: rooms.turnover, findMember, gamesNamed: catalogue.named })
  activitiesRoutes(serve, {
    ...{ activities: rooms.activities, findMember, findMembers, clock: ground.clock, demandMayPlay },
  })
  freeRoundsRoutes(serve, { freeRounds: rooms.freeRounds, gamesNamed: catalogue.named })
  missionsRoutes(serve, { missions: rooms.missions, findMember, findMembers, demandMayPlay })
  vipRoutes(serve, {
    ...{ vip: rooms.vip, clock: ground.clock, findMember, turnover: rooms.turnover },
    ...{ depositedBy: cashier.depositedBy, demandMayPlay },
  })
  protectionRoutes(serve, {
    ...{ protection: rooms.protection, turnover: rooms.turnover, paidSince: cashier.paidSince },
    ...{ hasPassword: identity.hasPassword, demandPassword: identity.demandPassword, findMember },
  })
  pointsRoutes(serve, { points: rooms.points, demandMayPlay })
  wagersRoutes(serve, { wagers, gamesNamed: catalogue.named, findMembers, replayOf: launch.replayOf })
  seamlessRoutes(serve, {
    seamless,
    sessions: launch.sessions,
    findMember,
    balanceOf: wallet.balanceOf,
    oneGame: catalogue.one,
  })
}

/** All by which a member is let in. Nothing of it changes without a fresh proof, and the last way in stays. */
function waysInRoutes(serve: Serve, { identity, factors, providers, security }: Rooms): void {
  const { hasPassword, isPasswordOf } = identity
  const freshProof = createFreshProof({ factors, hasPassword, isPasswordOf, codes: security.proofCodes })
  const demandProof = freshProof.demand
  securityRoutes(serve, { security, identity, freshProof })
  factorsRoutes(serve, {
    ...{ factors, demandProof },
    isLetInOtherwise: async (member) => (await hasPassword(member)) || providers.hasLink(member),
  })
  providersRoutes(serve, {
    ...{ providers, demandProof },
    isLetInOtherwise: async (member) => (await hasPassword(member)) || (await factors.passkeys.list(member)).length > 0,
  })
}

/** What operators decide about gifts, and what members ask for. */
function giftsOfficeRoutes(serve: Serve, rooms: Rooms, ground: Ground): void {
  const { system, cashier, operators } = rooms
  const { findMany } = rooms.members
  raffleOfficeRoutes(serve, { raffle: rooms.raffle, approvals: rooms.approvals })
  activitiesOfficeRoutes(serve, {
    ...{ activities: rooms.activities, approvals: rooms.approvals, findMembers: findMany },
    ...{ operatorNames: operators.names, currencyOf: async (brand) => (await system.describe(brand)).currency },
    ...{ depositSizes: cashier.depositSizes, depositedSince: cashier.depositedSince, clock: ground.clock },
  })
  freeRoundsOfficeRoutes(serve, {
    ...{ freeRounds: rooms.freeRounds, approvals: rooms.approvals, gamesNamed: rooms.catalogue.named },
    members: rooms.members,
    ...{ operatorNames: operators.names, clock: ground.clock },
    twoFrom: async (brand) => (await cashier.methods.settingOf(brand)).twoFrom,
  })
  uplineOfficeRoutes(serve, { upline: rooms.upline, approvals: rooms.approvals, findMembers: findMany })
  referralsOfficeRoutes(serve, { referrals: rooms.referrals, approvals: rooms.approvals, findMembers: findMany })
  rebatesOfficeRoutes(serve, { rebates: rooms.rebates, approvals: rooms.approvals })
  missionsOfficeRoutes(serve, { missions: rooms.missions, approvals: rooms.approvals, findMembers: findMany })
  turnoverOfficeRoutes(serve, { turnover: rooms.turnover, approvals: rooms.approvals })
  vipOfficeRoutes(serve, { vip: rooms.vip, approvals: rooms.approvals, clock: ground.clock })
  pointsOfficeRoutes(serve, {
    ...{ points: rooms.points, approvals: rooms.approvals, pictures: rooms.pictures },
    ...{ findMembers: findMany, operatorNames: operators.names },
  })
}

/** What operators may call; the office too asks for the brand first. */
export function mountOfficeRoutes(serve: Serve, rooms: Rooms, ground: Ground): void {
  const { system, members, wallet, cashier, catalogue, wagers, operators } = rooms
  const { database } = ground.databases
  const { findByUsername, findMany } = members
  systemRoutes(serve, { system, clock: ground.clock, publicKey: rooms.sealing.publicKey })
  guardRoutes(serve, { guard: rooms.guard })
  mountStaffRoutes(serve, rooms, ground)
  supportOfficeRoutes(serve, { support: rooms.support })
  approvalsOfficeRoutes(serve, { approvals: rooms.approvals, operatorNames: operators.names })
  adjustmentsOfficeRoutes(serve, { findMember: members.find, propose: rooms.approvals.propose })
  contentOfficeRoutes(serve, { ...rooms, clock: ground.clock })
  // What is written may lead to a game: it is looked for as the site does.
  catalogueRoutes(serve, { catalogue })
  giftsOfficeRoutes(serve, rooms, ground)
  documentsOfficeRoutes(serve, {
    ...{ documents: rooms.documents, members, operatorNames: operators.names, sayDeed: rooms.audit.say },
  })
  messagesOfficeRoutes(serve, {
    ...{ messages: rooms.messages, approvals: rooms.approvals, operatorNames: operators.names, clock: ground.clock },
  })
  feedbackOfficeRoutes(serve, { feedback: rooms.feedback })
  catalogueOfficeRoutes(serve, { catalogue, vendors: rooms.vendors })
  listsOfficeRoutes(serve, catalogue)
  providersOfficeRoutes(serve, { providers: rooms.providers })
  jackpotsOfficeRoutes(serve, {
    ...{ jackpots: rooms.jackpots, clock: ground.clock, gamesNamed: catalogue.named, findMembers: findMany },
  })
  vendorsOfficeRoutes(serve, {
    ...{ vendors: rooms.vendors, clock: ground.clock },
    ...{ playedAt: wagers.playedAt, standingOf: rooms.seamless.standingOf, categories: catalogue.lists.categories },
    ...{ addSandboxGame: (vendor) => catalogue.addUnlisted(sandboxGame(vendor)), askVendor: createAskVendor(ground) },
  })
  mountMemberOfficeRoutes(serve, rooms, ground)
  mountRecordRoutes(serve, rooms, ground)
  const atCashier = {
    ...{ cashier, clock: ground.clock, approvals: rooms.approvals, operatorNames: operators.names },
    ...{ findByUsername, findMany, closedBytes: rooms.pictures.closedBytes },
  }
  cashierOfficeRoutes(serve, atCashier)
  paymentsOfficeRoutes(serve, atCashier)
  cashierSettingsRoutes(serve, atCashier)
  withdrawalTermsRoutes(serve, { withdrawals: rooms.withdrawals, approvals: rooms.approvals })
  withdrawalsOfficeRoutes(serve, {
    ...{ withdrawals: rooms.withdrawals, payees: rooms.payees, owed: rooms.turnover.owed, approvals: rooms.approvals },
    ...{ pictures: rooms.pictures, clock: ground.clock, operatorNames: operators.names, findByUsername, findMany },
    ...{ balanceOf: wallet.balanceOf, depositedBy: cashier.totalOf },
  })
  closedAccountRoutes(serve, {
    withdrawals: rooms.withdrawals,
    payees: rooms.payees,
    findMember: members.find,
    balanceOf: wallet.balanceOf,
  })
  transfersOfficeRoutes(serve, { transfers: rooms.transfers, clock: ground.clock, findByUsername, findMany })
  riskOfficeRoutes(serve, { risk: rooms.risk, findMembers: findMany, operatorNames: operators.names })
  reconciliationOfficeRoutes(serve, { reconciliation: rooms.reconciliation })
  statementsOfficeRoutes(serve, { statements: rooms.statements })
  reportsOfficeRoutes(serve, {
    clock: ground.clock,
    trialBalance: (brand) => trialBalance(queryable(database), brand),
    lastLook: rooms.books.lastLook,
    flowsByDay: ({ id, currency }, days) => flowsByDay(queryable(database), { brand: id, currency, days }),
    unsettledSince: wagers.unsettledSince,
    queues: {
      withdrawals: rooms.withdrawals.queue,
      deposits: cashier.queue,
      approvals: (brand, caller) => rooms.approvals.queueOf(caller, brand),
      documents: rooms.documents.queue,
      risk: rooms.risk.queue,
      activities: rooms.activities.queue,
      points: rooms.points.queue,
      feedback: rooms.feedback.queue,
    },
    ...{ figures: wagers.figures, creditedByDay: cashier.creditedByDay, joinedByDay: members.joinedByDay },
    freeByDay: rooms.freeRounds.freeByDay,
    gamesNamed: catalogue.named,
    latestBroken: rooms.books.latestBroken,
    overdueByVendor: wagers.overdueByVendor,
    alarmedVendors: rooms.seamless.flow.alarmed,
  })
}
