import type { LookupAddress, LookupOptions } from 'node:dns'
import { lookup } from 'node:dns/promises'
import http from 'node:http'
import https from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Calls to addresses that people typed. */
export type Outgoing = {
  /**
   * Makes the connections to an address, for Node's own client. Throws `AddressRefused`, and so does the connection
   * where the name resolves to a refused address.
   */
  readonly agentFor: (url: URL) => http.Agent
  /** Like `fetch`, through such connections: redirects are not followed, and an answer has at most a megabyte. */
  readonly fetch: (url: string, options: FetchOptions) => Promise<Response>
  /** Whether an address would be refused as its name resolves now. One that does not resolve is not. */
  readonly refuses: (url: URL) => Promise<boolean>
}

export type FetchOptions = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: ConstructorParameters<typeof Response>[0]
  readonly signal?: AbortSignal | undefined
}

type Rules = {
  /** Whether private addresses may be called: where a developer's own machine is the whole installation. */
  readonly privateAllowed: boolean
  /** Origins that whoever runs the installation named in its environment: they may be anywhere. */
  readonly trustedOrigins: readonly string[]
  /** All addresses of a name; the system's own way of finding them where none is given. */
  readonly resolve?: Resolve
}

type Resolve = (host: string, options: LookupOptions) => Promise<readonly LookupAddress[]>

const resolveName: Resolve = (host, options) => lookup(host, { ...options, all: true })

/** An address is not one of the public internet. */
class AddressRefused extends Error {
  constructor(host: string, address: string) {
    super(`${host} is not called: ${address} is no address of the public internet`)
  }
}

const BODY_MAX = 1024 * 1024

type Agents = Readonly<Record<'http:' | 'https:', http.Agent>>

/** Connections stay open: many calls to one address share them. */
const agentsOf = (options: { readonly lookup?: LookupFunction }): Agents => ({
  'http:': new http.Agent({ keepAlive: true, ...options }),
  'https:': new https.Agent({ keepAlive: true, ...options }),
})

/**
 * Opens the way out for calls to addresses that people typed. Of these, only addresses of the public internet are
 * called. What a name resolves to is looked at when the connection is made, and that very address is connected to, so
 * that a name which changes in between (DNS rebinding) leads nowhere else.
 */
export function createOutgoing({ privateAllowed, trustedOrigins, resolve = resolveName }: Rules): Outgoing {
  const [anywhere, guarded] = [agentsOf({}), agentsOf({ lookup: publicOnly(resolve) })]
  const isTrusted = ({ origin }: URL): boolean => privateAllowed || trustedOrigins.includes(origin)
  const agentFor = (url: URL): http.Agent => {
    const { protocol } = url
    if (protocol !== 'http:' && protocol !== 'https:') throw new Error(`${url.href} is no address of HTTP`)
    if (isTrusted(url)) return anywhere[protocol]
    // No name is looked up for an address written as numbers.
    const host = hostOf(url)
    if (isIP(host) !== 0) assertPublic(host, [{ address: host }])
    return guarded[protocol]
  }
  return {
    agentFor,
    fetch: async (address, options) => {
      const url = new URL(address)
      return request(url, { ...options, agent: agentFor(url) })
    },
    refuses: async (url) => {
      if (isTrusted(url)) return false
      const found = await resolve(hostOf(url), {}).catch(() => [])
      return found.some(({ address }) => !isPublicAddress(address))
    },
  }
}

/** The name or address in a URL, where IPv6 stands in brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, '')

function assertPublic(host: string, addresses: readonly Pick<LookupAddress, 'address'>[]): void {
  const refused = addresses.find(({ address }) => !isPublicAddress(address))
  if (refused) throw new AddressRefused(host, refused.address)
}

/** Resolves names for connections, and fails where any address of one is not public. */
const publicOnly =
  (resolve: Resolve): LookupFunction =>
  (host, options, done) => {
    const found = resolve(host, options).then((addresses) => {
      assertPublic(host, addresses)
      return [...addresses]
    })
    found.then(
      (addresses) => {
        const [first] = addresses
        if (options.all || !first) done(null, addresses)
        else done(null, first.address, first.family)
      },
      (fault: Error) => done(fault, []),
    )
  }

/** Fails as `fetch` does: by a `TypeError` where there is no answer, by the reason of its signal where that ended it. */
async function request(
  url: URL,
  { body, signal, ...options }: FetchOptions & { readonly agent: http.Agent },
): Promise<Response> {
  const sent = body === undefined || body === null ? undefined : Buffer.from(await new Response(body).arrayBuffer())
  try {
    return await send(url, { ...options, sent, signal })
  } catch (cause) {
    throw signal?.aborted ? signal.reason : new TypeError('fetch failed', { cause })
  }
}

type Sent = Pick<FetchOptions, 'method' | 'headers' | 'signal'> & {
  readonly agent: http.Agent
  readonly sent: Buffer | undefined
}

/**
 * An open connection may have been closed by the other side just now: then no answer comes, and the call is made again
 * until a new connection is used (https://nodejs.org/api/http.html#requestreusedsocket).
 */
async function send(url: URL, call: Sent): Promise<Response> {
  const { agent, method = 'GET', headers = {}, signal, sent } = call
  const options = { method, agent, headers: { ...headers, ...(sent && { 'content-length': sent.length }) } }
  const { request: open } = url.protocol === 'https:' ? https : http
  const outgoing = open(url, { ...options, ...(signal && { signal }) })
  const answer = await new Promise<http.IncomingMessage | 'closed before'>((resolve, reject) => {
    outgoing.on('response', resolve)
    outgoing.on('error', (error: NodeJS.ErrnoException) => {
      if (outgoing.reusedSocket && CLOSED.has(error.code ?? '')) resolve('closed before')
      else reject(error)
    })
    outgoing.end(sent)
  })
  return answer === 'closed before' ? send(url, call) : responseOf(answer, await readAll(answer))
}

/** What a call over a connection fails with that the other side has closed. */
const CLOSED = new Set(['ECONNRESET', 'EPIPE'])

async function readAll(answer: http.IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  for await (const chunk of answer) {
    chunks.push(chunk)
    size += chunk.length
    if (size > BODY_MAX) throw new Error(`an answer is larger than ${BODY_MAX} bytes`)
  }
  return Buffer.concat(chunks)
}

/** Statuses whose answers have no body (Fetch Standard, "null body status"). */
const WITHOUT_BODY = new Set([204, 205, 304])

function responseOf({ statusCode = 500, headersDistinct }: http.IncomingMessage, bytes: Buffer): Response {
  const headers = new Headers()
  for (const [name, values = []] of Object.entries(headersDistinct)) {
    for (const value of values) headers.append(name, value)
  }
  return new Response(WITHOUT_BODY.has(statusCode) ? null : new Uint8Array(bytes), { status: statusCode, headers })
}
