import { trialBalance } from '@sanuk/ledger/accounts'
import { checkBooks } from '@sanuk/ledger/check'
import type { Ground, Rooms } from './house.ts'
import { booksRoutes } from './modules/books/routes.ts'
import { cashierOfficeRoutes } from './modules/cashier/office-routes.ts'
import { cashierRoutes } from './modules/cashier/routes.ts'
import { catalogueRoutes } from './modules/catalogue/routes.ts'
import { contentRoutes } from './modules/content/routes.ts'
import { createFreshProof } from './modules/factors/index.ts'
import { factorsRoutes } from './modules/factors/routes.ts'
import { guardRoutes } from './modules/guard/routes.ts'
import { forgottenRoutes } from './modules/identity/forgotten-routes.ts'
import { identityRoutes } from './modules/identity/routes.ts'
import { sessionsRoutes } from './modules/identity/sessions-routes.ts'
import { launchRoutes } from './modules/launch/routes.ts'
import { membersOfficeRoutes } from './modules/members/office-routes.ts'
import { operatorsOfficeRoutes } from './modules/operators/office-routes.ts'
import { providersOfficeRoutes } from './modules/providers/office-routes.ts'
import { providersRoutes } from './modules/providers/routes.ts'
import { reconciliationOfficeRoutes } from './modules/reconciliation/office-routes.ts'
import { reportsOfficeRoutes } from './modules/reports/office-routes.ts'
import { seamlessRoutes } from './modules/seamless/routes.ts'
import { securityRoutes } from './modules/security/routes.ts'
import { systemRoutes } from './modules/system/routes.ts'
import { transfersOfficeRoutes } from './modules/transfers/office-routes.ts'
import { transfersRoutes } from './modules/transfers/routes.ts'
import { trialsRoutes } from './modules/trials/routes.ts'
import { vendorsOfficeRoutes } from './modules/vendors/office-routes.ts'
import { verificationRoutes } from './modules/verification/routes.ts'
import { wagersOfficeRoutes } from './modules/wagers/office-routes.ts'
import { wagersRoutes } from './modules/wagers/routes.ts'
import { walletRoutes } from './modules/wallet/routes.ts'
import { queryable } from './platform/database.ts'
import type { Serve } from './platform/serve.ts'

/** What visitors, members and vendors may call. */
export function mountSiteRoutes(serve: Serve, rooms: Rooms, ground: Ground): void {
  const { system, members, wallet, identity, content, cashier, catalogue, transfers, launch, wagers, seamless } = rooms
  const findMember = members.find
  const findMembers = members.findMany
  systemRoutes(serve, { system, clock: ground.clock, publicKey: rooms.sealing.publicKey })
  guardRoutes(serve, { guard: rooms.guard })
  booksRoutes(serve, { books: rooms.books })
  identityRoutes(serve, { identity, members })
  sessionsRoutes(serve, { sessions: identity.sessions, countryOf: rooms.countryOf })
  trialsRoutes(serve, { trials: rooms.trials })
  forgottenRoutes(serve, identity)
  verificationRoutes(serve, { verification: rooms.verification })
  waysInRoutes(serve, rooms)
  walletRoutes(serve, { wallet, findMember })
  contentRoutes(serve, { content })
  cashierRoutes(serve, {
    cashier,
    bank: ground.bank?.code ?? '',
    payeeName: 'Sanuk Demo',
    demoBank: ground.bank?.address ?? null,
  })
  catalogueRoutes(serve, { catalogue })
  transfersRoutes(serve, { transfers, findMember })
  launchRoutes(serve, { launch, findMember })
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

/** What operators may call; the office too asks for the brand first. */
export function mountOfficeRoutes(serve: Serve, rooms: Rooms, ground: Ground): void {
  const { system, members, wallet, cashier, catalogue, wagers, operators } = rooms
  const { database } = ground.databases
  const { findByUsername, findMany } = members
  systemRoutes(serve, { system, clock: ground.clock, publicKey: rooms.sealing.publicKey })
  guardRoutes(serve, { guard: rooms.guard })
  operatorsOfficeRoutes(serve, { operators })
  providersOfficeRoutes(serve, { providers: rooms.providers })
  vendorsOfficeRoutes(serve, {
    ...{ vendors: rooms.vendors, clock: ground.clock },
    ...{ playedAt: wagers.playedAt, standingOf: rooms.seamless.standingOf },
  })
  membersOfficeRoutes(serve, { members, balancesOf: wallet.balancesOf })
  wagersOfficeRoutes(serve, { wagers, gamesNamed: catalogue.named, findByUsername, findMany })
  cashierOfficeRoutes(serve, { list: cashier.list, findByUsername, findMany })
  transfersOfficeRoutes(serve, { transfers: rooms.transfers, clock: ground.clock, findByUsername, findMany })
  reconciliationOfficeRoutes(serve, { reconciliation: rooms.reconciliation })
  reportsOfficeRoutes(serve, {
    clock: ground.clock,
    trialBalance: (brand) => trialBalance(queryable(database), brand),
    checkBooks: () => checkBooks(queryable(database)),
    playedSince: wagers.playedSince,
    depositedSince: cashier.creditedSince,
    joinedSince: members.joinedSince,
  })
}
