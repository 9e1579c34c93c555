import type { Language } from '@sanuk/contracts/wire'
import type { AddressList } from '@sanuk/vendor-kit/address-list'
import type { CheckingKey } from '@sanuk/vendor-kit/sign'
import type { Brand, MemberCaller, OperatorCaller } from './caller.ts'
import type { Clock } from './clock.ts'
import type { Once, SpendOnce } from './once.ts'
import type { Unsealed } from './sealing.ts'

/**
 * How somebody who signs is known. Without a list of addresses, calls may come from anywhere; from one who is switched
 * off, none may.
 */
export type Signer = {
  readonly keys: readonly CheckingKey[]
  readonly addresses?: AddressList
  readonly switchedOff?: boolean
}

/** What the front door is given by the rooms, to know who comes and in which language to answer. */
export type Gate = {
  readonly clock: Clock
  /** The brand that owns a host name, or `null` where none does. */
  readonly brandOf: (host: string) => Promise<Brand | null>
  /** The id of the installation's own brand, whose operators run the platform; `null` before there is one. */
  readonly homeBrand: () => Promise<string | null>
  /** Why the brand of a host name is closed to a visitor from an address, or `null` where it is open. */
  readonly closedTo: (
    host: string,
    address: string,
  ) => Promise<'maintenance' | 'region_blocked' | 'brand_retired' | null>
  /** Reads a proof that somebody waited for it, which is good once. Refuses with `human_check_required`. */
  readonly demandHuman: (brand: Brand, proof: string | undefined) => Promise<Once>
  /** The member whose live session a bearer token is, or `null`; the call counts as seen unless a page made it by itself. */
  readonly memberOf: (token: string, brand: Brand, byClock: boolean) => Promise<MemberCaller | null>
  /** The operator whose live session a token is, or `null`; the call counts as seen likewise. */
  readonly operatorOf: (token: string, brand: Brand, byClock: boolean) => Promise<OperatorCaller | null>
  /** How a vendor signs and where it calls from, or `null` for one nobody knows. */
  readonly signerOf: (vendor: string) => Signer | null
  /** Opens a sealed body, which must have been sealed for this very call and is good once. */
  readonly unseal: (body: string, call: { method: string; path: string }) => Promise<Unsealed>
  /** Spends what a call brought that is good once. Refuses where any of it was spent before. */
  readonly spendOnce: SpendOnce
  readonly say: (language: Language, word: string, values?: Record<string, string | number>) => string
}
