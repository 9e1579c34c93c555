import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'
import { PICTURES } from './art/pictures.ts'
import { LUCKY_COIN } from './titles.ts'

const own = (name: string) => new URL(`../page/${name}`, import.meta.url)
const font = (script: string) =>
  new URL(import.meta.resolve(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`))

const SCRIPT = 'text/javascript; charset=utf-8'

/** Every file a page may load, by its name under `/page/`; nothing else of the disk can be asked for. */
const FILES = {
  'coin.css': { type: 'text/css; charset=utf-8', from: own('coin.css') },
  'look.js': { type: SCRIPT, from: own('look.js') },
  'server.js': { type: SCRIPT, from: own('server.js') },
  'play.js': { type: SCRIPT, from: own('play.js') },
  'round.js': { type: SCRIPT, from: own('round.js') },
  'words/th.json': { type: 'application/json', from: own('words/th.json') },
  'words/en.json': { type: 'application/json', from: own('words/en.json') },
  'thai.woff2': { type: 'font/woff2', from: font('thai') },
  'latin.woff2': { type: 'font/woff2', from: font('latin') },
}

/** Everything from here only, and to be framed by the site alone. */
const pageHeaders = (siteOrigin: string) => ({
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': [
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; font-src 'self'; img-src 'self' data:",
    `connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors ${siteOrigin}`,
  ].join('; '),
  'referrer-policy': 'no-referrer',
})

/** Serves the pages with their styles, scripts and fonts, and the pictures, which stand on the site's pages as well. */
export function addPages(app: FastifyInstance, siteOrigin: string): void {
  const [play, round] = [readFileSync(own('play.html')), readFileSync(own('round.html'))]
  const headers = pageHeaders(siteOrigin)
  app.get(`/play/${LUCKY_COIN.code}/`, (_, reply) => reply.headers(headers).send(play))
  app.get('/rounds/:ticket/', (_, reply) => reply.headers(headers).send(round))
  for (const [name, { type, from }] of Object.entries(FILES)) {
    const content = readFileSync(fileURLToPath(from))
    app.get(`/page/${name}`, (_, reply) => reply.type(type).header('cache-control', 'max-age=300').send(content))
  }
  for (const [name, picture] of Object.entries(PICTURES)) {
    app.get(`/art/${name}.svg`, (_, reply) =>
      reply
        .type('image/svg+xml')
        .headers({ 'cache-control': 'public, max-age=300', 'cross-origin-resource-policy': 'cross-origin' })
        .send(picture),
    )
  }
}
