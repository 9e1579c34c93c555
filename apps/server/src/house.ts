import type { KeyObject } from 'node:crypto'
import type { Log } from '@sanuk/host/log'
import type { FastifyInstance } from 'fastify'
import { jobsOf } from './house-jobs.ts'
import { moneyNews } from './house-news.ts'
import { proversOf } from './house-provers.ts'
import { mountOfficeRoutes, mountSiteRoutes } from './house-routes.ts'
import { buildSaid } from './house-said.ts'
import { createAdjustments } from './modules/adjustments/index.ts'
import { createApprovals } from './modules/approvals/index.ts'
import { createAudit } from './modules/audit/index.ts'
import { type Books, createBooks } from './modules/books/index.ts'
import { createCashier } from './modules/cashier/index.ts'
import { createCatalogue } from './modules/catalogue/index.ts'
import { createFactors } from './modules/factors/index.ts'
import { createGuard } from './modules/guard/index.ts'
import { createIdentity } from './modules/identity/index.ts'
import { createLaunch } from './modules/launch/index.ts'
import { createMembers } from './modules/members/index.ts'
import { createOperators } from './modules/operators/index.ts'
import { servePictures } from './modules/pictures/serve-pictures.ts'
import { createProviders } from './modules/providers/index.ts'
import { createRaffle } from './modules/raffle/index.ts'
import { createReconciliation } from './modules/reconciliation/index.ts'
import { receiveStatements } from './modules/reconciliation/receive-statement.ts'
import { createSeamless, type Flow } from './modules/seamless/index.ts'
import { createContactCodes, createSecurity } from './modules/security/index.ts'
import { createSystem } from './modules/system/index.ts'
import { createTransfers, type TransferStep } from './modules/transfers/index.ts'
import { createTrials } from './modules/trials/index.ts'
import { createVendors, recordCalls, type Vendors } from './modules/vendors/index.ts'
import { createVerification } from './modules/verification/index.ts'
import { createWagers, type Wagers } from './modules/wagers/index.ts'
import { createWallet } from './modules/wallet/index.ts'
import { namesInBooks } from './names-in-books.ts'
import { createDrawnBanners, type DrawBanner } from './pages/drawn-banners.ts'
import { createSiteHeads } from './pages/site-heads.ts'
import { serveManifest } from './pages/web-manifest.ts'
import { createAfterAnswer } from './platform/after-answer.ts'
import { createApp } from './platform/app.ts'
import { brandOrigin } from './platform/brand-origin.ts'
import { acrossBrands } from './platform/brand-scope.ts'
import type { Change } from './platform/changes.ts'
import type { Clock } from './platform/clock.ts'
import { type CountryOf, openCountries } from './platform/countries.ts'
import type { Databases } from './platform/database.ts'
import { firebaseSources } from './platform/firebase-sources.ts'
import type { Gate } from './platform/gate.ts'
import type { Job } from './platform/jobs.ts'
import { createKeptAnswers, type KeptAnswers } from './platform/kept-answers.ts'
import type { Live } from './platform/live.ts'
import type { MailGateway } from './platform/mail.ts'
import type { Sources } from './platform/page.ts'
import type { HeadOf } from './platform/pages.ts'
import { createReadyLane } from './platform/ready-lane.ts'
import { createSealing } from './platform/sealing.ts'
import { createSealingStore } from './platform/sealing-store.ts'
import { createServe } from './platform/serve.ts'
import type { SmsGateway } from './platform/sms-gateway.ts'
import { createAskWallet, type WalletPatience } from './platform/vendor-wallets.ts'
import { createCallVendor, type GameVendor, type Vendor } from './platform/vendors.ts'
import { sayWord } from './words.ts'

/** What the house stands on. Everything that a test may want to choose is here. */
export type Ground = {
  readonly databases: Databases
  readonly live: Live
  readonly clock: Clock
  readonly log: Log
  /** Game vendors that the environment brings. */
  readonly gameVendors: readonly GameVendor[]
  /** The bank that reports payments; its address is shown to visitors of demo brands. */
  readonly bank: Vendor | null
  /** Where short messages and letters are handed over; without one, none are sent. */
  readonly sms?: SmsGateway | null
  readonly mail?: MailGateway | null
  readonly siteOrigin: string
  /** How pages' banners become HTML; without it pages arrive without. */
  readonly drawBanner?: DrawBanner | null
  readonly trustedProxies: readonly string[]
  readonly requestsPerMinute: number
  /** From which the key comes that encrypts vendors' keys; without it none can be kept. */
  readonly installationSecret?: string | undefined
  /** How many guesses a human check costs whoever calls; without it as many as the guard's README says. */
  readonly humanCheckGuesses?: number | undefined
  /** With which key the ledger's heads are signed, and where they are kept outside the database. */
  readonly ledgerHeads?: { readonly key: KeyObject; readonly directory: string | null } | null
  /** Origin of the stand-in for Firebase that demo brands may speak to. */
  readonly firebaseStandIn?: string | undefined
  /** Origin of what stands in for the browsers' push services. */
  readonly pushStandIn?: string | undefined
  /** How long vendors' wallets are waited for, and where a transfer is to stop: for tests. */
  readonly walletPatience?: WalletPatience
  readonly transferReached?: (step: TransferStep) => Promise<void>
}

export type House = {
  /** Answers visitors, members and vendors. */
  readonly site: FastifyInstance
  /** Answers operators, on an address of its own. */
  readonly office: FastifyInstance
  readonly jobs: readonly Job[]
  /** Fetches the vendors' lists of games; also done by a job. */
  readonly synchroniseCatalogue: () => Promise<void>
  /** Draws and opens raffles; also done by a job. */
  readonly openDraws: () => Promise<void>
  readonly books: Books
  readonly vendors: Vendors
  readonly wagers: Pick<Wagers, 'overdueByVendor' | 'sumDays'>
  /** What vendors' games take and give. */
  readonly flow: Flow
  /** What the site's pages may load from at a host. */
  readonly sourcesOf: (host: string) => Promise<Sources>
  /** What each page of the site says of itself. */
  readonly headOf: HeadOf
  /** To be called with every committed change of what visitors are shown. */
  readonly changed: (change: Change) => void
  /** Resolves when all that answers left to be done is done. */
  readonly afterAnswers: () => Promise<void>
}

export type Rooms = ReturnType<typeof buildRooms>

/** The rooms that know who is there, on the floors below all that people do. */
function buildPeople(ground: Ground, countryOf: CountryOf) {
  const { clock, log } = ground
  const { database } = ground.databases
  const system = createSystem({ database, clock, countryOf, firebaseStandIn: ground.firebaseStandIn ?? null })
  const guard = createGuard({
    ...{ database, clock },
    ...{ secret: ground.installationSecret, guesses: ground.humanCheckGuesses },
  })
  const members = createMembers({ database, installationSecret: ground.installationSecret })
  const wallet = createWallet({ database })
  const { accountOf } = wallet
  const afterAnswer = createAfterAnswer(log)
  const verification = createVerification({
    ...{ database, clock, afterAnswer, sms: ground.sms ?? null, mail: ground.mail ?? null },
    installationSecret: ground.installationSecret,
    spendBudgets: guard.budgets.spend,
    findByMobile: members.findByMobile,
  })
  const factors = createFactors({
    ...{ database, clock, budgets: guard.budgets },
    installationSecret: ground.installationSecret,
  })
  const providers = createProviders({
    ...{ database, clock, log: ground.log },
    installationSecret: ground.installationSecret,
  })
  const identity = createIdentity({
    ...{ database, clock, countryOf, members, accountOf },
    ...{ verification, afterAnswer, guard, spendBudgets: guard.budgets.spend },
    originOf: (brand) => brandOrigin(brand, ground.siteOrigin),
    rulesOf: system.rulesOf,
    brandNameOf: async (brand) => (await system.describe(brand)).name,
    provers: proversOf(factors, createContactCodes({ members, verification }, 'device')),
    ...{ checkPasskey: factors.checkPasskey, providers },
  })
  const security = createSecurity({ ...{ database, clock, afterAnswer }, members, verification, identity })
  const trials = createTrials({
    ...{ database, clock, members, accountOf },
    ...{ budgets: guard.budgets, letIn: identity.letIn },
  })
  return { system, guard, members, wallet, afterAnswer, verification, factors, providers, identity, security, trials }
}

/** Every room in floor order, with all that it is given. A room that needed one further down could not be built. */
function buildRooms(ground: Ground, countryOf: CountryOf) {
  const { databases, live, clock, log } = ground
  const { database } = databases
  const sealingStore = createSealingStore(database)
  const sealing = createSealing(sealingStore, clock)
  const callVendor = createCallVendor(log)
  const news = moneyNews(live)
  const books = createBooks({
    ...{ database, clock, log },
    headKey: ground.ledgerHeads?.key ?? null,
    dataDirectory: ground.ledgerHeads?.directory ?? null,
  })
  const people = buildPeople(ground, countryOf)
  const { members, wallet } = people
  const { accountOf } = wallet
  const audit = createAudit({ database })
  const operators = createOperators({
    ...{ database, clock, attempts: people.guard.attempts },
    ...{ factors: people.factors, sayDeed: audit.say },
  })
  const said = buildSaid(ground, people.guard)
  const cashier = createCashier({
    ...{ database, clock, accountOf },
    billerId: DEMO_BILLER,
    announce: news.credited,
    announceExpiry: news.expired,
  })
  const vendors = createVendors({
    ...{ database, clock, log, configured: ground.gameVendors },
    installationSecret: ground.installationSecret,
  })
  const openVendor = (code: string) => (vendors.isEnabled(code) ? (vendors.vendorNamed(code)?.called ?? null) : null)
  const catalogue = createCatalogue({ database, clock, callVendor, vendors, sayDeed: audit.say })
  const transfers = createTransfers({
    ...{ database, clock, log, accountOf, vendors, announce: news.transfer },
    askWallet: createAskWallet(log, ground.walletPatience),
    reached: ground.transferReached ?? (async () => undefined),
  })
  const launch = createLaunch({
    ...{ database, clock, callVendor, openVendor, moneyFollows: transfers.follow },
    ...{ oneGame: catalogue.one, noteOpened: catalogue.noteOpened },
    siteOrigin: ground.siteOrigin,
  })
  const wagers = createWagers({
    ...{ database, clock, log, changesOf: books.changesOf },
    timeZoneOf: async (brand) => (await people.system.describe(brand)).timeZone,
  })
  const seamless = createSeamless({
    ...{ database, clock, log, accountOf, wagers, announce: news.balance },
    lanes: databases.lanes,
    limitsOf: vendors.limitsOf,
    ...{ findMember: members.find, findMembers: members.findMany, accountsOf: wallet.accountsOf },
    oneGame: catalogue.one,
    sessions: launch.sessions,
  })
  const reconciliation = createReconciliation({
    ...{ database, clock, names: namesInBooks, roundNames: wagers.vendorNamesOf },
  })

  const adjustments = createAdjustments({ findMember: members.find, accountOf, announce: news.balance })
  const raffle = createRaffle({
    ...{ database, clock, wagers, accountOf, findMember: members.find, announce: news.balance },
    brandNamed: people.system.describe,
  })
  const carryOut = {
    'members.adjust': adjustments.carryOut,
    'content.publish': said.content.publishing.publish,
    'raffle.plan': raffle.carryOut,
  }
  const approvals = createApprovals({ database, clock, carryOut })

  return {
    ...people,
    ...said,
    ...{ books, audit, operators, approvals, cashier, vendors, catalogue, transfers },
    ...{ launch, wagers, seamless, raffle, reconciliation, sealing, sealingStore, countryOf },
  }
}

/** What the front door is given to know who comes. */
function buildGate({ system, guard, identity, operators, sealing, vendors }: Rooms, ground: Ground): Gate {
  return {
    clock: ground.clock,
    brandOf: system.brandOf,
    closedTo: async (host, address) => {
      const brand = await system.brandOf(host)
      return (brand && system.closedTo(brand, address)?.reason) ?? null
    },
    demandHuman: (brand, proof) => guard.human.demand(brand.id, proof),
    memberOf: (token, brand) => identity.callerOf(token, brand.id),
    operatorOf: (token, brand) => operators.callerOf(token, brand.id),
    signerOf: (code) => (code === ground.bank?.code ? ground.bank : vendors.signerOf(code)),
    unseal: sealing.unseal,
    say: sayWord,
  }
}

/** Builds everything on its ground: the rooms, the front door with every route, and the rooms' jobs. */
export async function buildHouse(ground: Ground): Promise<House> {
  const rooms = buildRooms(ground, await openCountries())
  const { vendors } = rooms
  await vendors.open()
  const gate = buildGate(rooms, ground)
  const kept = createKeptAnswers(() => ground.clock().getTime())
  const lane = createReadyLane({ kept, openBrandOf: rooms.system.openBrandOf })
  const site = await createApp(gate, ground.log, { ...ground, lane })
  recordCalls(site, { vendors, clock: ground.clock })
  ground.live.mount(site, gate)
  mountSiteRoutes(createServe(site, gate, { door: 'site', kept, lane }), rooms, ground)
  servePictures(site, gate, rooms.pictures)
  serveManifest(site, rooms.system.brandOf)
  const office = await createApp(gate, ground.log, ground)
  mountOfficeRoutes(createServe(office, gate, { door: 'office', kept }), rooms, ground)
  servePictures(office, gate, rooms.pictures)
  await receiveStatements(office, { gate, reconciliation: rooms.reconciliation, findVendor: vendors.find })
  return {
    site,
    office,
    jobs: jobsOf(rooms, ground.clock).map((job) => ({ ...job, work: () => acrossBrands(job.work) })),
    synchroniseCatalogue: rooms.catalogue.synchronise,
    openDraws: () => acrossBrands(rooms.raffle.drawAndOpen),
    books: rooms.books,
    vendors,
    wagers: {
      overdueByVendor: () => acrossBrands(rooms.wagers.overdueByVendor),
      sumDays: () => acrossBrands(rooms.wagers.sumDays),
    },
    flow: rooms.seamless.flow,
    sourcesOf: sourcesOf(rooms),
    headOf: createSiteHeads({
      brandOf: rooms.system.brandOf,
      promotion: rooms.content.shown.promotion,
      siteOrigin: ground.siteOrigin,
      banner: ground.drawBanner
        ? createDrawnBanners({ banners: rooms.content.shown.banners, kept, draw: ground.drawBanner })
        : async () => new Map(),
    }),
    afterAnswers: rooms.afterAnswer.done,
    changed: changeHearer(rooms, ground.live, kept),
  }
}

/** What no longer holds is forgotten before the open pages are told to ask again. */
const changeHearer =
  ({ system }: Rooms, live: Live, kept: KeptAnswers) =>
  ({ brand, topic }: Change): void => {
    if (topic === null || topic === 'brand') system.forget()
    if (topic === null) kept.forgetAll()
    else kept.forget(brand, topic)
    live.tellBrand(brand, { kind: 'changed', topic })
  }

/** Vendors' games, and what Firebase needs where the brand has it. */
const sourcesOf =
  ({ system, vendors }: Rooms) =>
  async (host: string): Promise<Sources> => {
    // A page that is told of no brand tells of that itself; it is shown even while the database does not answer.
    const brand = await system.brandOf(host).catch(() => null)
    const { frames, ...more } = firebaseSources(brand?.firebase ?? null)
    return { ...more, frames: [...vendors.origins(), ...frames], pictures: vendors.origins() }
  }

/** Fifteen digits that belong to nobody: a brand that takes real money has a biller id of its own bank. */
const DEMO_BILLER = '000000000000099'
