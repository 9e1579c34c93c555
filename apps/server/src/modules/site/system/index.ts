import type { CurrencyCode } from '@sanuk/money/currency'
import type { BrandRules } from '#platform/capabilities/registration-rule'
import type { Clock } from '#platform/clock'
import type { CountryOf } from '#platform/countries'
import type { Connection, Database } from '#platform/database'
import type { Reckoning } from '#platform/reckoning'
import type { BrandRecord } from './brand-record.ts'
import { createChangeSettings } from './change-settings.ts'
import { type Closed, closedTo, underWay } from './closed.ts'
import { createMaintenancePlan } from './maintenance-plan.ts'
import { createRegistry } from './registry.ts'
import { createSystemStore } from './store/brands.ts'
import { createRegistryStore } from './store/registry.ts'
import { createSettingStore } from './store/settings.ts'

export { createSupportLinks, type SupportLinks } from './support-link.ts'
export type { BrandRecord }

/** How long a brand is remembered before it is read again: changes show within this time, on every process. */
const REMEMBERED_MS = 5_000

type Remembered = { readonly brand: Promise<BrandRecord | null>; readonly until: number; known?: BrandRecord | null }

export type System = ReturnType<typeof createSystem>

/** Brands and what they have switched on. */
export function createSystem(needs: {
  readonly database: Database
  readonly clock: Clock
  readonly countryOf: CountryOf
  /** Origin of the installation's stand-in for Firebase, where it has one. */
  readonly firebaseStandIn: string | null
}) {
  const store = createSystemStore(needs)
  const office = createSettingStore(needs.database)
  const remembered = new Map<string, Remembered>()
  const reckonings = new Map<string, Reckoning>()
  const reckoningOf = async (id: string, on?: Connection): Promise<Reckoning> => {
    const known = reckonings.get(id)
    if (known !== undefined) return known
    const reckoning = await store.readReckoning(id, on)
    reckonings.set(id, reckoning)
    return reckoning
  }
  return {
    /** Something of a brand has changed: it is read again. */
    forget: (): void => {
      remembered.clear()
      reckonings.clear()
    },
    /** A brand with everything its site shows. */
    describe: (id: string): Promise<BrandRecord> => store.readBrand(id),
    list: store.listBrands,
    registry: createRegistry({ store: createRegistryStore(needs.database), clock: needs.clock }),
    /** What a brand reckons in. Remembered: it is asked for in the middle of everything. */
    reckoningOf,
    timeZoneOf: async (id: string, on?: Connection): Promise<string> => (await reckoningOf(id, on)).timeZone,
    currencyOf: async (id: string): Promise<CurrencyCode> => (await reckoningOf(id)).currency,
    /** What operators set of it. */
    changeSettings: createChangeSettings({ database: needs.database, store: office }),
    maintenance: createMaintenancePlan({ clock: needs.clock, store: office }),
    /** What its registration asks. */
    rulesOf: async (id: string): Promise<BrandRules> => (await store.readBrand(id)).rules,
    /** Why the brand is closed to a visitor from this address, or `null`. */
    closedTo: (brand: BrandRecord, address: string): Closed | null =>
      closedTo(brand, { address, now: needs.clock() }, needs.countryOf),
    /** The brand that owns a host name, or `null`. */
    brandOf: (host: string): Promise<BrandRecord | null> => {
      const name = host.toLowerCase()
      const now = needs.clock().getTime()
      const known = remembered.get(name)
      if (known && known.until > now) return known.brand
      // Host names come from outside: what is remembered must not grow with them.
      if (remembered.size > 1000) remembered.clear()
      const brand = store.findBrand(name)
      const entry: Remembered = { brand, until: now + REMEMBERED_MS }
      brand.then(
        (record) => Object.assign(entry, { known: record }),
        () => remembered.delete(name),
      )
      remembered.set(name, entry)
      return brand
    },
    /** The brand of a host name where it is known at once and shows its pages to everybody, or `null`. */
    openBrandOf: (host: string): BrandRecord | null => {
      const now = needs.clock()
      const entry = remembered.get(host)
      if (!entry?.known || entry.until <= now.getTime()) return null
      const { loginedToHomePage, blockedCountries, retiredAt } = entry.known
      const turnsSomebodyAway = loginedToHomePage || blockedCountries.size > 0 || retiredAt !== null
      return turnsSomebodyAway || underWay(entry.known, now) ? null : entry.known
    },
  }
}
