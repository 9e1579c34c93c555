import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { slotGame } from '../games/games.ts'
import type { SlotGame } from '../machines/slot-game.ts'
import { sendMissingPage } from '../pages/missing-page.ts'
import { pageHeaders } from '../pages/page-headers.ts'
import { readerLanguage } from '../pages/reader-language.ts'
import { writeSheet } from './sheet.ts'
import { SHEET_STYLE_HASH, sheetPage } from './sheet-page.ts'

type Asked = { Params: { code: string }; Querystring: { lang?: string } }

/** Scripts of the house's typeface. */
const FONTS = ['latin', 'thai']

/** PDFs that are kept once they were made, some tens of kilobytes each. */
const KEPT_MAX = 40

/** Serves the PAR sheet of every slot, as a page and as a PDF. */
export function serveSheets(app: FastifyInstance, siteOrigin: string): void {
  const pdfOf = keptPdfs()
  const headers = pageHeaders(siteOrigin, SHEET_STYLE_HASH)
  const paperHeaders = {
    ...headers,
    'content-type': 'application/pdf',
    // A browser shows the file by pages of its own, which a page's policy would keep from it.
    'content-security-policy': `frame-ancestors 'self' ${siteOrigin}`,
  }
  app.get<Asked>('/sheets/:code/', (request, reply) => {
    const slot = slotGame(request.params.code)
    if (!slot) return sendMissingPage(request, reply, siteOrigin)
    const page = sheetPage(writeSheet({ ...slot, language: languageOf(request) }))
    return sendKnown(request, reply.headers(headers), Buffer.from(page))
  })
  app.get<Asked>('/sheets/:code(^[a-z0-9-]+).pdf', async (request, reply) => {
    const slot = slotGame(request.params.code)
    if (!slot) return sendMissingPage(request, reply, siteOrigin)
    const language = languageOf(request)
    const file = `inline; filename="${slot.machine.code}-par-sheet-${language}.pdf"`
    const pdf = await pdfOf(slot, language)
    return sendKnown(request, reply.headers({ ...paperHeaders, 'content-disposition': file }), pdf)
  })
  for (const script of FONTS) serveFont(app, `anuphan-${script}.woff2`)
}

function serveFont(app: FastifyInstance, name: string): void {
  const font = readFileSync(fileURLToPath(import.meta.resolve(`@sanuk/ui/fonts/${name}`)))
  app.get(`/sheets/fonts/${name}`, (_request, reply) =>
    reply.headers({ 'content-type': 'font/woff2', 'cache-control': 'public, max-age=86400' }).send(font),
  )
}

/** The language of the address; without one, of the reader's browser. */
function languageOf({ query, headers }: FastifyRequest<Asked>): Language {
  return LANGUAGES.find((language) => language === query.lang) ?? readerLanguage(headers['accept-language'])
}

/** Sends what a browser has not got already: the tag changes whenever a figure or a word does. */
function sendKnown(request: FastifyRequest, reply: FastifyReply, body: Buffer): FastifyReply {
  const tag = `"${createHash('sha256').update(body).digest('base64url')}"`
  reply.headers({ etag: tag, vary: 'accept-language' })
  return request.headers['if-none-match'] === tag ? reply.code(304).send() : reply.send(body)
}

/** Makes the PDF of a slot when it is asked for, and not again while it is one of the last that were made. */
function keptPdfs() {
  const kept = new Map<string, Promise<Buffer>>()
  return (slot: SlotGame, language: Language): Promise<Buffer> => {
    const key = `${slot.machine.code} ${language}`
    const pdf = kept.get(key) ?? makePdf(slot, language)
    kept.set(key, pdf)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > KEPT_MAX) kept.delete(oldest)
    return pdf
  }
}

async function makePdf(slot: SlotGame, language: Language): Promise<Buffer> {
  // What draws it is large, and most of the time nobody asks.
  const { sheetPdf } = await import('./sheet-pdf.ts')
  return sheetPdf(writeSheet({ ...slot, language }))
}
