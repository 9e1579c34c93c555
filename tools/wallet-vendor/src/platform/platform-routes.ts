import type { TABLE_CALLS } from '@sanuk/contracts/live-tables'
import {
  TRANSFER_CALLS,
  type TransferAnswer,
  type TransferCall,
  type TransferRequest,
  VENDOR_CALLS,
  type VendorAnswer,
  type VendorCall,
  type VendorRequest,
} from '@sanuk/contracts/vendor'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type * as z from 'zod/mini'
import { readJson } from '../json-body.ts'
import { VendorRefusal } from '../vendor-refusal.ts'
import { goWrong, type Mishaps } from './mishaps.ts'
import { isFromPlatform } from './signed-by-platform.ts'

type Needs = {
  readonly keys: readonly SharedKey[]
  readonly now: () => Date
  readonly mishaps: Mishaps
  readonly game: { readonly [K in GameCall]: (request: VendorRequest<K>) => Promise<VendorAnswer<K>> }
  readonly wallets: { readonly [K in TransferCall]: (request: TransferRequest<K>) => Promise<TransferAnswer<K>> }
}

/** It grants no free rounds and has no tables: its list offers none. */
type GameCall = Exclude<VendorCall, 'freeRounds' | 'revokeFreeRounds' | 'board' | keyof typeof TABLE_CALLS>

/** The calls that the platform makes. Nothing is parsed before its signature was found right. */
export function platformRoutes(app: FastifyInstance, { keys, now, mishaps, game, wallets }: Needs): void {
  const admitted = <B extends z.ZodMiniType>(body: B, request: FastifyRequest): z.output<B> => {
    if (!isFromPlatform(request, keys, now())) {
      throw new VendorRefusal('INVALID_SIGNATURE', 'the signature is not right')
    }
    const read = body.safeParse(readJson(request.body))
    if (!read.success) throw new VendorRefusal('INVALID_REQUEST', 'this is not what was agreed on')
    return read.data
  }
  const serve = <K extends GameCall>(name: K) => {
    const { path, body, answer } = VENDOR_CALLS[name]
    // The schema of this very call read it; the compiler cannot follow that through the type parameter.
    app.post(path, async (request) => answer.parse(await game[name](admitted(body, request) as VendorRequest<K>)))
  }
  const serveWallet = <K extends TransferCall>(name: K) => {
    const { path, body, answer } = TRANSFER_CALLS[name]
    app.post(path, async (request, reply) => {
      const asked = admitted(body, request) as TransferRequest<K>
      const deal = async () => answer.parse(await wallets[name](asked))
      const mishap = mishaps.next(name)
      return mishap ? goWrong(mishap, { request, reply }, deal) : deal()
    })
  }
  serve('games')
  serve('launch')
  serve('jackpots')
  serve('roundDetails')
  serveWallet('deposit')
  serveWallet('withdraw')
  serveWallet('balance')
  serveWallet('status')
}
