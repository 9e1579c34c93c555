import type { FastifyInstance } from 'fastify'
import type { Members } from './modules/accounts/members/index.ts'
import type { Flow } from './modules/games/seamless/index.ts'
import { createCallRecorder, recordCalls, type Vendors } from './modules/games/vendors/index.ts'
import type { Wagers } from './modules/games/wagers/index.ts'
import type { Books } from './modules/money/books/index.ts'
import type { Wallet } from './modules/money/wallet/index.ts'
import { walletAnswer } from './modules/money/wallet/wallet-answer.ts'
import { brandSources } from './pages/brand-sources.ts'
import { createDrawnBanners } from './pages/drawn-banners.ts'
import { createSiteHeads } from './pages/site-heads.ts'
import { serveManifest } from './pages/web-manifest.ts'
import { createAfterAnswer } from './platform/after-answer.ts'
import { createApp } from './platform/app.ts'
import { acrossBrands } from './platform/brand-scope.ts'
import type { Change } from './platform/changes.ts'
import { openCountries } from './platform/countries.ts'
import type { Dependencies } from './platform/dependencies.ts'
import type { Gate } from './platform/gate.ts'
import type { Job } from './platform/jobs.ts'
import type { Live, ReadWallets } from './platform/live.ts'
import { createOnce } from './platform/once.ts'
import type { Sources } from './platform/page.ts'
import type { HeadOf } from './platform/pages.ts'
import { createReadyLane } from './platform/ready-lane.ts'
import { createResponseCache, type ResponseCache } from './platform/response-cache.ts'
import type { Follower, Platform } from './platform/room.ts'
import { sayWord } from './platform/say-word.ts'
import { createSealing } from './platform/sealing.ts'
import { createSealingStore } from './platform/sealing-store.ts'
import { createServe } from './platform/serve.ts'
import { createVendorLane } from './platform/vendor-lane.ts'
import { createAskWallet } from './platform/vendor-wallets.ts'
import { createCallVendor } from './platform/vendors.ts'
import { ROOMS } from './rooms.ts'

type Rooms = ReturnType<typeof ROOMS.build>['rooms']

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

/** What every room may use, made of what the process was given. */
async function buildPlatform(dependencies: Dependencies): Promise<Platform> {
  const { databases, clock, log, outgoing, walletPatience } = dependencies
  const { database } = databases
  return {
    ...dependencies,
    database,
    countryOf: await openCountries(),
    once: createOnce(database),
    sealing: createSealing(createSealingStore(database), clock),
    callVendor: createCallVendor({ log, outgoing }),
    askWallet: createAskWallet({ log, outgoing, patience: walletPatience }),
    afterAnswer: createAfterAnswer(log),
  }
}

/** What the front door is given to know who comes. */
function buildGate({ system, guard, identity, operators, vendors }: Rooms, platform: Platform): Gate {
  return {
    clock: platform.clock,
    brandOf: system.brandOf,
    homeBrand: system.registry.home,
    closedTo: async (host, address) => {
      const brand = await system.brandOf(host)
      return (brand && system.closedTo(brand, address)?.reason) ?? null
    },
    demandHuman: (brand, proof) => guard.human.read(brand.id, proof),
    memberOf: (token, brand, byClock) => identity.callerOf(token, brand.id, byClock),
    operatorOf: (token, brand, byClock) => operators.callerOf(token, brand.id, byClock),
    signerOf: (code) => {
      const known = [platform.bank, platform.gateway, ...(platform.resultFeeds ?? [])]
      return known.find((one) => one?.code === code) ?? vendors.signerOf(code)
    },
    unseal: platform.sealing.unseal,
    spendOnce: platform.once.spend,
    say: sayWord,
  }
}

/** Builds everything from its dependencies: the rooms, the front doors with every route, and the rooms' jobs. */
export async function buildHouse(dependencies: Dependencies): Promise<House> {
  const platform = await buildPlatform(dependencies)
  const { clock, log, live } = platform
  const built = ROOMS.build(platform)
  const { rooms } = built
  await built.open()
  const gate = buildGate(rooms, platform)
  const kept = createResponseCache(() => clock().getTime())
  const ready = createReadyLane({ kept, openBrandOf: rooms.system.openBrandOf })
  const record = createCallRecorder({ vendors: rooms.vendors, clock })
  const vendorLane = createVendorLane({ ...platform, record })
  const site = await createApp(gate, log, { ...platform, lanes: [vendorLane, ready] })
  recordCalls(site, record)
  live.mount(site, gate, readWallets(rooms))
  built.mountSite(createServe(site, gate, { door: 'site', kept, ready, vendors: vendorLane }))
  serveManifest(site, rooms.system.brandOf)
  const office = await createApp(gate, log, platform)
  built.mountOffice(createServe(office, gate, { door: 'office', kept }))
  await built.mountRest({ site, office, gate })
  const forgetOnce: Job = { name: 'once-forget', every: '*/10 * * * *', work: () => platform.once.forget(clock()) }
  return {
    site,
    office,
    jobs: [...built.jobs, forgetOnce].map((job) => ({ ...job, work: () => acrossBrands(job.work) })),
    followers: built.followers.map((follower) => ({ ...follower, follow: () => acrossBrands(follower.follow) })),
    synchroniseCatalogue: rooms.catalogue.synchronise,
    openDraws: () => acrossBrands(rooms.raffle.drawAndOpen),
    books: rooms.books,
    vendors: rooms.vendors,
    wagers: {
      overdueByVendor: () => acrossBrands(rooms.wagers.overdueByVendor),
      sumDays: () => acrossBrands(rooms.wagers.sumDays),
    },
    flow: rooms.seamless.flow,
    sourcesOf: sourcesOf(rooms),
    headOf: createSiteHeads({
      brandOf: rooms.system.brandOf,
      promotion: rooms.content.shown.promotion,
      siteOrigin: platform.siteOrigin,
      banner: platform.drawBanner
        ? createDrawnBanners({ banners: rooms.content.shown.banners, kept, draw: platform.drawBanner })
        : async () => new Map(),
    }),
    afterAnswers: platform.afterAnswer.done,
    changed: changeHearer(rooms, live, kept),
  }
}

type HasWallets = { readonly members: Pick<Members, 'findMany'>; readonly wallet: Pick<Wallet, 'standingsOf'> }

/** What wallets hold, for pages of whichever brand. */
const readWallets =
  ({ members, wallet }: HasWallets): ReadWallets =>
  (ids) =>
    acrossBrands(async () => {
      const standings = await wallet.standingsOf([...(await members.findMany(ids)).values()])
      return new Map([...standings].map(([id, standing]) => [id, walletAnswer(standing)]))
    })

/** What no longer holds is forgotten before the open pages are told to ask again. */
const changeHearer =
  ({ system }: Pick<Rooms, 'system'>, live: Live, kept: ResponseCache) =>
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
  ({ system, vendors }: Pick<Rooms, 'system' | 'vendors'>) =>
  async (host: string): Promise<Sources> => {
    // A page that is told of no brand tells of that itself; it is shown even while the database does not answer.
    const brand = await system.brandOf(host).catch(() => null)
    const { frames, pictures, ...more } = brand ? brandSources(brand) : NO_SOURCES
    const games = vendors.shownOrigins()
    return { ...more, frames: [...games, ...frames], pictures: [...games, ...pictures] }
  }
