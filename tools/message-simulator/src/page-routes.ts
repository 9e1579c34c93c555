import { type Html, html } from '@sanuk/host/html'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { MessageBook } from './message-book.ts'
import { frame, type Reader } from './pages/frame.ts'
import { messagesPage } from './pages/messages-page.ts'
import { isLanguage, languageOf, speak } from './words.ts'

/** A letter may show its own styles and pictures, and lead elsewhere in a new tab; it runs nothing. */
const LETTER_POLICY =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'self'; form-action 'none'; frame-ancestors 'self'"

/** The pages of the demo phone; without scripts they are brought up to date by loading them again. */
export function addPageRoutes(app: FastifyInstance, book: MessageBook): void {
  app.get<{ Querystring: { to?: string } }>('/', (request, reply) => {
    const to = request.query.to || undefined
    const shown = { messages: book.list(to), recipients: book.recipients(), to }
    return show(reply, messagesPage(readerOf(request), shown))
  })

  app.get<{ Params: { id: string } }>('/mails/:id', (request, reply) => {
    const letter = book.find(request.params.id)
    if (letter?.kind !== 'mail' || letter.html === null) return showMissing(request, reply)
    reply.header('content-security-policy', LETTER_POLICY)
    return reply.type('text/html; charset=utf-8').send(letter.html.replace('<head>', '<head><base target="_blank">'))
  })

  app.get<{ Params: { language: string }; Querystring: { back?: string } }>('/language/:language', (request, reply) => {
    const { language } = request.params
    if (!isLanguage(language)) return showMissing(request, reply)
    const { back = '' } = request.query
    return reply
      .header('set-cookie', `phone-language=${language}; Path=/; Max-Age=31536000; SameSite=Lax; HttpOnly`)
      .redirect(/^\/(?![/\\])/.test(back) ? back : '/', 303)
  })

  app.setNotFoundHandler((request, reply) => showMissing(request, reply))
}

function showMissing(request: FastifyRequest, reply: FastifyReply) {
  const reader = readerOf(request)
  const { say } = reader
  const content = html`<div class="none"><h1>${say('missing.title')}</h1><p>${say('missing.text')}</p>
<a class="second" href="/">${say('all')}</a></div>`
  return show(reply.code(404), frame(reader, { title: say('missing.title'), content }))
}

export function show(reply: FastifyReply, page: Html) {
  return reply.type('text/html; charset=utf-8').header('cache-control', 'no-store').send(page.text)
}

export function readerOf(request: FastifyRequest): Reader {
  const language = languageOf(request.headers.cookie, request.headers['accept-language'])
  return { say: speak(language), language, here: request.url }
}
