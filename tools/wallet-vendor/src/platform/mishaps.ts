import { setTimeout as pause } from 'node:timers/promises'
import { TRANSFER_CALLS, type TransferCall } from '@sanuk/contracts/vendor'
import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { VendorRefusal } from '../vendor-refusal.ts'

/**
 * What may go wrong with a call: it is lost on the way here, or its answer on the way back; it is dealt with late, or
 * answered late; the answer is junk; it is refused without a trace.
 */
const KINDS = ['call_lost', 'answer_lost', 'call_late', 'answer_late', 'junk', 'refused'] as const

export const mishap = z.strictObject({
  call: z.enum(Object.keys(TRANSFER_CALLS) as [TransferCall]),
  kind: z.enum(KINDS),
  times: z.int().check(z.gte(1), z.lte(1000)),
  /** How late, in milliseconds. */
  ms: z._default(z.int().check(z.gte(0), z.lte(60_000)), 0),
})
export type Mishap = z.output<typeof mishap>

export type Mishaps = ReturnType<typeof createMishaps>

/** What is to go wrong next, as tests order it; without an order nothing does. */
export function createMishaps() {
  let ordered: Mishap[] = []
  return {
    order: (one: Mishap): void => void ordered.push(one),
    clear: (): void => {
      ordered = []
    },
    /** Takes the next mishap of a call. */
    next: (call: TransferCall): Mishap | undefined => {
      const found = ordered.find((one) => one.call === call)
      if (!found) return undefined
      ordered = ordered.flatMap((one) =>
        one !== found ? [one] : one.times > 1 ? [{ ...one, times: one.times - 1 }] : [],
      )
      return found
    },
  }
}

/** Deals with a call as its mishap has it. */
export async function goWrong(
  { kind, ms }: Mishap,
  on: { readonly request: FastifyRequest; readonly reply: FastifyReply },
  deal: () => Promise<object>,
): Promise<unknown> {
  if (kind === 'refused') throw new VendorRefusal('FORBIDDEN', 'refused, as was ordered')
  if (kind === 'call_late') await pause(ms)
  const answer = kind === 'call_lost' ? null : await deal()
  if (kind === 'answer_late') await pause(ms)
  if (kind === 'junk') return on.reply.type('text/html').send('<!doctype html><title>It works!</title>')
  if (kind !== 'call_lost' && kind !== 'answer_lost') return on.reply.send(answer)
  on.reply.hijack()
  on.request.raw.socket.destroy()
}
