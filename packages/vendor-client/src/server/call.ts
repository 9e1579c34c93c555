import type * as z from 'zod/mini'
import { type Refusal, Unanswered } from './refusal.ts'

/** A call of a protocol, as its list of calls describes it. */
type Described<Answer> = { readonly method: string; readonly path: string; readonly answer: z.ZodMiniType<Answer> }

/** What a call carries: `null` for no body, and for no session yet. */
type Carried = { readonly body?: unknown; readonly session?: string | undefined }

/** How a protocol refuses. */
type Faults<Fault extends string> = {
  readonly faultAnswer: z.ZodMiniType<{ fault: Fault; balance?: string | undefined }>
  /** The error for a fault the server named: a refusal, or `Unanswered` where it leaves open what became of the call. */
  readonly faultOf: (fault: Fault, balance?: string) => Refusal<Fault> | Unanswered
}

export type Call = <Answer>(described: Described<Answer>, carried: Carried) => Promise<Answer>

const PATIENCE_MS = 12_000

/**
 * One call by the protocol, its answer checked. Throws a `Refusal` for a definite no and `Unanswered` for everything
 * that leaves open what happened: no line, no answer in time, an answer that is not the protocol's.
 */
export function createCall<Fault extends string>(faults: Faults<Fault>): Call {
  return async (described, { body, session }) => {
    const headers = new Headers()
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (session !== undefined) headers.set('authorization', `Bearer ${session}`)
    const text = body === undefined ? null : JSON.stringify(body)
    const { ok, value } = await answerTo(described.path, { method: described.method, headers, body: text })
    if (!ok) throw faultIn(faults, value)
    const read = described.answer.safeParse(value)
    if (!read.success) throw new Unanswered(`unexpected answer from ${described.path}`, { cause: read.error })
    return read.data
  }
}

async function answerTo(path: string, request: RequestInit): Promise<{ ok: boolean; value: unknown }> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS)
    const response = await fetch(path, { ...request, cache: 'no-store', signal })
    return { ok: response.ok, value: await response.json() }
  } catch (cause) {
    throw new Unanswered('no answer', { cause })
  }
}

function faultIn<Fault extends string>({ faultAnswer, faultOf }: Faults<Fault>, value: unknown): Error {
  const read = faultAnswer.safeParse(value)
  return read.success ? faultOf(read.data.fault, read.data.balance) : new Unanswered('a fault without a name')
}
