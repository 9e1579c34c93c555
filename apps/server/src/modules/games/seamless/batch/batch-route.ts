import * as contract from '@sanuk/contracts/seamless'
import type { Serve } from '#platform/serve'
import { answerBatch, type BatchNeeds } from './answer-batch.ts'

/** The call that carries other calls. */
export function batchRoute(serve: Serve, needs: BatchNeeds): void {
  serve(contract.batch, async ({ caller, body }) => ({
    status: 'OK' as const,
    answers: await answerBatch(needs, { vendor: caller.code, calls: body.calls }),
  }))
}
