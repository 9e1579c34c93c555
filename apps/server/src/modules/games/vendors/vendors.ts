import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import { createSecretCipher } from '@sanuk/host/secret-cipher'
import type { Clock } from '#platform/clock'
import type { Database } from '#platform/database'
import { Refusal } from '#platform/refusal'
import type { GameVendor } from '#platform/vendors'
import { statusOf } from './call-answer.ts'
import { createCallKeeper } from './call-keeper.ts'
import { followChanges } from './follow-changes.ts'
import { createOwnKeys } from './own-keys.ts'
import { createRegistry } from './registry.ts'
import { settingsOf } from './settings-of.ts'
import { type SignatureMistake, signatureMistakes, textToSign } from './signature-mistakes.ts'
import { type CallRecord, createCallStore } from './store/calls.ts'
import { createKeyStore } from './store/keys.ts'
import { createTrafficStore, type Stretch } from './store/traffic.ts'
import { createVendorStore, type HouseVendor, type NewVendor } from './store/vendors.ts'
import { createTrafficKeeper } from './traffic-keeper.ts'
import { validateAddress } from './validate-address.ts'
import type { SettingsWish, VendorRecord } from './vendor.ts'

type Needs = {
  readonly database: Database
  readonly clock: Clock
  readonly log: Log
  readonly outgoing: Pick<Outgoing, 'refuses'>
  /** Vendors the environment brings, with their keys. */
  readonly configured: readonly GameVendor[]
  /** From which the key comes that encrypts other vendors' keys. */
  readonly installationSecret: string | undefined
}

/** `signature`, of a call that was refused for it: the text it had to cover, and what is wrong. */
export type ExplainedCall = {
  readonly call: CallRecord
  readonly signature: { readonly text: string; readonly mistakes: readonly SignatureMistake[] } | null
}

/** Changing this would make every kept key unreadable. */
const CIPHER_PURPOSE = 'Sanuk vendor keys'

const DAY_MS = 24 * 60 * 60 * 1000

export type Vendors = ReturnType<typeof createVendors>

/** Who supplies games: how they sign, what they may cost, and whether they are switched on. */
export function createVendors({ database, clock, log, outgoing, configured, installationSecret }: Needs) {
  const store = createVendorStore(database)
  const keys = createKeyStore({ database, log, cipher: createSecretCipher(installationSecret, CIPHER_PURPOSE) })
  const { refresh, ...registry } = createRegistry({ vendors: store, keys, configured })
  const calls = createCallStore(database)
  const { keep, kept } = createCallKeeper(calls, log)
  const traffic = createTrafficStore(database)
  const { count, written } = createTrafficKeeper(traffic, log)

  async function demand(code: string): Promise<VendorRecord> {
    const vendor = await store.one(code)
    if (!vendor) throw new Refusal('not_found')
    return vendor
  }

  const ownKeys = createOwnKeys({ keys, clock, demand, refresh })

  return {
    ...registry,
    /** Writes down whom the environment brings and reads everybody: before this, no vendor is known. */
    open: async (): Promise<void> => {
      for (const { code, name, wallet, address, addresses } of configured) {
        await store.enter({ code, name, wallet, address, addresses: addresses?.ranges })
      }
      await refresh()
    },
    /** Hears of what other processes change, until it is stopped. */
    follow: (databaseUrl: string) => followChanges({ databaseUrl, refresh, log }),
    /** Enters a vendor; false where its code is taken. Refuses with `invalid_request` where it cannot be called. */
    add: async (vendor: NewVendor): Promise<boolean> => {
      await validateAddress(outgoing, vendor.address)
      const added = await store.add(vendor)
      await refresh()
      return added
    },
    /**
     * Enters a vendor that is the platform itself, when its room opens: what operators decided about it stays. Throws
     * where its code is another vendor's already.
     */
    enterHouse: async (vendor: HouseVendor): Promise<void> => {
      if (!(await store.enterHouse(vendor))) throw new Error(`${vendor.code} is the code of another vendor already`)
      await refresh()
    },
    /** How a vendor is called, or `null` for one that is unknown, switched off or the platform itself. */
    openVendor: (code: string): GameVendor | null =>
      registry.isEnabled(code) ? (registry.vendorNamed(code)?.called ?? null) : null,
    find: store.one,
    list: store.all,
    /**
     * Refuses with `not_found`, and with `invalid_request` where a vendor would go live without an address or get one
     * that is not called.
     */
    change: async (code: string, wish: SettingsWish): Promise<void> => {
      await store.change(code, await settingsOf(await demand(code), wish, outgoing))
      await refresh()
    },
    /** One click: a vendor that is off makes no calls, and its games are not opened. Refuses with `not_found`. */
    enable: async (code: string, enabled: boolean): Promise<void> => {
      await demand(code)
      await store.enable(code, enabled)
      await refresh()
    },
    ...ownKeys,
    /** Keeps a call of a sandbox vendor; nobody waits for that. */
    keepCall: keep,
    callsKept: kept,
    /** A sandbox vendor's calls, newest first; those that this process has just heard are among them. */
    calls: async (code: string, limit: number): Promise<CallRecord[]> => {
      await kept()
      return calls.list(code, limit)
    },
    /** One call, and what is wrong with its signature if it was refused for that. Refuses with `not_found`. */
    call: async (code: string, id: string): Promise<ExplainedCall> => {
      const call = await calls.one(code, id)
      if (!call) throw new Refusal('not_found')
      const refused = call.httpStatus === 401 && statusOf(call) === 'INVALID_SIGNATURE'
      const keys = registry.vendorNamed(code)?.signer.keys ?? []
      return { call, signature: refused ? { text: textToSign(call), mistakes: signatureMistakes(call, keys) } : null }
    },
    lastCalls: calls.last,
    /** Counts a call of any vendor; nobody waits for that. */
    countCall: count,
    /** How much a vendor called since then, those calls among it that this process has just heard. Refuses with `not_found`. */
    traffic: async (code: string, since: Date, stepMinutes: number): Promise<Stretch[]> => {
      await demand(code)
      await written()
      return traffic.since(code, since, stepMinutes)
    },
    forgetCalls: async (): Promise<void> => {
      const before = new Date(clock().getTime() - DAY_MS)
      await Promise.all([calls.forget(before), traffic.forget(before)])
    },
  }
}
