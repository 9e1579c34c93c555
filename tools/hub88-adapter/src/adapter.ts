import type { KeyObject } from 'node:crypto'
import { SEAMLESS_STATUSES, type SeamlessRefusal, type SeamlessRefused } from '@sanuk/contracts/seamless'
import { SIGNED_BODY_MAX } from '@sanuk/contracts/signature'
import { currencyCode } from '@sanuk/contracts/wire'
import type { SigningKey } from '@sanuk/vendor-kit/sign'
import { type SignedReply, signedPost } from '@sanuk/vendor-kit/signed-post'
import Fastify, { type FastifyInstance } from 'fastify'
import * as z from 'zod/mini'
import {
  HUB88_CALLS,
  type Hub88Answer,
  type Hub88Content,
  isHub88Signed,
  readHub88,
  refusal,
  takenBack,
  writeHub88,
} from './hub88.ts'

export type AdapterSettings = {
  /** Origin of the platform, and who we are there. */
  readonly platform: string
  readonly vendor: string
  readonly key: SigningKey
  /** By which Hub88 signs. */
  readonly hub88Key: KeyObject
  /** Of members whose session nobody knows any more: what such a call is about needs no session. */
  readonly currency: string
}

/** They give up after five seconds; the platform answers within one. */
const TIMEOUT_MS = 3_000

/** Sessions whose currency is remembered. */
const SESSIONS_MAX = 100_000

const refused = Object.keys(SEAMLESS_STATUSES).filter((status) => status !== 'OK') as [SeamlessRefusal]
const answered = z.union([
  z.object({ status: z.literal('OK'), balance: z.string() }),
  z.object({ status: z.enum(refused), message: z.string(), balance: z.optional(z.string()) }),
])
const opened = z.object({ status: z.literal('OK'), currency: currencyCode })

/**
 * A vendor of the platform that speaks Hub88's wallet API on its other side: it checks their signature, translates the
 * call, makes it as any vendor does, and translates the answer. It keeps nothing that matters: whoever repeats a
 * transaction hears the first answer from the platform.
 */
export function createAdapter(settings: AdapterSettings): FastifyInstance {
  const app = Fastify({ bodyLimit: SIGNED_BODY_MAX })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const ask = createAsk(settings)
  for (const path of Object.keys(HUB88_CALLS) as (keyof typeof HUB88_CALLS)[]) {
    app.post(path, async (request, reply) => {
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const signature = String(request.headers['x-hub88-signature'] ?? '')
      const { http, body } = isHub88Signed(raw, signature, settings.hub88Key)
        ? await answer(ask, path, parse(raw))
        : refusal('RS_ERROR_INVALID_SIGNATURE', null)
      return reply.code(http).send(body)
    })
  }
  return app
}

async function answer(ask: Ask, path: keyof typeof HUB88_CALLS, request: unknown): Promise<Hub88Answer> {
  const read = readHub88(path, request)
  if (!read.asked) return read.answer
  const { content } = read
  const currency = content.body.currency ?? (await ask.currencyOf(content.body.token))
  const make = async ({ call, body }: Hub88Content) => said(await ask.platform(call, { ...body, currency }))
  const reply = await make(content)
  const instead = takenBack(content, reply.status)
  const corrected = instead && (await make(instead))
  return writeHub88(content, corrected && DECIDED.has(corrected.status) ? corrected : reply, currency)
}

/** Answers to the correction of a win by which the rollback is answered: anything else says that there was no such win. */
const DECIDED: ReadonlySet<string> = new Set(['OK', 'RETRY', 'TOO_MANY_REQUESTS'])

/** What the platform said; where it said nothing of sense, nobody knows what became of the call. */
function said(reply: SignedReply | null): { status: 'OK'; balance: string } | SeamlessRefused {
  const { data } = answered.safeParse(reply?.body)
  if (!data) return { status: 'RETRY', message: 'no answer' }
  if (data.status === 'OK') return data
  const { status, message, balance } = data
  return { status, message, ...(balance === undefined ? {} : { balance }) }
}

type Ask = ReturnType<typeof createAsk>

function createAsk({ platform, vendor, key, currency }: AdapterSettings) {
  const currencies = new Map<string, string>()
  const post = (call: Hub88Content['call'] | 'authenticate', body: object): Promise<SignedReply | null> =>
    signedPost(`${platform}/seamless/v1/${call}`, body, { vendor, key, timeoutMs: TIMEOUT_MS }).catch(() => null)
  /** Their first call of a token is ours that opens the session, which is harmless to do again. */
  const open = async (token: string): Promise<string> => {
    const known = currencies.get(token)
    if (known) return known
    const session = opened.safeParse((await post('authenticate', { requestId: 'open', token }))?.body)
    if (!session.success) return currency
    if (currencies.size >= SESSIONS_MAX) currencies.clear()
    currencies.set(token, session.data.currency)
    return session.data.currency
  }
  return {
    currencyOf: open,
    platform: async (call: Hub88Content['call'], body: Hub88Content['body']): Promise<SignedReply | null> => {
      await open(body.token)
      return post(call, body)
    },
  }
}

function parse(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}
