import { readAddressList } from '@sanuk/vendor-kit/address-list'
import type { CheckingKey, SharedKey } from '@sanuk/vendor-kit/sign'
import type { Signer } from '#platform/gate'
import type { GameVendor } from '#platform/vendors'
import type { KeyStore, LiveKey } from './store/keys.ts'
import type { VendorStore } from './store/vendors.ts'
import type { VendorLimits, VendorRecord } from './vendor.ts'

/** A vendor as those know it who deal with it. */
export type KnownVendor = VendorRecord & {
  readonly signer: Signer
  /** How it is called, also while it is switched off; `null` for one of the house, without an address or a shared key. */
  readonly called: GameVendor | null
}

type Needs = {
  readonly vendors: Pick<VendorStore, 'all'>
  readonly keys: Pick<KeyStore, 'live'>
  /** Those the environment brings, with their keys. */
  readonly configured: readonly GameVendor[]
}

/**
 * All vendors in memory, so that nobody asks the database on the way of a bet. `refresh` reads them anew; it is called
 * whenever something changed. Until the first time nobody is known.
 */
export function createRegistry({ vendors, keys, configured }: Needs) {
  let known: ReadonlyMap<string, KnownVendor> = new Map()
  let reading: Promise<void> = Promise.resolve()

  async function read(): Promise<void> {
    const [records, live] = await Promise.all([vendors.all(), keys.live()])
    known = new Map(records.map((record) => [record.code, knownVendor(record, keysOf(record.code, configured, live))]))
  }

  return {
    /** One reading after the other: an older one never overwrites a newer one. Rejects where it could not be read. */
    refresh: (): Promise<void> => {
      const next = reading.then(read)
      reading = next.catch(() => undefined)
      return next
    },
    /** In the order in which they came. */
    all: (): readonly KnownVendor[] => [...known.values()],
    /** Where games and their pictures come from: the vendors that are switched on, also those in the sandbox. */
    origins: (): string[] => originsOf([...known.values()]),
    /** The same of vendors whose games are shown on the site: what a visitor's pages may load from. */
    shownOrigins: (): string[] => originsOf([...known.values()].filter(({ sandbox }) => !sandbox)),
    vendorNamed: (code: string): KnownVendor | undefined => known.get(code),
    /** How a vendor's calls are known, or `null` for one that makes none: nobody knows it, or it is called by us. */
    signerOf: (code: string): Signer | null => {
      const vendor = known.get(code)
      return vendor?.wallet === 'seamless' ? vendor.signer : null
    },
    limitsOf: (code: string): VendorLimits | null => known.get(code)?.limits ?? null,
    /** After how many hours without a word its seats are left; `null` for one that is not known. */
    seatHoursOf: (code: string): number | null => known.get(code)?.seatHours ?? null,
    isEnabled: (code: string): boolean => known.get(code)?.enabled ?? false,
  }
}

const originsOf = (vendors: readonly KnownVendor[]): string[] => [
  ...new Set(vendors.flatMap(({ enabled, address }) => (enabled && address ? [address] : []))),
]

function keysOf(code: string, configured: readonly GameVendor[], live: readonly LiveKey[]): readonly CheckingKey[] {
  const brought = configured.find((vendor) => vendor.code === code)
  return brought?.keys ?? live.filter(({ vendor }) => vendor === code).map(({ key }) => key)
}

function knownVendor(record: VendorRecord, keys: readonly CheckingKey[]): KnownVendor {
  const { code, name, wallet, address, enabled } = record
  const list = record.addresses.length > 0 ? { addresses: readAddressList(record.addresses) } : {}
  const shared = keys.find(isShared)
  const others = keys.filter((key) => key !== shared)
  const called =
    wallet !== 'house' && shared && address !== null
      ? { code, name, wallet, address, keys: [shared, ...others] as const }
      : null
  return { ...record, signer: { keys, ...list, switchedOff: !enabled }, called }
}

const isShared = (key: CheckingKey): key is SharedKey => key.algorithm !== 'ed25519'
