import { createServer, type IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'

export type Received = { readonly headers: IncomingHttpHeaders; readonly path: string; readonly body: Buffer }

/** What the platform answers next: a status with JSON, or nothing at all before it hangs up. */
export type Answer = { readonly status: number; readonly body: unknown } | 'hang up'

export const credited: Answer = { status: 200, body: { success: true, value: { result: 'credited' } } }

/** A platform on a real port that notes what it is told and answers by a list, the last of which it repeats. */
export async function listeningPlatform(answers: readonly Answer[], port = 0) {
  const received: Received[] = []
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    received.push({ headers: request.headers, path: request.url ?? '', body: Buffer.concat(chunks) })
    const answer = answers[Math.min(received.length, answers.length) - 1] ?? credited
    if (answer === 'hang up') return request.socket.destroy()
    response.writeHead(answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(answer.body))
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const { port: taken } = server.address() as AddressInfo
  return {
    received,
    port: taken,
    origin: `http://127.0.0.1:${taken}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
