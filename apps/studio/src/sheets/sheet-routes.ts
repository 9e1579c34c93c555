import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { LANGUAGES, type Language } from '@sanuk/contracts/wire'
import { sendMissingPage } from '@sanuk/vendor-server/pages/missing-page'
import { pageHeaders, type Sites } from '@sanuk/vendor-server/pages/page-headers'
import { readerLanguage } from '@sanuk/vendor-server/pages/reader-language'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { instantGame, slotGame } from '../games/games.ts'
import printedFigures from './instant/figures.json' with { type: 'json' }
import type { PrintedFigures } from './instant/figures.ts'
import { writeInstantSheet } from './instant/instant-sheet.ts'
import { type Sheet, writeSheet } from './sheet.ts'
import { SHEET_STYLE_HASH, sheetPage } from './sheet-page.ts'

type Asked = { Params: { code: string }; Querystring: { lang?: string } }

/** Scripts of the house's typeface. */
const FONTS = ['latin', 'thai']

/** PDFs that are kept once they were made, some tens of kilobytes each. */
const KEPT_MAX = 40

/** Writes the sheet of a title in a language. */
type Writer = (language: Language) => Sheet

const printed: PrintedFigures = printedFigures

/** How the sheet of a title is written; undefined where there is no such title, or none that can be played. */
function writerOf(code: string): Writer | undefined {
  const [slot, game, choices] = [slotGame(code), instantGame(code), Object.hasOwn(printed, code) && printed[code]]
  if (slot) return (language) => writeSheet({ ...slot, language })
  return game && choices ? (language) => writeInstantSheet({ game, choices, language }) : undefined
}

/** Serves the PAR sheet of every title that can be played, as a page and as a PDF. */
export function serveSheets(app: FastifyInstance, sites: Sites): void {
  const pdfOf = keptPdfs()
  const headers = pageHeaders(sites, SHEET_STYLE_HASH)
  const paperHeaders = {
    ...headers,
    'content-type': 'application/pdf',
    // A browser shows the file by pages of its own, which a page's policy would keep from it.
    'content-security-policy': `frame-ancestors 'self' ${sites.join(' ')}`,
  }
  app.get<Asked>('/sheets/:code/', (request, reply) => {
    const write = writerOf(request.params.code)
    if (!write) return sendMissingPage(request, reply, sites)
    const page = sheetPage(write(languageOf(request)))
    return sendKnown(request, reply.headers(headers), Buffer.from(page))
  })
  app.get<Asked>('/sheets/:code(^[a-z0-9-]+).pdf', async (request, reply) => {
    const { code } = request.params
    const write = writerOf(code)
    if (!write) return sendMissingPage(request, reply, sites)
    const language = languageOf(request)
    const file = `inline; filename="${code}-par-sheet-${language}.pdf"`
    const pdf = await pdfOf(write(language))
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

/** Makes the PDF of a sheet when it is asked for, and not again while it is one of the last that were made. */
function keptPdfs() {
  const kept = new Map<string, Promise<Buffer>>()
  return (sheet: Sheet): Promise<Buffer> => {
    const key = `${sheet.code} ${sheet.language}`
    const pdf = kept.get(key) ?? makePdf(sheet)
    kept.set(key, pdf)
    const [oldest] = kept.keys()
    if (oldest !== undefined && kept.size > KEPT_MAX) kept.delete(oldest)
    return pdf
  }
}

async function makePdf(sheet: Sheet): Promise<Buffer> {
  // What draws it is large, and most of the time nobody asks.
  const { sheetPdf } = await import('./sheet-pdf.ts')
  return sheetPdf(sheet)
}
