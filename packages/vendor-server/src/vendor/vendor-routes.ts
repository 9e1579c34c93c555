import type { TABLE_CALLS } from '@sanuk/contracts/live-tables'
import { VENDOR_CALLS, type VendorAnswer, type VendorCall, type VendorRequest } from '@sanuk/contracts/vendor'
import type { SharedKey } from '@sanuk/vendor-kit/sign'
import type { FastifyInstance } from 'fastify'
import { readJson } from '../json-body.ts'
import { isFromPlatform } from './admit-platform.ts'
import { VendorRefusal } from './vendor-refusal.ts'

type Answers = { readonly [K in VendorCall]: (request: VendorRequest<K>) => Promise<VendorAnswer<K>> }

/** Calls that the platform makes only where a game of the list takes free rounds, or is a table with a board. */
type Optional = 'freeRounds' | 'revokeFreeRounds' | 'board' | keyof typeof TABLE_CALLS

type Needs = {
  readonly keys: readonly SharedKey[]
  readonly clock: () => Date
  readonly answers: Omit<Answers, Optional> & Partial<Answers>
}

/** The calls that the platform makes to us. Nothing is parsed before its signature was found right. */
export function vendorRoutes(app: FastifyInstance, { keys, clock, answers }: Needs): void {
  const serve = <K extends VendorCall>(name: K, answerTo: Answers[K] | undefined) => {
    if (!answerTo) return
    const { path, body, answer } = VENDOR_CALLS[name]
    app.post(path, async (request, reply) => {
      if (!isFromPlatform(request, keys, clock())) {
        throw new VendorRefusal('INVALID_SIGNATURE', 'the signature is not right')
      }
      const read = body.safeParse(readJson(request.body))
      if (!read.success) throw new VendorRefusal('INVALID_REQUEST', 'this is not what was agreed on')
      // The schema of this very call read it; the compiler cannot follow that through the type parameter.
      return reply.send(answer.parse(await answerTo(read.data as VendorRequest<K>)))
    })
  }
  serve('games', answers.games)
  serve('launch', answers.launch)
  serve('jackpots', answers.jackpots)
  serve('roundDetails', answers.roundDetails)
  serve('board', answers.board)
  serve('tables', answers.tables)
  serve('tableCoups', answers.tableCoups)
  serve('tableSettings', answers.tableSettings)
  serve('changeCoup', answers.changeCoup)
  serve('tableChat', answers.tableChat)
  serve('chatMutes', answers.chatMutes)
  serve('changeChat', answers.changeChat)
  serve('freeRounds', answers.freeRounds)
  serve('revokeFreeRounds', answers.revokeFreeRounds)
}
