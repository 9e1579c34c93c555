import { createHash } from 'node:crypto'
import { say } from '@sanuk/locales/server-words'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { pageHeaders, type Sites } from './page-headers.ts'
import { readerLanguage } from './reader-language.ts'

const STYLE = `:root{color-scheme:light dark}
body{margin:0;min-height:100vh;display:grid;place-content:center;gap:1rem;text-align:center;background:#160a04;color:#fdf3dc;font:1.125rem/1.5 system-ui,sans-serif}
h1{margin:0;font-size:1.5rem}
a{color:#f3b73e}`

const STYLE_HASH = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`

/** Answers that there is nothing here, in the reader's language, with a way back to the site and no detail. */
export function sendMissingPage(request: FastifyRequest, reply: FastifyReply, sites: Sites): FastifyReply {
  const language = readerLanguage(request.headers['accept-language'])
  const page = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${say(language, 'pages.missing')}</title>
<style>${STYLE}</style>
<h1>${say(language, 'pages.missing')}</h1>
<a href="${sites[0]}/" target="_top">${say(language, 'pages.to_home')}</a>
`
  return reply.code(404).headers(pageHeaders(sites, STYLE_HASH)).send(page)
}
