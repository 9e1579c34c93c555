import { ALL_RULES, checkAllRules } from './book-rules.ts'
import { buildApprovals } from './house-approvals.ts'
import { buildBrands } from './house-brands.ts'
import { buildFreeRounds } from './house-free-rounds.ts'
import { buildGifts } from './house-gifts.ts'
import type { Ground } from './house-ground.ts'
import { buildMoneyDoors } from './house-money-doors.ts'
import { moneyNews } from './house-news.ts'
import { buildPeople } from './house-people.ts'
import { buildRisk } from './house-risk.ts'
import { buildSaid } from './house-said.ts'
import { createAdjustments } from './modules/adjustments/index.ts'
import { createAudit } from './modules/audit/index.ts'
import { createBooks } from './modules/books/index.ts'
import { createCatalogue } from './modules/catalogue/index.ts'
import { createJackpots } from './modules/jackpots/index.ts'
import { createLaunch } from './modules/launch/index.ts'
import { createOperators } from './modules/operators/index.ts'
import { createProtection } from './modules/protection/index.ts'
import { createReconciliation } from './modules/reconciliation/index.ts'
import { createSeamless } from './modules/seamless/index.ts'
import { createStatements } from './modules/statements/index.ts'
import { createTransfers } from './modules/transfers/index.ts'
import { createTurnover } from './modules/turnover/index.ts'
import { createVendors } from './modules/vendors/index.ts'
import { createWagers } from './modules/wagers/index.ts'
import { namesInBooks } from './names-in-books.ts'
import type { CountryOf } from './platform/countries.ts'
import { createOnce } from './platform/once.ts'
import { createSealing } from './platform/sealing.ts'
import { createSealingStore } from './platform/sealing-store.ts'
import { createAskWallet } from './platform/vendor-wallets.ts'
import { createCallVendor } from './platform/vendors.ts'

export type Rooms = ReturnType<typeof buildRooms>

/** Every room in floor order, with all that it is given. A room that needed one further down could not be built. */
export function buildRooms(ground: Ground, countryOf: CountryOf) {
  const { databases, live, clock, log, outgoing } = ground
  const { database } = databases
  const once = createOnce(database)
  const sealing = createSealing(createSealingStore(database), clock)
  const callVendor = createCallVendor({ log, outgoing })
  const news = moneyNews(live)
  const books = createBooks({
    ...{ database, clock, log, rules: ALL_RULES, check: checkAllRules },
    headKey: ground.ledgerHeads?.key ?? null,
    dataDirectory: ground.ledgerHeads?.directory ?? null,
  })
  const people = buildPeople(ground, { countryOf, spendOnce: once.spend })
  const { members, wallet } = people
  const { accountOf } = wallet
  const audit = createAudit({ database })
  const operators = createOperators({
    ...{ database, clock, attempts: people.guard.attempts },
    ...{ factors: people.factors, sayDeed: audit.say, installationSecret: ground.installationSecret },
  })
  const said = buildSaid(ground, people)
  const vendors = createVendors({
    ...{ database, clock, log, outgoing, configured: ground.gameVendors },
    installationSecret: ground.installationSecret,
  })
  const openVendor = (code: string) => (vendors.isEnabled(code) ? (vendors.vendorNamed(code)?.called ?? null) : null)
  const { timeZoneOf, currencyOf } = people.system
  const catalogue = createCatalogue({ database, clock, callVendor, vendors, currencyOf, sayDeed: audit.say })
  const jackpots = createJackpots({ database, clock, callVendor, vendors, gamesWithPools: catalogue.withPools })
  const wagers = createWagers({ ...{ database, clock, log, changesOf: books.changesOf }, timeZoneOf })
  const protection = createProtection({
    ...{ database, clock, timeZoneOf, playedDays: wagers.days, tell: news.protection },
  })
  const transfers = createTransfers({
    ...{ database, clock, log, accountOf, vendors, protection, announce: news.transfer },
    askWallet: createAskWallet({ log, outgoing, patience: ground.walletPatience }),
    reached: ground.transferReached ?? (async () => undefined),
  })
  const launch = createLaunch({
    ...{ database, clock, callVendor, openVendor, moneyFollows: transfers.follow },
    ...{ oneGame: catalogue.one, noteOpened: catalogue.noteOpened },
    siteOrigin: ground.siteOrigin,
    demandBudgets: people.guard.budgets.demand,
  })
  const turnover = createTurnover({
    ...{ database, clock, wagers, timeZoneOf, hasMoneyAway: transfers.hasMoneyAway, feedPools: jackpots.feed },
  })
  const doors = buildMoneyDoors(ground, people, { news, turnover, said, protection })
  const { cashier } = doors
  const freeRounds = buildFreeRounds(ground, people, { callVendor, openVendor, catalogue, turnover })
  const seamless = createSeamless({
    ...{ database, clock, log, accountOf, wagers, protection, announce: news.balance },
    lanes: databases.lanes,
    limitsOf: vendors.limitsOf,
    ...{ findMember: members.find, findMembers: members.findMany, accountsOf: wallet.accountsOf },
    oneGame: catalogue.one,
    sessions: launch.sessions,
    ...{ freeRounds, jackpots },
  })
  const reconciliation = createReconciliation({
    ...{ database, clock, names: namesInBooks, roundNames: wagers.vendorNamesOf },
  })

  const statements = createStatements({
    ...{ database, clock, atBank: cashier.atBank, accountsOf: cashier.accountsOf },
    ...{ holdFound: cashier.holdFound, paidOut: doors.withdrawals.movesSince },
  })
  const adjustments = createAdjustments({ findMember: members.find, accountOf, announce: news.balance })
  const gifts = buildGifts(ground, { people, pictures: said.pictures, wagers, turnover, cashier })
  const risk = buildRisk(ground, { people, doors, turnover })
  const approvals = buildApprovals(ground, { adjustments, operators, turnover, people, said, gifts, freeRounds, doors })

  return {
    ...people,
    ...said,
    ...{ ...gifts, ...doors },
    brands: buildBrands(ground, people),
    ...{ risk, books, audit, operators, approvals, vendors, catalogue, jackpots, transfers, freeRounds },
    ...{ launch, wagers, protection, turnover, seamless, reconciliation, statements, sealing, once, countryOf },
  }
}
