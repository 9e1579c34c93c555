import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const own = (name: string) => new URL(`../page/${name}`, import.meta.url)
const installed = (name: string) => new URL(import.meta.resolve(name))
const font = (script: string) => installed(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`)

/** Every file a page may load, by its name under `/page/`; nothing else of the disk can be asked for. */
const FILES = {
  'bank.css': { type: 'text/css; charset=utf-8', from: own('bank.css') },
  'bank.svg': { type: 'image/svg+xml', from: own('bank.svg') },
  'scan.js': { type: 'text/javascript; charset=utf-8', from: own('scan.js') },
  'pay.js': { type: 'text/javascript; charset=utf-8', from: own('pay.js') },
  'receipt.js': { type: 'text/javascript; charset=utf-8', from: own('receipt.js') },
  'jsqr.js': { type: 'text/javascript; charset=utf-8', from: installed('jsqr') },
  'thai.woff2': { type: 'font/woff2', from: font('thai') },
  'latin.woff2': { type: 'font/woff2', from: font('latin') },
}

/** Serves the page's styles, scripts and fonts, read once. */
export function addPageFiles(app: FastifyInstance): void {
  for (const [name, { type, from }] of Object.entries(FILES)) {
    const content = readFileSync(fileURLToPath(from))
    app.get(`/page/${name}`, (_, reply) => reply.type(type).header('cache-control', 'max-age=300').send(content))
  }
}
