import { VENDOR_CALLS, type VendorAnswer, type VendorCall, type VendorRequest } from '@sanuk/contracts/vendor'
import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import type { AddressList } from '@sanuk/vendor-kit/address-list'
import type { CheckingKey, SharedKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'

/** An outside program we exchange signed calls with. `address` is where it listens and where its pages come from. */
export type Vendor = {
  readonly code: string
  readonly address: string
  /** By which its calls are checked. The first one is shared, and signs ours. */
  readonly keys: readonly [SharedKey, ...CheckingKey[]]
  /** Where its calls come from; anywhere without a list. */
  readonly addresses?: AddressList
}

/**
 * A vendor of games. `seamless`: its games are played from the main wallet, by its calls. `transfer`: it holds a wallet
 * of its own, money is moved there and home by ours, and it may not make any.
 */
export type GameVendor = Vendor & { readonly name: string; readonly wallet: 'seamless' | 'transfer' }

/** A program that tells results of lotteries: it calls, and is never called. */
export type ResultFeed = Pick<Vendor, 'code' | 'keys'>

/** How long a vendor may take before the launch of a game gives up. */
const TIMEOUT_MS = 8_000

/** Name under which the platform signs its own calls to vendors. */
export const OWN_NAME = 'SANUK'

export type CallVendor = <K extends VendorCall>(
  vendor: Vendor,
  call: K,
  request: VendorRequest<K>,
) => Promise<VendorAnswer<K> | null>

/** What became of a call to a vendor; `status` is that of HTTP. */
export type VendorReply<K extends VendorCall> =
  | { readonly outcome: 'answered'; readonly answer: VendorAnswer<K> }
  | { readonly outcome: 'unreachable' }
  | { readonly outcome: 'refused' | 'malformed'; readonly status: number }

export type AskVendor = <K extends VendorCall>(
  vendor: Vendor,
  call: K,
  request: VendorRequest<K>,
) => Promise<VendorReply<K>>

type Needs = { readonly log: Log; readonly outgoing: Outgoing }

/**
 * Calls a vendor and answers what it replied, or `null` when it cannot be reached or its reply is not what it promised:
 * a reply is taken whole or not at all. Addresses in it must be the vendor's own.
 */
export function createCallVendor(needs: Needs): CallVendor {
  const ask = createAskVendor(needs)
  return async (vendor, call, request) => {
    const reply = await ask(vendor, call, request)
    return reply.outcome === 'answered' ? reply.answer : null
  }
}

/** The same for whoever wants to know what went wrong. */
export function createAskVendor({ log, outgoing }: Needs): AskVendor {
  return async (vendor, call, request) => {
    const { path, answer } = VENDOR_CALLS[call]
    const [key] = vendor.keys
    try {
      const reply = await signedPost(`${vendor.address}${path}`, request, {
        vendor: OWN_NAME,
        key,
        timeoutMs: TIMEOUT_MS,
        agent: outgoing.agentFor(new URL(vendor.address)),
      })
      const result = answer.safeParse(reply.body)
      if (reply.status === 200 && result.success && isOwn(vendor, result.data)) {
        return { outcome: 'answered', answer: result.data as never }
      }
      log.error(
        { vendor: vendor.code, call, status: reply.status, error: result.error?.message },
        'vendor replied badly',
      )
      return { outcome: reply.status === 200 ? 'malformed' : 'refused', status: reply.status }
    } catch (error) {
      log.error({ vendor: vendor.code, call, error: String(error) }, 'vendor not reached')
      return { outcome: 'unreachable' }
    }
  }
}

/** A page that is opened or framed must come from the origin we know the vendor by. */
function isOwn(vendor: Vendor, reply: object): boolean {
  if (!('url' in reply) || typeof reply.url !== 'string') return true
  return new URL(reply.url).origin === new URL(vendor.address).origin
}
