import type * as z from 'zod/mini'
import type { Access } from './access.ts'
import type { Power } from './powers.ts'
import type { RefusalCode } from './refusals.ts'
import type { Topic } from './topics.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/**
 * One call of the wire. `sealed` bodies travel as a compact JWE under the server's published key. `envelope` names the
 * form of the answer: `wps` is `{ success, value }`, `seamless` is `{ status, … }` as game vendors expect, `redirect` leads
 * a browser that came by itself on to the `location` of the answer.
 */
export type Route<
  A extends Access = Access,
  P extends z.ZodMiniType = z.ZodMiniType,
  Q extends z.ZodMiniType = z.ZodMiniType,
  B extends z.ZodMiniType = z.ZodMiniType,
  R extends z.ZodMiniType = z.ZodMiniType,
  C extends RefusalCode = RefusalCode,
> = {
  readonly method: Method
  /** Path with parameters in braces, as OpenAPI writes them: `/wps/member/rounds/{id}`. */
  readonly path: `/${string}`
  readonly access: A
  /** What an operator must be allowed; without one, every operator may (their own session and account). */
  readonly power?: Power
  /** One sentence for the API page. */
  readonly summary: string
  readonly params?: P
  readonly query?: Q
  readonly body?: B
  readonly sealed?: true
  /** Bytes the body may have, where it is more than a few fields: it carries pictures or long texts. */
  readonly bodyMax?: number
  /** Answered while the brand is closed for maintenance or to the visitor's region, too. */
  readonly answeredWhenClosed?: true
  /** Answered to visitors of a brand that shows its pages to nobody before they signed in, too. */
  readonly atTheDoor?: true
  /** The same for everybody at the brand who reads a language: kept ready until something of this topic changes, and asked for again then. */
  readonly kept?: Topic
  /** Wants proof that somebody waited for it (`guard.ts`), which is looked at before anything else of the call. */
  readonly human?: true
  readonly envelope?: 'seamless' | 'redirect'
  readonly answer: R
  readonly refusals: readonly C[]
}

/** Whether visitors may make a call on other brands, but not where pages are shown to members only. */
export const isBehindDoor = ({ access, atTheDoor }: Pick<Route, 'access' | 'atTheDoor'>): boolean =>
  access === 'visitor' && !atTheDoor

/** Declares a call, keeping its exact types for server and browser. */
export function route<
  A extends Access,
  P extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  Q extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  B extends z.ZodMiniType = z.ZodMiniType<undefined, undefined>,
  R extends z.ZodMiniType = z.ZodMiniType,
  const C extends RefusalCode = never,
>(it: Route<A, P, Q, B, R, C>): Route<A, P, Q, B, R, C> {
  return it
}

type Parts<R extends Route> = {
  params: z.output<NonNullable<R['params']>>
  query: z.output<NonNullable<R['query']>>
  body: z.output<NonNullable<R['body']>>
}

type SentParts<R extends Route> = {
  params: z.input<NonNullable<R['params']>>
  query: z.input<NonNullable<R['query']>>
  body: z.input<NonNullable<R['body']>>
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** What a handler receives: only the parts the contract declares, parsed. */
export type InputOf<R extends Route> = Present<Parts<R>>

/** What a caller sends: the same before parsing. */
export type RequestOf<R extends Route> = Present<SentParts<R>>

/** What a caller gets as `value`. */
export type AnswerOf<R extends Route> = z.output<R['answer']>
