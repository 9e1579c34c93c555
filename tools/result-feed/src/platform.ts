import { awaitedResults, reportResult } from '@sanuk/contracts/lottery-results'
import type { RequestOf } from '@sanuk/contracts/route'
import type { SigningKey } from '@sanuk/vendor-kit/sign'
import { signedPost } from '@sanuk/vendor-kit/signed-post'
import * as z from 'zod/mini'

export type Place = { readonly origin: string; readonly code: string; readonly key: SigningKey }

const TIMEOUT_MS = 10_000

const listed = z.object({ success: z.literal(true), value: awaitedResults.answer })
const taken = z.object({ success: z.literal(true), value: reportResult.answer })
const refused = z.object({ success: z.literal(false), code: z.string() })

/** An issue whose result is missing. */
export type Awaited = z.output<(typeof awaitedResults)['answer']>['list'][number]
export type Told = RequestOf<typeof reportResult>['body']

/** What the platform made of a result, or the code of its refusal. */
export type Reply = z.output<(typeof reportResult)['answer']>['outcome'] | { readonly refusal: string }

export type Platform = {
  readonly awaited: () => Promise<readonly Awaited[]>
  readonly tell: (told: Told) => Promise<Reply>
}

/** The platform's calls for feeds. They throw where no answer came to build on: the same is asked or told again then. */
export function openPlatform({ origin, code, key }: Place): Platform {
  const post = (path: string, content: object) =>
    signedPost(new URL(path, origin).href, content, { vendor: code, key, timeoutMs: TIMEOUT_MS })
  return {
    awaited: async () => {
      const { status, body } = await post(awaitedResults.path, {})
      const answer = listed.safeParse(body)
      if (!answer.success) throw new Error(`the platform answered ${status}`)
      return answer.data.value.list
    },
    tell: async (told) => {
      const { status, body } = await post(reportResult.path, told)
      const answer = taken.safeParse(body)
      if (answer.success) return answer.data.value.outcome
      const refusal = refused.safeParse(body)
      if (status >= 400 && status < 500 && refusal.success) return { refusal: refusal.data.code }
      throw new Error(`the platform answered ${status}`)
    },
  }
}
