import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { type SharedKey, signatureHeaders } from '@sanuk/vendor-kit/sign'

export type Told = { readonly status: number; readonly body: Readonly<Record<string, unknown>> }

/** A vendor's request on its way: as it came, and its content where it has one. */
export type Asked = {
  readonly call: string
  readonly path: string
  readonly raw: Buffer
  readonly headers: Readonly<Record<string, string>>
  readonly content: Readonly<Record<string, unknown>> | null
  /** Sends it on as it came. */
  readonly pass: () => Promise<Told>
  /** Sends this call instead, freshly signed by the named vendor: the real platform has nothing against it. */
  readonly send: (content: object, more?: { call?: string; vendor?: string }) => Promise<Told>
}

/** What a broken platform does with a request. */
export type Handling = (asked: Asked) => Promise<Told>

const KEPT = ['x-vendor', 'x-key', 'x-timestamp', 'x-signature', 'content-type']

/** Stands before a platform and does with every request what it is told. */
export async function startProxy(address: string, keys: Readonly<Record<string, SharedKey>>, handle: Handling) {
  const post = async (path: string, headers: Record<string, string>, body: Buffer): Promise<Told> => {
    const reply = await fetch(`${address}${path}`, { method: 'POST', headers, body: new Uint8Array(body) })
    return { status: reply.status, body: JSON.parse(await reply.text()) }
  }

  const read = async (request: IncomingMessage): Promise<Asked> => {
    const raw = await buffer(request)
    const path = request.url ?? ''
    const call = path.split('/').at(-1) ?? ''
    const entries = KEPT.map((name) => [name, request.headers[name]])
    const headers: Record<string, string> = Object.fromEntries(entries.filter(([, value]) => value !== undefined))
    const own = headers['x-vendor'] ?? ''
    return {
      call,
      path,
      raw,
      headers,
      content: contentOf(raw),
      pass: () => post(path, headers, raw),
      send: (content, { call: other = call, vendor = own } = {}) => {
        const key = keys[vendor]
        if (!key) throw new Error(`no key of ${vendor}`)
        const body = Buffer.from(JSON.stringify(content))
        const signed = { method: 'POST', path: `/seamless/v1/${other}`, body }
        const signature = signatureHeaders(signed, { vendor, key, now: Date.now() })
        return post(signed.path, { ...signature, 'content-type': 'application/json' }, body)
      },
    }
  }

  const server = createServer(async (request, reply) => {
    const { status, body } = await handle(await read(request))
    reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

function contentOf(raw: Buffer): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'))
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : null
  } catch {
    return null
  }
}
