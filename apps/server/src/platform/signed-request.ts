import type { IncomingHttpHeaders } from 'node:http'

/** What somebody who signs has sent. Its body is kept as raw bytes, since signatures cover them. */
export type SignedRequest = {
  readonly method: string
  readonly url: string
  readonly headers: IncomingHttpHeaders
  readonly body: unknown
  /** Network address of the caller, as far as trusted proxies tell. */
  readonly ip: string
}
