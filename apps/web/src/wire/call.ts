import type { AnswerOf, RequestOf, Route } from '@sanuk/contracts/route'
import { exchange, type Parcel } from './exchange.ts'

/** The parts a contract asks for; nothing where it asks for nothing. */
export type CallArguments<R extends Route> = keyof RequestOf<R> extends never
  ? [request?: undefined, signal?: AbortSignal]
  : [request: RequestOf<R>, signal?: AbortSignal]

/** What any call may carry, read without knowing its contract. */
type LooseRequest = Pick<Parcel, 'params' | 'query'> & { readonly body?: unknown }

/**
 * Makes a call of the wire and answers its value. Throws `RefusedError` when the server says no and
 * `UnreachableError` when it does not answer; a session that has ended is forgotten.
 */
export async function call<R extends Route>(route: R, ...[request, signal]: CallArguments<R>): Promise<AnswerOf<R>> {
  const { body, ...parts }: LooseRequest = request ?? {}
  const value = await exchange(route, body === undefined ? parts : { ...parts, body: await pack(route, body) }, signal)
  // The contract is checked where the answer is written: the server parses each one before it sends it.
  return value as AnswerOf<R>
}

/** A body as its contract wants it sent. What seals is loaded when the first sealed body is. */
async function pack(route: Route, body: unknown): Promise<NonNullable<Parcel['body']>> {
  if (!route.sealed) return { text: JSON.stringify(body), mediaType: 'application/json' }
  const { sealBody } = await import('./sealed.ts')
  return sealBody(route, body)
}
