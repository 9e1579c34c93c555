import type { FastifyRequest } from 'fastify'
import type { Reader } from './pages/frame.ts'
import { languageOf, speak } from './words.ts'

/** Who looks at a page, in which language. */
export function readerOf(request: FastifyRequest): Reader {
  const language = languageOf(request.headers.cookie, request.headers['accept-language'])
  // The answer to a form has no address of its own to come back to.
  const here = request.method === 'GET' ? request.url : '/'
  return { say: speak(language), language, here }
}
