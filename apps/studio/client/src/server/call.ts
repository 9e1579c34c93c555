import type * as z from 'zod/mini'
import { faultAnswer } from '#protocol'
import { faultOf, Unanswered } from './fault.ts'

/** A call of the protocol, as `GAME_CALLS` describes it. */
type Described<Answer> = { readonly method: string; readonly path: string; readonly answer: z.ZodMiniType<Answer> }

/** What a call carries: `null` for no body, and for no session yet. */
type Carried = { readonly body?: unknown; readonly session?: string | undefined }

const PATIENCE_MS = 12_000

/**
 * One call by the protocol, its answer checked. Throws `Refused` for a definite no and `Unanswered` for everything
 * that leaves open what happened: no line, no answer in time, an answer that is not the protocol's.
 */
export async function call<Answer>(described: Described<Answer>, { body, session }: Carried): Promise<Answer> {
  const headers = new Headers()
  if (body !== undefined) headers.set('content-type', 'application/json')
  if (session !== undefined) headers.set('authorization', `Bearer ${session}`)
  const text = body === undefined ? null : JSON.stringify(body)
  const { ok, value } = await answerTo(described.path, { method: described.method, headers, body: text })
  if (!ok) throw faultIn(value)
  const read = described.answer.safeParse(value)
  if (!read.success) throw new Unanswered(`unexpected answer from ${described.path}`, { cause: read.error })
  return read.data
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

function faultIn(value: unknown): Error {
  const read = faultAnswer.safeParse(value)
  return read.success ? faultOf(read.data.fault, read.data.balance) : new Unanswered('a fault without a name')
}
