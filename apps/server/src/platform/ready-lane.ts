import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Route } from '@sanuk/contracts/route'
import type { Brand } from './caller.ts'
import { preferredLanguage } from './preferred-language.ts'
import type { CachedResponse, ResponseCache } from './response-cache.ts'

type Needs = {
  readonly kept: ResponseCache
  /** The brand of a host name where it is known at once and turns nobody away, or `null`. */
  readonly openBrandOf: (host: string) => Brand | null
}

export type ReadyLane = ReturnType<typeof createReadyLane>

/**
 * Sends what stands ready before anything else is looked at: a whole round through hooks, limits and rules costs four
 * times what a kept answer does. Whatever is not plain takes the long way, which also fills the shelf. As a file of a
 * page, such an answer counts against nobody's limit.
 */
export function createReadyLane({ kept, openBrandOf }: Needs) {
  const routes = new Map<string, Route>()

  const find = ({ method, url = '', headers }: IncomingMessage): CachedResponse | null => {
    // Only a trusted proxy may rename the host; who is trusted is known further in.
    if (method !== 'GET' || headers['x-forwarded-host'] !== undefined) return null
    const path = url.indexOf('?')
    const topic = routes.get(path === -1 ? url : url.slice(0, path))?.kept
    const brand = topic ? openBrandOf((headers.host ?? '').replace(/:\d+$/, '')) : null
    if (!topic || !brand) return null
    const language = preferredLanguage(headers['accept-language'], brand.languages)
    return kept.ready({ brand: brand.id, topic, url: keptName(language, url) })
  }

  return {
    /** Takes a route whose answers are kept and which is asked for by one path. */
    open: (route: Route): void => void routes.set(route.path, route),
    /** Answers a request if its answer stands ready, and says whether it did. */
    serve: (request: IncomingMessage, response: ServerResponse): boolean => {
      const answer = find(request)
      if (answer) write(request, response, answer)
      return answer !== null
    },
  }
}

/** What a kept answer is found by: the language it is in, and the address with its query. */
export const keptName = (language: string, url: string): string => `${language} ${url}`

function write(
  request: IncomingMessage,
  response: ServerResponse,
  { body, etag, head, flatHead }: CachedResponse,
): void {
  if (request.headers['if-none-match'] === etag) response.writeHead(304, head).end()
  else response.writeHead(200, flatHead).end(body)
}
