import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { FastifyInstance } from 'fastify'

const own = (name: string) => new URL(`../page/${name}`, import.meta.url)
const font = (script: string) =>
  new URL(import.meta.resolve(`@fontsource-variable/anuphan/files/anuphan-${script}-wght-normal.woff2`))

/** Every file a page may load, by its name under `/page/`; nothing else of the disk can be asked for. */
const FILES = {
  'phone.css': { type: 'text/css; charset=utf-8', from: own('phone.css') },
  'phone.svg': { type: 'image/svg+xml', from: own('phone.svg') },
  'phone.js': { type: 'text/javascript; charset=utf-8', from: own('phone.js') },
  'thai.woff2': { type: 'font/woff2', from: font('thai') },
  'latin.woff2': { type: 'font/woff2', from: font('latin') },
}

/** Serves the page's styles, script and fonts, read once. */
export function addPageFiles(app: FastifyInstance): void {
  for (const [name, { type, from }] of Object.entries(FILES)) {
    const content = readFileSync(fileURLToPath(from))
    app.get(`/page/${name}`, (_, reply) => reply.type(type).header('cache-control', 'max-age=300').send(content))
  }
}
