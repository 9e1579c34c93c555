import type { FastifyInstance } from 'fastify'
import type { Ground } from './house-ground.ts'
import { jobsOf } from './house-jobs.ts'
import { buildRooms, type Rooms } from './house-rooms.ts'
import { mountOfficeRoutes, mountSiteRoutes } from './house-routes.ts'
import type { Books } from './modules/books/index.ts'
import { servePictures } from './modules/pictures/serve-pictures.ts'
import { receiveStatements } from './modules/reconciliation/receive-statement.ts'
import type { Flow } from './modules/seamless/index.ts'
import { receiveBankFiles } from './modules/statements/receive-bank-file.ts'
import { createCallRecorder, recordCalls, type Vendors } from './modules/vendors/index.ts'
import type { Wagers } from './modules/wagers/index.ts'
import { walletAnswer } from './modules/wallet/wallet-answer.ts'
import { brandSources } from './pages/brand-sources.ts'
import { createDrawnBanners } from './pages/drawn-banners.ts'
import { createSiteHeads } from './pages/site-heads.ts'
import { serveManifest } from './pages/web-manifest.ts'
import { createApp } from './platform/app.ts'
import { acrossBrands } from './platform/brand-scope.ts'
import type { Change } from './platform/changes.ts'
import { openCountries } from './platform/countries.ts'
import type { Gate } from './platform/gate.ts'
import type { Job } from './platform/jobs.ts'
import { createKeptAnswers, type KeptAnswers } from './platform/kept-answers.ts'
import type { Live, ReadWallets } from './platform/live.ts'
import type { Sources } from './platform/page.ts'
import type { HeadOf } from './platform/pages.ts'
import { createReadyLane } from './platform/ready-lane.ts'
import { createServe } from './platform/serve.ts'
import { createVendorLane } from './platform/vendor-lane.ts'
import { sayWord } from './words.ts'

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
  /** What counts what was played since the last time, and what is made of it; each to be called about once a second. */
  readonly followers: readonly Follower[]
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

/** Follows what happens from where it was the last time; none waits for another, so that one that is behind delays none. */
export type Follower = { readonly name: string; readonly follow: () => Promise<void> }

/** What the front door is given to know who comes. */
function buildGate({ system, guard, identity, operators, sealing, once, vendors }: Rooms, ground: Ground): Gate {
  return {
    clock: ground.clock,
    brandOf: system.brandOf,
    homeBrand: system.registry.home,
    closedTo: async (host, address) => {
      const brand = await system.brandOf(host)
      return (brand && system.closedTo(brand, address)?.reason) ?? null
    },
    demandHuman: (brand, proof) => guard.human.read(brand.id, proof),
    memberOf: (token, brand, byClock) => identity.callerOf(token, brand.id, byClock),
    operatorOf: (token, brand, byClock) => operators.callerOf(token, brand.id, byClock),
    signerOf: (code) => [ground.bank, ground.gateway].find((one) => one?.code === code) ?? vendors.signerOf(code),
    unseal: sealing.unseal,
    spendOnce: once.spend,
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
  const ready = createReadyLane({ kept, openBrandOf: rooms.system.openBrandOf })
  const record = createCallRecorder({ vendors, clock: ground.clock })
  const vendorLane = createVendorLane({ ...ground, record })
  const site = await createApp(gate, ground.log, { ...ground, lanes: [vendorLane, ready] })
  recordCalls(site, record)
  ground.live.mount(site, gate, readWallets(rooms))
  mountSiteRoutes(createServe(site, gate, { door: 'site', kept, ready, vendors: vendorLane }), rooms, ground)
  servePictures(site, gate, rooms.pictures)
  serveManifest(site, rooms.system.brandOf)
  const office = await createApp(gate, ground.log, ground)
  mountOfficeRoutes(createServe(office, gate, { door: 'office', kept }), rooms, ground)
  servePictures(office, gate, rooms.pictures)
  await receiveStatements(office, { gate, reconciliation: rooms.reconciliation, findVendor: vendors.find })
  await receiveBankFiles(office, { gate, statements: rooms.statements })
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
    followers: [
      { name: 'turnover', follow: () => acrossBrands(rooms.turnover.gather) },
      { name: 'jackpots', follow: () => acrossBrands(rooms.jackpots.post) },
      { name: 'points', follow: () => acrossBrands(rooms.points.earn) },
      { name: 'missions', follow: () => acrossBrands(rooms.missions.follow) },
      { name: 'vip', follow: () => acrossBrands(rooms.vip.follow) },
      { name: 'friends', follow: () => acrossBrands(rooms.referrals.noteFriends) },
    ],
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

/** What wallets hold, for pages of whichever brand. */
const readWallets =
  ({ members, wallet }: Rooms): ReadWallets =>
  (ids) =>
    acrossBrands(async () => {
      const standings = await wallet.standingsOf([...(await members.findMany(ids)).values()])
      return new Map([...standings].map(([id, standing]) => [id, walletAnswer(standing)]))
    })

/** What no longer holds is forgotten before the open pages are told to ask again. */
const changeHearer =
  ({ system }: Rooms, live: Live, kept: KeptAnswers) =>
  ({ brand, topic }: Change): void => {
    if (topic === null || topic === 'brand') system.forget()
    // A brand's settings decide over all that it shows.
    if (topic === null || topic === 'brand') kept.forgetAll(topic === null ? '*' : brand)
    else kept.forget(brand, topic)
    live.tellBrand(brand, { kind: 'changed', topic })
  }

const NO_SOURCES: Sources = { frames: [], pictures: [], scripts: [], calls: [] }

/** Vendors' games, and what a brand's settings bring along. */
const sourcesOf =
  ({ system, vendors }: Rooms) =>
  async (host: string): Promise<Sources> => {
    // A page that is told of no brand tells of that itself; it is shown even while the database does not answer.
    const brand = await system.brandOf(host).catch(() => null)
    const { frames, pictures, ...more } = brand ? brandSources(brand) : NO_SOURCES
    const games = vendors.shownOrigins()
    return { ...more, frames: [...games, ...frames], pictures: [...games, ...pictures] }
  }
