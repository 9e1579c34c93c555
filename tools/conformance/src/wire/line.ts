import http from 'node:http'
import https from 'node:https'
import { text } from 'node:stream/consumers'

/** One request, exactly as it goes out. `lose` hangs up when all was sent, or when the answer begins to arrive. */
export type Sent = {
  readonly method: string
  readonly path: string
  readonly headers: Readonly<Record<string, string>>
  readonly body: Uint8Array
  readonly localAddress?: string | undefined
  readonly lose?: 'when sent' | 'when answered' | undefined
}

export type Reply = {
  readonly http: number
  readonly text: string
  readonly mediaType: string | undefined
  readonly milliseconds: number
}

/** Nothing came back, or not in time: nobody knows what became of the request. */
export class Silence extends Error {}

const PATIENCE_MS = 15_000

/** A line to a platform that keeps its connections, and can hang up on purpose. */
export function openLine(address: string) {
  const { protocol, origin } = new URL(address)
  const secure = protocol === 'https:'
  const agent = secure ? new https.Agent({ keepAlive: true }) : new http.Agent({ keepAlive: true })
  const request = secure ? https.request : http.request

  const send = (sent: Sent) =>
    new Promise<Reply>((resolve, reject) => {
      const began = performance.now()
      const options = {
        method: sent.method,
        // Node's agent keeps a connection only among those of the same local address.
        agent: sent.lose ? false : agent,
        headers: { ...sent.headers, 'content-length': sent.body.byteLength },
        ...(sent.localAddress ? { localAddress: sent.localAddress } : {}),
      } as const
      const hangUp = () => {
        outgoing.destroy()
        reject(new Silence('hung up'))
      }
      const outgoing = request(`${origin}${sent.path}`, options, async (incoming) => {
        if (sent.lose) return hangUp()
        try {
          const read = await text(incoming)
          const milliseconds = performance.now() - began
          resolve({
            http: incoming.statusCode ?? 0,
            text: read,
            mediaType: incoming.headers['content-type'],
            milliseconds,
          })
        } catch (error) {
          reject(new Silence(String(error)))
        }
      })
      outgoing.setTimeout(PATIENCE_MS, () => outgoing.destroy(new Error(`no answer within ${PATIENCE_MS / 1000} s`)))
      outgoing.on('error', (error) => reject(new Silence(error.message)))
      outgoing.end(sent.body, () => sent.lose === 'when sent' && hangUp())
    })

  return { send, close: () => agent.destroy() }
}
