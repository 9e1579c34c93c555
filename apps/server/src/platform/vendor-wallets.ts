import { SEAMLESS_STATUSES, type SeamlessRefusal } from '@sanuk/contracts/seamless'
import {
  TRANSFER_CALLS,
  type TransferAnswer,
  type TransferCall,
  type TransferRequest,
  vendorRefused,
} from '@sanuk/contracts/vendor'
import type { Log } from '@sanuk/host/log'
import type { Outgoing } from '@sanuk/host/outgoing'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import { OWN_NAME, type Vendor } from './vendors.ts'

/** How far a transfer between wallets has come. */
export type TransferStep = 'set_aside' | 'vendor_answered' | 'settled'

/** How long each call is waited for, in milliseconds. */
export type WalletPatience = Readonly<Record<TransferCall, number>>

/** Short enough for a person to wait for a move and, where its answer was lost, for the question after it. */
export const WALLET_PATIENCE: WalletPatience = { deposit: 5_000, withdraw: 5_000, balance: 2_500, status: 3_000 }

/** What a vendor made of a call. Of `unknown` nothing is known: it may have been done, and may be done yet. */
export type WalletReply<K extends TransferCall> =
  | { readonly kind: 'ok'; readonly answer: TransferAnswer<K> }
  | { readonly kind: 'refused'; readonly status: SeamlessRefusal }
  | { readonly kind: 'unknown' }

export type AskWallet = <K extends TransferCall>(
  vendor: Vendor,
  call: K,
  request: TransferRequest<K>,
) => Promise<WalletReply<K>>

type Needs = { readonly log: Log; readonly outgoing: Outgoing; readonly patience?: WalletPatience | undefined }

/**
 * Calls a vendor that holds a wallet of its own. Only a reply that is whole, and a refusal whose HTTP status says the
 * same as its own, are taken for an answer.
 */
export function createAskWallet({ log, outgoing, patience = WALLET_PATIENCE }: Needs): AskWallet {
  return async (vendor, call, request) => {
    const { path, answer } = TRANSFER_CALLS[call]
    const unknown = (reason: string) => {
      log.warn({ vendor: vendor.code, call, reason }, 'vendor did not answer about a wallet')
      return { kind: 'unknown' } as const
    }
    try {
      const agent = outgoing.agentFor(new URL(vendor.address))
      const by = { vendor: OWN_NAME, key: vendor.keys[0], timeoutMs: patience[call], agent }
      const { status, body } = await signedPost(`${vendor.address}${path}`, request, by)
      const taken = answer.safeParse(body)
      if (status === 200 && taken.success) return { kind: 'ok', answer: taken.data as never }
      const refused = vendorRefused.safeParse(body)
      if (!refused.success || SEAMLESS_STATUSES[refused.data.status] !== status) return unknown(`status ${status}`)
      return { kind: 'refused', status: refused.data.status }
    } catch (error) {
      return unknown(String(error))
    }
  }
}
