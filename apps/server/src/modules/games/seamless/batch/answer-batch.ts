import { BATCHED, batch, type SeamlessRefused } from '@sanuk/contracts/seamless'
import type { Log } from '@sanuk/host/log'
import type * as z from 'zod/mini'
import { requestName, seamlessFault } from '#platform/answer-faults'
import { SeamlessFault } from '#platform/seamless-fault'
import { inTime } from '../deadline.ts'
import type { Decisions } from '../decision-routes.ts'

export type BatchNeeds = { readonly decisions: Decisions; readonly log: Log }

/** A call of a batch as it came: which one it is, and fields that nobody has looked at yet. */
type CarriedCall = { readonly call: string; readonly [field: string]: unknown }

type Moved = Awaited<ReturnType<Decisions['bet']>>
type CallAnswer = Moved | SeamlessRefused

/** No call of a batch is begun after the first time, and none is waited for after the second. */
const MS = { begin: 650, end: 950 }

/**
 * Answers calls in their order, each as if it had come alone. Those of one member are made one after the other; where the
 * outcome of one is not known, those behind it are not begun and are answered RETRY, too, so that none overtakes it.
 */
export async function answerBatch(
  needs: BatchNeeds,
  { vendor, calls }: { readonly vendor: string; readonly calls: readonly CarriedCall[] },
): Promise<CallAnswer[]> {
  const began = performance.now()
  const elapsed = () => performance.now() - began
  const answers: CallAnswer[] = calls.map(() => LATE)
  const makeInOrder = async (places: readonly number[]): Promise<void> => {
    for (const place of places) {
      const call = calls[place]
      if (!call || elapsed() > MS.begin) return
      const answer = await makeCall(needs, { vendor, call, patienceMs: MS.end - elapsed() })
      answers[place] = answer
      if (answer.status === LATE.status) return
    }
  }
  await Promise.all(placesByMember(calls).map(makeInOrder))
  return answers
}

const LATE = { status: 'RETRY', message: 'there was no time for it: repeat the same' } as const

/** The places of each member's calls; what names no member stands by itself. */
function placesByMember(calls: readonly CarriedCall[]): number[][] {
  const places = new Map<unknown, number[]>()
  for (const [place, { member }] of calls.entries()) {
    const name = typeof member === 'string' ? member : place
    places.set(name, [...(places.get(name) ?? []), place])
  }
  return [...places.values()]
}

type Making = { readonly vendor: string; readonly call: CarriedCall; readonly patienceMs: number }

async function makeCall({ decisions, log }: BatchNeeds, { vendor, call, patienceMs }: Making): Promise<CallAnswer> {
  try {
    return await inTime(decide(decisions, vendor, call), patienceMs)
  } catch (error) {
    const on = { contract: batch, requestId: requestName(), route: batch.path }
    return seamlessFault(error, on, log).answer
  }
}

/** Reads the fields of a call by its contract and makes it. */
async function decide(decisions: Decisions, vendor: string, { call, ...fields }: CarriedCall): Promise<Moved> {
  switch (call) {
    case 'bet':
      return decisions.bet(vendor, read(BATCHED.bet, fields))
    case 'win':
      return decisions.win(vendor, read(BATCHED.win, fields))
    case 'betwin':
      return decisions.betwin(vendor, read(BATCHED.betwin, fields))
    case 'rollback':
      return decisions.rollback(vendor, read(BATCHED.rollback, fields))
    case 'return':
      return decisions.return(vendor, read(BATCHED.return, fields))
    default:
      throw new SeamlessFault('INVALID_REQUEST', `a batch carries ${Object.keys(BATCHED).join(', ')}`)
  }
}

function read<S extends z.ZodMiniType>(schema: S, fields: object): z.output<S> {
  const result = schema.safeParse(fields)
  if (!result.success) throw new SeamlessFault('INVALID_REQUEST', 'invalid request')
  return result.data
}
